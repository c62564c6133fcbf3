import { useId } from 'react'

type Props<T extends string | number> = {
  legend: string
  isRequired?: boolean
  options: readonly { value: T; label: string }[]
  chosen: T | null
  onChoose: (value: T) => void
  fault?: string | undefined
}

/** A few answers of which one is taken, as chips; the browser's own radio buttons underneath. */
export function ChipChoice<T extends string | number>(props: Props<T>) {
  const { legend, isRequired = false, options, chosen, onChoose, fault } = props
  const name = useId()
  const faultId = `${name}-fault`
  return (
    <fieldset className="chip-choice" aria-describedby={fault ? faultId : undefined}>
      <legend>
        {legend}
        {isRequired && <span className="must"> required</span>}
      </legend>
      <div className="chips">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              required={isRequired}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span className="chip">{label}</span>
          </label>
        ))}
      </div>
      {fault && (
        <p className="field-fault" id={faultId}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
