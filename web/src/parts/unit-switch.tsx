import { useId } from 'react'

const UNITS = ['mi', 'km'] as const

type Props = {
  unit: string
  onUnit: (unit: (typeof UNITS)[number]) => void
  /** Of the field, in a form that is read by its names. */
  name?: string
}

/** Miles or kilometers, beside the field of a mileage. */
export function UnitSwitch({ unit, onUnit, name }: Props) {
  const group = useId()
  return (
    <fieldset className="switch">
      <legend className="sr">Unit of the mileage</legend>
      {UNITS.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name ?? group}
            value={option}
            checked={option === unit}
            onChange={() => onUnit(option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  )
}
