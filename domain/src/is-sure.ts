import { isWitness, type Observation } from './finding.ts'

/** From this confidence on, what a recording or a photo tells may decide alone. */
export const SURE_WITNESS = 0.75

/** What was there and was mended, or is only supposed, is told with less than this. */
const SURE_WORDS = 0.65

/**
 * Whether an observation settles its finding: a red flag may rest on it, and it need not be asked for. What a recording
 * or a photo only suggests moves the belief and settles nothing, and so does what was left unchosen on a list.
 */
export const isSure = ({ state, source, confidence }: Observation): boolean =>
  state !== 'unknown' &&
  source !== 'unchosen' &&
  confidence >= (isWitness(source) ? SURE_WITNESS : source === 'words' ? SURE_WORDS : 0)
