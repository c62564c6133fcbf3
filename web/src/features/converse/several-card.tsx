import { type Answer, answersOfSeveral, type NextStep } from '@candi/contracts'
import { useId, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { Reply } from './question-card.tsx'
import { saidOfSeveral } from './questions.ts'

type Props = {
  step: NextStep
  isBusy: boolean
  /** What was chosen before, where that is to be changed. */
  answers?: ReadonlyMap<string, Answer>
  onAnswer: (reply: Reply) => void
  /** A way back from a change. */
  leave?: { label: string; act: () => void }
}

/** Several signs asked for at once: any of them may be chosen, or one of the last two chips, and one button sends it. */
export function SeveralCard({ step, isBusy, answers = new Map(), onAnswer, leave }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(saidOfSeveral(step, answers)))
  const hint = useId()
  const isOnly = ({ label }: NextStep['choices'][number]) => chosen.has(label)
  const unsure = step.choices.find((choice) => choice.state === 'unknown')

  function toggle(label: string) {
    const others = step.options.filter((option) => option.label !== label && chosen.has(option.label))
    const kept = others.map((option) => option.label)
    setChosen(new Set(chosen.has(label) ? kept : [...kept, label]))
  }
  function send() {
    const found = step.options.filter(({ label }) => chosen.has(label)).map(({ finding }) => finding)
    onAnswer({
      answers: answersOfSeveral(step, unsure && isOnly(unsure) ? null : new Set(found)),
      label: shortened([...chosen].join(', ')),
    })
  }
  const chip = (label: string, onPress: () => void) => (
    <button
      key={label}
      className="chip"
      type="button"
      aria-pressed={chosen.has(label)}
      disabled={isBusy}
      onClick={onPress}
    >
      {chosen.has(label) && <Icon name="check" />}
      {label}
    </button>
  )
  return (
    <div className="asking several">
      <fieldset aria-describedby={hint}>
        <legend className="q">{step.text}</legend>
        {step.left && <p className="left">{step.left}</p>}
        <p className="because" id={hint}>
          Choose all that fit, then send.
        </p>
        <div className="chips">
          {step.options.map(({ label }) => chip(label, () => toggle(label)))}
          {step.choices.map((choice) =>
            chip(choice.label, () => setChosen(new Set(isOnly(choice) ? [] : [choice.label]))),
          )}
        </div>
      </fieldset>
      <div className="chips">
        <button className="btn primary" type="button" disabled={isBusy || chosen.size === 0} onClick={send}>
          Send<span className="sr"> what I chose</span>
        </button>
        {leave && (
          <button className="chip quiet bare" type="button" disabled={isBusy} onClick={leave.act}>
            {leave.label}
          </button>
        )}
      </div>
    </div>
  )
}

/** What one message says of it; the chips say it whole. */
const MOST_CHARACTERS = 120
const shortened = (words: string) =>
  words.length > MOST_CHARACTERS ? `${words.slice(0, MOST_CHARACTERS - 1)}…` : words
