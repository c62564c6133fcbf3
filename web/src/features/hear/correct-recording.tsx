import { CAR_STATES, type CarState } from '@candi/contracts'
import { type FormEvent, useId, useState } from 'react'
import { ChipButtons } from '../../parts/chip-buttons.tsx'
import { readRpm } from '../../parts/read-rpm.ts'
import { STATE_WORDS } from './heard-words.ts'

type Props = {
  state: CarState | null
  rpm: number | null
  onState: (state: CarState) => void
  onRpm: (rpm: number | null) => void
}

/** What the owner knows better: what the car did, and how fast its engine turned. It is then heard again. */
export function CorrectRecording({ state, rpm, onState, onRpm }: Props) {
  const [typed, setTyped] = useState(rpm === null ? '' : String(rpm))
  const [fault, setFault] = useState('')
  const field = useId()

  function listenAgain(event: FormEvent) {
    event.preventDefault()
    const read = readRpm(typed)
    setFault(read.ok ? '' : 'Rev counters show 300 to 9,000. With a scale of 1 to 8, add three zeros.')
    if (read.ok) onRpm(read.rpm)
  }
  return (
    <div className="correct">
      <ChipButtons
        legend="What did the car do?"
        options={CAR_STATES}
        chosen={state}
        wordsOf={(option) => STATE_WORDS[option]}
        onChoose={onState}
      />
      <form onSubmit={listenAgain} noValidate>
        <div className="labelled">
          <label htmlFor={field}>What does the rev counter say?</label>
          <div className="rpm-line">
            <input
              id={field}
              inputMode="numeric"
              value={typed}
              placeholder="800"
              maxLength={6}
              aria-invalid={fault ? true : undefined}
              aria-describedby={`${field}-why`}
              onChange={(event) => setTyped(event.target.value)}
            />
            <button className="btn" type="submit">
              Listen again
            </button>
          </div>
          {fault && (
            <p className="field-fault" role="alert">
              {fault}
            </p>
          )}
          <p className="soft" id={`${field}-why`}>
            Revolutions a minute. With it, CANDI can tell what turns at the pace of the noise: half the
            engine’s speed is the valve train, its own speed the crank or a belt-driven part.
          </p>
        </div>
      </form>
    </div>
  )
}
