import type { Answer, NextStep } from '@candi/contracts'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { ExplainedText } from '../../parts/terms.tsx'

/** What was tapped: what it says, and in which words. */
export type Reply = { answers: readonly Answer[]; label: string }
type Props = {
  step: NextStep
  isBusy: boolean
  onAnswer: (reply: Reply) => void
  /** The last chip: to skip an open question, or to keep an answer that was about to be changed. */
  leave: { label: string; act: () => void }
  /** Another way to answer. */
  more?: ReactNode
}

/** One open question or driveway experiment, with its chips. */
export function QuestionCard({ step, isBusy, onAnswer, leave, more }: Props) {
  const isExperiment = step.kind === 'experiment'
  const [showsHow, setShowsHow] = useState(isExperiment)
  return (
    <div className={`asking ${step.kind}`}>
      {isExperiment && (
        <p className="kind">
          <Icon name="flask" className="small" /> Try this
        </p>
      )}
      <p className="q">{step.text}</p>
      {step.left && <p className="left">{step.left}</p>}
      {step.because && (
        <p className="because">
          <ExplainedText text={step.because} />
        </p>
      )}
      {step.danger && (
        <p className="danger-line">
          <Icon name="general" className="small" />
          <span>{step.danger}</span>
        </p>
      )}
      {showsHow && step.how && (
        <p className="how">
          <ExplainedText text={step.how} />
        </p>
      )}
      {step.asks && <p className="outcome-q">{step.asks}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that act at once, not form fields */}
      <div className="chips answers" role="group" aria-label={step.asks || step.text}>
        {step.choices.map(({ state, label }) => (
          <button
            key={label}
            className="chip"
            type="button"
            disabled={isBusy}
            onClick={() => onAnswer({ answers: [{ finding: step.finding, state, source: 'answer' }], label })}
          >
            {label}
          </button>
        ))}
        {more}
        {step.how && !isExperiment && (
          <button
            className="chip quiet"
            type="button"
            aria-expanded={showsHow}
            onClick={() => setShowsHow(!showsHow)}
          >
            <Icon name="help" />
            How do I check?
          </button>
        )}
        <button className="chip quiet bare" type="button" disabled={isBusy} onClick={leave.act}>
          {leave.label}
        </button>
      </div>
    </div>
  )
}
