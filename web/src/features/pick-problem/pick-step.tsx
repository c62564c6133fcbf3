import { type ReactNode, type Ref, useId } from 'react'
import { Icon } from '../../parts/icon.tsx'

type Props = {
  number: 1 | 2 | 3
  title: string
  /** Takes the focus when the picker comes here. */
  heading: Ref<HTMLHeadingElement>
  /** What was chosen here. */
  chosen?: string | undefined
  /** Said while it is not this step's turn yet. */
  later?: string | undefined
  /** Opens a settled step again, or leaves it as it is. */
  onToggle?: () => void
  /** What there is to choose, while it is this step's turn. */
  children?: ReactNode
}

/** One of the three steps: open, settled into one chip with "Change", or still to come. */
export function PickStep({ number, title, heading, chosen, later, onToggle, children }: Props) {
  const id = useId()
  return (
    <section className="pick-step" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        <span className="num">{number}</span> {title}
      </h3>
      {chosen && (
        <div className="pick-settled">
          <p className="chip picked">
            <Icon name="check" />
            {chosen}
          </p>
          <button className="pick-change" type="button" aria-expanded={Boolean(children)} onClick={onToggle}>
            {children ? 'Keep it' : 'Change'}
            <span className="sr"> ({title.toLowerCase()})</span>
          </button>
        </div>
      )}
      {later && <p className="soft">{later}</p>}
      {children}
    </section>
  )
}
