import type { Answer, CheckRow } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'
import { dollarRange } from '../../parts/money.ts'
import { ExplainedText } from '../../parts/terms.tsx'

type Props = {
  check: CheckRow
  isOpen: boolean
  answer: Answer | undefined
  onAnswer: (finding: string, state: Answer['state']) => void
}

export function Check({ check, isOpen, answer, onAnswer }: Props) {
  const { outcome } = check
  return (
    <li>
      <details open={isOpen}>
        <summary>
          <span className="check-name">{check.title}</span>
          <span className="price num">{dollarRange(check.cost)}</span>
          <span className="time num">{check.minutes > 0 && `${Math.ceil(check.minutes)} min`}</span>
          <Icon name="down" className="tiny" />
        </summary>
        <div className="check-body">
          <p>
            <ExplainedText text={check.steps} />
          </p>
          {check.tools.length > 0 && <p className="tools">You need: {check.tools.join(', ')}.</p>}
          {check.danger && (
            <p className="danger-line">
              <Icon name="general" className="small" />
              <span>{check.danger}</span>
            </p>
          )}
          {outcome && (
            <fieldset className="outcome">
              <legend className="q">{outcome.question}</legend>
              <div className="chips">
                {outcome.choices.map((choice) => (
                  <button
                    key={choice.label}
                    className="chip"
                    type="button"
                    aria-pressed={answer?.state === choice.state}
                    onClick={() => onAnswer(outcome.finding, choice.state)}
                  >
                    {answer?.state === choice.state && <Icon name="check" />}
                    {choice.label}
                  </button>
                ))}
              </div>
            </fieldset>
          )}
        </div>
      </details>
    </li>
  )
}
