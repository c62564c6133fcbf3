import { useState } from 'react'
import { chooseTheme, readTheme, THEMES } from './theme.ts'

/** System, light or dark: one row of radios. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(readTheme)
  return (
    <fieldset className="switch">
      <legend className="sr">Colors</legend>
      {THEMES.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name="theme"
            checked={theme === option}
            onChange={() => {
              chooseTheme(option)
              setTheme(option)
            }}
          />
          <span>{option[0]?.toUpperCase() + option.slice(1)}</span>
        </label>
      ))}
    </fieldset>
  )
}
