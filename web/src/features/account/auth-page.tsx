import type { ReactNode } from 'react'
import { CalmWave } from '../../parts/calm-wave.tsx'
import './auth-page.css'

type Props = {
  /** The whole <title>. */
  title: string
  heading: ReactNode
  lead: ReactNode
  children: ReactNode
}

/** Login and its sisters: what it is about on the left, the form on the right, a tick that dies away below. */
export function AuthPage({ title, heading, lead, children }: Props) {
  return (
    <main className="auth" id="main">
      <title>{title}</title>
      <div className="wrap auth-in">
        <div className="auth-about">
          <h1>{heading}</h1>
          <div className="lead">{lead}</div>
        </div>
        <div className="auth-form">{children}</div>
      </div>
      <CalmWave />
    </main>
  )
}
