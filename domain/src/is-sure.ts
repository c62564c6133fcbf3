import type { Observation } from './finding.ts'

/** From this confidence on, what was heard in a recording may decide alone. */
export const SURE_HEARD = 0.75

/**
 * Whether an observation settles its finding: a red flag may rest on it, and it need not be asked for. What a recording
 * only suggests moves the belief and settles nothing.
 */
export const isSure = ({ state, source, confidence }: Observation): boolean =>
  state !== 'unknown' && (source !== 'sound' || confidence >= SURE_HEARD)
