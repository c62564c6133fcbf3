import type { Answer, NextStep } from '@candi/contracts'
import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { QuestionCard, type Reply } from './question-card.tsx'
import { SeveralCard } from './several-card.tsx'

type Props = {
  step: NextStep
  /** The words on the chosen chips; none when the question was skipped. */
  labels: readonly string[]
  answers: ReadonlyMap<string, Answer>
  isBusy: boolean
  onChange: (reply: Reply) => void
}

/** An answered question: what was chosen as filled chips, and a way back. */
export function SettledQuestion({ step, labels, answers, isBusy, onChange }: Props) {
  const [isChanging, setChanging] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const wasChanging = useRef(false)
  // Chips take the place of "Change" and go again: the keyboard goes with them.
  useLayoutEffect(() => {
    if (wasChanging.current === isChanging) return
    wasChanging.current = isChanging
    box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isChanging])
  if (isChanging) {
    const leave = { label: 'Keep it', act: () => setChanging(false) }
    const asked = {
      // How many were left was true when it was asked.
      step: { ...step, left: '' },
      isBusy,
      onAnswer: (reply: Reply) => {
        setChanging(false)
        onChange(reply)
      },
    }
    return (
      <div ref={box}>
        {step.kind === 'several' ? (
          <SeveralCard {...asked} answers={answers} leave={leave} />
        ) : (
          <QuestionCard {...asked} leave={leave} />
        )}
      </div>
    )
  }
  return (
    <div className="answered" ref={box}>
      <p className="q">{step.asks || step.text}</p>
      <div className="chips">
        {labels.length === 0 && (
          <span className="chip picked">
            <Icon name="arrow" />
            Skipped
          </span>
        )}
        {labels.map((label) => (
          <span key={label} className="chip picked">
            <Icon name="check" />
            {label}
          </span>
        ))}
        <button className="link" type="button" disabled={isBusy} onClick={() => setChanging(true)}>
          Change<span className="sr"> {step.text}</span>
        </button>
      </div>
    </div>
  )
}
