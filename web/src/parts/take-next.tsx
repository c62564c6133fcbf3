import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.tsx'
import './take.css'

type Props = {
  next: { title: string; how: string } | null
  /** By all that is known nobody should start or drive this car: then nothing more is asked for. */
  mustStand: boolean
  /** "Nothing more needs recording" */
  enough: string
  icon: IconName
  /** "Record this" */
  label: string
  /** Undefined where no more fits into the case. */
  onNext: (() => void) | undefined
}

/** What to record or photograph next, and a button that leads there. */
export function TakeNext({ next, mustStand, enough, icon, label, onNext }: Props) {
  if (!next) return null
  if (mustStand) return <p className="soft">{enough}: by what is known, the car should stay where it is.</p>
  return (
    <div className="take-next">
      <p className="take-next-title">{next.title}</p>
      <p>{next.how}</p>
      {onNext && (
        <button className="btn" type="button" onClick={onNext}>
          <Icon name={icon} />
          {label}
        </button>
      )}
    </div>
  )
}
