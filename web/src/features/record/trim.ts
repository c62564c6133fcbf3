import { HEARING_LIMITS } from '@candi/contracts'
import { SAMPLE_RATE_HZ } from '@candi/engines/audio'

/** The part of a recording that is kept, in seconds. */
export type Trim = { from: number; to: number }
export type TrimEnd = keyof Trim

/** One press of an arrow key. */
export const TRIM_STEP_SECONDS = 0.1

export const isTrimmed = ({ from, to }: Trim, seconds: number): boolean => from > 0 || to < seconds
export const trimmedSeconds = ({ from, to }: Trim): number => to - from

/** Moves one end; both stay inside the recording, and at least 1.5 seconds stay between them. */
export function movedTrim(trim: Trim, end: TrimEnd, wanted: number, seconds: number): Trim {
  const least = Math.min(HEARING_LIMITS.leastSeconds, seconds)
  if (end === 'from') return { ...trim, from: Math.max(0, Math.min(wanted, trim.to - least)) }
  return { ...trim, to: Math.min(seconds, Math.max(wanted, trim.from + least)) }
}

/** The kept part as samples of its own: what was cut away is gone, also from memory. */
export const trimmedSamples = (samples: Float32Array, { from, to }: Trim): Float32Array =>
  samples.slice(Math.round(from * SAMPLE_RATE_HZ), Math.round(to * SAMPLE_RATE_HZ))
