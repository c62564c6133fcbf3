import { vinPlausibility } from './vin-plausibility.ts'
import { likelySpellings, spellingLikelihood } from './vin-spell.ts'

export interface VinVote {
  readonly vin: string
  /** Mean logarithm over the readings, and with the plausibility of the VIN. */
  readonly seen: number
  readonly score: number
}

/** A reading that cannot be this VIN at all counts no worse than this: one bad crop must not outvote the others. */
const WORST = -12
/** Readings of one line err alike: together they weigh as this many that know nothing of each other. */
const INDEPENDENT = 1.6

/** Every spelling that a reading offers, weighed by all readings and by what VINs are like, the likeliest first. */
export function voteOnVin(readings: readonly Float32Array[]): VinVote[] {
  const spellings = new Set(readings.flatMap(likelySpellings))
  return [...spellings]
    .map((vin) => {
      const sum = readings.reduce(
        (total, steps) => total + Math.max(WORST, spellingLikelihood(steps, vin)),
        0,
      )
      const seen = sum / Math.max(1, readings.length)
      return { vin, seen, score: seen * INDEPENDENT + vinPlausibility(vin) }
    })
    .sort((a, b) => b.score - a.score)
}
