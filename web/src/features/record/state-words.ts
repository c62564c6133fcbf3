import type { CarState } from '@candi/contracts'

/** What the car was doing, as chips; the last one leaves it to us. */
export const STATE_CHOICES: readonly { state: CarState | null; words: string }[] = [
  { state: 'startup', words: 'Starting' },
  { state: 'idle', words: 'Idling' },
  { state: 'revving', words: 'Revving' },
  { state: 'driving', words: 'Driving' },
  { state: 'braking', words: 'Braking' },
  { state: 'turning', words: 'Turning' },
  { state: null, words: 'Let CANDI decide' },
]
