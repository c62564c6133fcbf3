import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  /** What is wrong with it; told with the field. */
  fault?: string | undefined
  /** Stands in the field at its end: a show/hide toggle. */
  end?: ReactNode
}

/** A labelled line to type in. */
export function TextField({ label, fault, end, ...input }: Props) {
  const id = useId()
  const faultId = `${id}-fault`
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          {...input}
          id={id}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
        />
        {end}
      </div>
      {fault && (
        <p className="field-fault" id={faultId}>
          {fault}
        </p>
      )}
    </div>
  )
}
