import { type ReactNode, useId } from 'react'

type Props = { title: string; lead?: string; children: ReactNode; className?: string }

/** One row of the sheet: its name in the label column, its content beside it. */
export function SheetPart({ title, lead, children, className = '' }: Props) {
  const id = useId()
  return (
    <section className="part" aria-labelledby={id}>
      <div className="row">
        <div className="gutter">
          <h2 id={id}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        <div className={`body ${className}`}>{children}</div>
      </div>
    </section>
  )
}
