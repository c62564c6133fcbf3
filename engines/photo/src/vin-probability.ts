import type { VinVote } from './vin-vote.ts'

/** Provisional weights until they are fitted. */
const WEIGHTS = { none: -2, margin: 0.5, seen: 0.1, likeness: 3 } as const
const MOST_MARGIN = 8
const LEAST_SEEN = -20
const MOST_PROBABILITY = 0.98

/** How surely the first vote is the VIN: what lies between it and the second, and how well it fits what was seen. */
export function vinProbability(votes: readonly VinVote[], likeness: number): number {
  const [first, second] = votes
  if (first === undefined) return 0
  const margin = Math.min(MOST_MARGIN, first.score - (second?.score ?? -Infinity))
  const logit =
    WEIGHTS.none +
    WEIGHTS.margin * margin +
    WEIGHTS.seen * Math.max(LEAST_SEEN, first.seen) +
    WEIGHTS.likeness * likeness
  return Math.min(MOST_PROBABILITY, 1 / (1 + Math.exp(-logit)))
}
