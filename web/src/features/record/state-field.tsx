import type { CarState } from '@candi/contracts'
import { useId } from 'react'
import { STATE_CHOICES } from './state-words.ts'

type Props = { state: CarState | null; onState: (state: CarState | null) => void }

/** What the car was doing, as chips of which one is chosen. */
export function StateField({ state, onState }: Props) {
  const name = useId()
  return (
    <fieldset className="car-state">
      <legend>What was the car doing?</legend>
      <div className="chips">
        {STATE_CHOICES.map((choice) => (
          <label key={choice.words} className="choice">
            <input
              type="radio"
              name={name}
              value={choice.state ?? 'unknown'}
              checked={choice.state === state}
              onChange={() => onState(choice.state)}
            />
            <span className="chip">{choice.words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
