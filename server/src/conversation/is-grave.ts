import type { Assessment } from '@candi/contracts'

/** Whether the car must not be driven, or only to the nearest workshop. */
export const isGrave = ({ verdict: { urgency } }: Assessment): boolean =>
  urgency === 'stop' || urgency === 'limp'
