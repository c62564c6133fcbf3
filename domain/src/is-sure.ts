import { isWitness, type Observation } from './finding.ts'

/** From this confidence on, what a recording or a photo tells may decide alone. */
export const SURE_WITNESS = 0.75

/**
 * Whether an observation settles its finding: a red flag may rest on it, and it need not be asked for. What a recording
 * or a photo only suggests moves the belief and settles nothing.
 */
export const isSure = ({ state, source, confidence }: Observation): boolean =>
  state !== 'unknown' && (!isWitness(source) || confidence >= SURE_WITNESS)
