import { type ReactNode, useId } from 'react'

/** One part of the screen: its name at the side, and what it holds. */
export function CarPart({ title, says, children }: { title: string; says?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="car-part" aria-labelledby={id}>
      <div className="car-part-name">
        <h2 id={id}>{title}</h2>
        {says && <p className="fine">{says}</p>}
      </div>
      <div className="car-part-what">{children}</div>
    </section>
  )
}
