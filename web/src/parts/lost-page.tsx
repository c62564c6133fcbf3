import type { ReactNode } from 'react'
import { CalmWave } from './calm-wave.tsx'
import './lost-page.css'

type Props = {
  /** What the browser's tab says. */
  tab: string
  heading: string
  /** What happened, what was kept, what next. */
  children: ReactNode
  /** Buttons and links. */
  actions: ReactNode
}

/** A page with one thing to say: nothing here, something broke, goodbye. */
export function LostPage({ tab, heading, children, actions }: Props) {
  return (
    <main id="main" className="lost">
      <title>{tab}</title>
      <div className="wrap lost-in">
        <h1>{heading}</h1>
        <div className="lost-what">
          {children}
          <div className="btns">{actions}</div>
        </div>
      </div>
      <CalmWave className="lost-wave" />
    </main>
  )
}
