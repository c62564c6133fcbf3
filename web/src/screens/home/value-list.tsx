import type { ReactNode } from 'react'
import { ClearingLines, NoteForShop, StepsOfPlan } from './value-figures.tsx'
import './value-list.css'

export function ValueList() {
  return (
    <section className="sec" aria-labelledby="home-value">
      <div className="wrap">
        <h2 id="home-value">Know before you pay.</h2>
        <div className="values">
          <Value title="Save Money" figure={<StepsOfPlan />}>
            The plan starts with the check that tells you the most and costs the least. Often it is free: a
            look at the dipstick, a listen with the window down.
          </Value>
          <Value title="Save Time" figure={<ClearingLines />}>
            One short question at a time, and each answer moves the list. When the cause is clear enough to
            act on, the questions stop.
          </Value>
          <Value title="Build Automotive Confidence" figure={<NoteForShop />}>
            You get the words for the counter: what it does, when, where and how often. And one thing to ask
            for before any part is replaced.
          </Value>
        </div>
      </div>
    </section>
  )
}

function Value({ title, figure, children }: { title: string; figure: ReactNode; children: ReactNode }) {
  return (
    <article className="value">
      <h3>{title}</h3>
      <p>{children}</p>
      {figure}
    </article>
  )
}
