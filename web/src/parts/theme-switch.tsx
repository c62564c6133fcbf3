import { useId } from 'react'
import { chooseTheme, THEMES, useTheme } from './theme.ts'

/** System, light or dark: one row of radios. */
export function ThemeSwitch() {
  const theme = useTheme()
  const name = useId()
  return (
    <fieldset className="switch">
      <legend className="sr">Colors</legend>
      {THEMES.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={theme === option} onChange={() => chooseTheme(option)} />
          <span>{option[0]?.toUpperCase() + option.slice(1)}</span>
        </label>
      ))}
    </fieldset>
  )
}
