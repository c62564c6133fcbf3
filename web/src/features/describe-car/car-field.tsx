import { useId } from 'react'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  numeric?: boolean
  mono?: boolean
  /** A sentence under the field that says what is wrong with it. */
  fault?: string | undefined
  /** Where given, the field is a choice among these, or none. */
  options?: readonly (readonly [string, string])[]
}

export function CarField({ label, value, onChange, placeholder, numeric, mono, fault, options }: Props) {
  const id = useId()
  const shared = {
    id,
    value,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
  }
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select {...shared} onChange={(event) => onChange(event.target.value)}>
          <option value="">I don’t know</option>
          {options.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          className={mono || numeric ? 'num' : undefined}
          inputMode={numeric ? 'numeric' : undefined}
          maxLength={mono ? 400 : 60}
          autoComplete="off"
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {fault && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
