import { useId } from 'react'
import { chooseTheme, THEMES, useTheme } from './theme.ts'
import { useEarlyChoice } from './use-early-choice.ts'

/** System, light or dark: one row of radios. */
export function ThemeSwitch() {
  const theme = useTheme()
  const name = useId()
  const box = useEarlyChoice(THEMES, theme, chooseTheme)
  return (
    <fieldset className="switch" ref={box}>
      <legend className="sr">Colors</legend>
      {THEMES.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={theme === option}
            onChange={() => chooseTheme(option)}
          />
          <span>{option[0]?.toUpperCase() + option.slice(1)}</span>
        </label>
      ))}
    </fieldset>
  )
}
