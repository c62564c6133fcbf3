import type { NextStep } from '@candi/contracts'
import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { type Choice, QuestionCard } from './question-card.tsx'

type Props = {
  step: NextStep
  /** The words on the tapped chip; undefined when the question was skipped. */
  label: string | undefined
  isBusy: boolean
  onChange: (choice: Choice) => void
}

/** An answered question: one filled chip, and a way back. */
export function SettledQuestion({ step, label, isBusy, onChange }: Props) {
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
    return (
      <div ref={box}>
        <QuestionCard
          // How many were left was true when it was asked.
          step={{ ...step, left: '' }}
          isBusy={isBusy}
          onAnswer={(choice) => {
            setChanging(false)
            onChange(choice)
          }}
          leave={{ label: 'Keep it', act: () => setChanging(false) }}
        />
      </div>
    )
  }
  return (
    <div className="answered" ref={box}>
      <p className="q">{step.asks || step.text}</p>
      <div className="chips">
        <span className="chip picked">
          <Icon name={label ? 'check' : 'arrow'} />
          {label ?? 'Skipped'}
        </span>
        <button className="link" type="button" disabled={isBusy} onClick={() => setChanging(true)}>
          Change<span className="sr"> {step.text}</span>
        </button>
      </div>
    </div>
  )
}
