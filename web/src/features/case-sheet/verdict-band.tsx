import type { Verdict } from '@candi/contracts'
import { useId } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { ExplainedText } from '../../parts/terms.tsx'
import { UrgencyScale } from './urgency-scale.tsx'

/** The first thing a worried driver reads: can I drive it, and why. */
export function VerdictBand({ verdict }: { verdict: Verdict }) {
  const id = useId()
  return (
    <section className={`verdict tone-${verdict.urgency}`} aria-labelledby={id}>
      <span className="handle" aria-hidden="true" />
      <div className="row">
        <div className="gutter">
          <Icon name={verdict.telltale} className="telltale" />
        </div>
        <div className="body">
          <h2 className="eyebrow" id={id}>
            Can I drive it?
          </h2>
          <p className="headline">{verdict.headline}</p>
          <p className="lead">
            <ExplainedText text={verdict.reason} />
          </p>
          <UrgencyScale urgency={verdict.urgency} />
          {verdict.because.length > 0 && (
            <details className="because-list">
              <summary>
                What decided this
                <Icon name="down" className="tiny" />
              </summary>
              <ul className="bullets">
                {verdict.because.map((statement) => (
                  <li key={statement}>{statement}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </section>
  )
}
