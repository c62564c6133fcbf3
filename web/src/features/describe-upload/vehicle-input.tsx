import { type ComponentProps, useId } from 'react'

type Shared = { label: string; isRequired?: boolean; fault?: string | undefined }
type InputProps = Shared & Omit<ComponentProps<'input'>, 'id' | 'required'>

/** A line of the vehicle block to type in. */
export function VehicleInput({ label, isRequired = false, fault, ...input }: InputProps) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>
        {label}
        {isRequired && <span className="must"> required</span>}
      </label>
      <div className="field-box">
        <input
          maxLength={120}
          autoComplete="off"
          {...input}
          id={id}
          required={isRequired}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
        />
      </div>
      {fault && (
        <p className="field-fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}

type ListProps = {
  label: string
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** A line with a list to choose from; the first entry is "I don't know". */
export function VehicleList({ label, name, value, options, onChoose }: ListProps) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">I don’t know</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
