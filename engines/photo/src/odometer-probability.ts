import type { OdometerCandidate } from './odometer-in.ts'

const WEIGHTS = { none: -4.4, read: 3.5, agreeing: 1, margin: 1.2, long: 1 } as const

/** How surely these digits are the mileage. */
export function odometerProbability(
  first: OdometerCandidate,
  second: OdometerCandidate | undefined,
  agreeing: number,
): number {
  const margin = Math.min(1, first.score - (second?.score ?? 0))
  const logit =
    WEIGHTS.none +
    WEIGHTS.read * first.probability +
    WEIGHTS.agreeing * agreeing +
    WEIGHTS.margin * margin +
    (first.digits.length >= 5 ? WEIGHTS.long : 0)
  return 1 / (1 + Math.exp(-logit))
}
