import type { Emergency } from '@candi/contracts'
import { useId, useLayoutEffect, useRef } from 'react'
import { CallLinks } from './call-links.tsx'
import { Icon } from './icon.tsx'
import { TowText } from './tow-text.tsx'
import './emergency.css'

type Props = {
  emergency: Emergency
  /** Said at once to whoever hears the page: by one card of a page only. */
  isAlert?: boolean
  /** Comes to the top of the screen when it comes. */
  isNew?: boolean
}

/** Before every question and every cause: whom to call, where to stand, what not to touch, and what to tell a tow. */
export function EmergencyCard({ emergency, isAlert = false, isNew = false }: Props) {
  const { title, call, others, stand, dontTouch, towText } = emergency
  const id = useId()
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (isNew) card.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [isNew])
  return (
    <section className="emergency" ref={card} aria-labelledby={id}>
      <div className="emergency-first" role={isAlert ? 'alert' : undefined}>
        <h2 id={id}>
          <Icon name="stop" />
          {title}
        </h2>
        <CallLinks call={call} others={others} />
        <h3>Where to stand</h3>
        <p>{stand}</p>
        <h3>Hands off</h3>
        <ul>
          {dontTouch.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <TowText key={towText} text={towText} />
    </section>
  )
}
