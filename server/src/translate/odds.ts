import type { CauseRow } from '@candi/contracts'

/** "7 of 10": what a probability means among ten such cars. */
export function oddsOf(probability: number): string {
  const tenths = Math.round(probability * 10)
  if (probability < 0.1 && tenths < 1) return 'under 1 of 10'
  if (tenths >= 10) return 'over 9 of 10'
  return `${Math.max(tenths, 1)} of 10`
}

export function likelihoodWord(probability: number): CauseRow['likelihood'] {
  if (probability >= 0.65) return 'Very likely'
  if (probability >= 0.4) return 'Likely'
  if (probability >= 0.12) return 'Possible'
  return 'Unlikely'
}
