import { levelByAngles } from './level-by-angles.ts'

const KINDS = 3
/** Levels from one end to the other, both ends among them. */
const LEVELS = 21
/** How many levels to either side count as the same reading: a tenth of the scale. */
const AROUND = 2

/** Numbers that the reader tells of one gauge: of its kind, of its level, and where pivot, tip, low and high end are. */
export const READING_FLOATS = KINDS + LEVELS + 8

/** Probabilities of a temperature gauge, of a fuel gauge and of anything else, together 1. */
export type GaugeKinds = readonly [temperature: number, fuel: number, other: number]

/** What several looks at one gauge say together. */
export interface GaugeLook {
  readonly kinds: GaugeKinds
  readonly level: number
  /** Probability that the level is within a tenth of that. */
  readonly ofLevel: number
  /** The level by the angles at which the first look sees needle and ends: told apart from the other, it has to agree. */
  readonly byAngles: number
}

/** The mean of `count` looks, one after the other in `readings`. */
export function gaugeReading(readings: Float32Array, count: number): GaugeLook {
  const kinds = new Float64Array(KINDS)
  const levels = new Float64Array(LEVELS)
  for (let look = 0; look < count; look++) {
    const from = look * READING_FLOATS
    addShares(kinds, readings.subarray(from, from + KINDS), count)
    addShares(levels, readings.subarray(from + KINDS, from + KINDS + LEVELS), count)
  }
  let level = 0
  let ofLevel = 0
  for (let middle = 0; middle < LEVELS; middle++) {
    const first = Math.max(0, middle - AROUND)
    const near = levels.subarray(first, middle + AROUND + 1)
    const share = near.reduce((one, other) => one + other, 0)
    if (share <= ofLevel) continue
    ofLevel = share
    level = near.reduce((sum, weight, index) => sum + weight * (first + index), 0) / share / (LEVELS - 1)
  }
  const [temperature = 0, fuel = 0, other = 0] = kinds
  const points = readings.subarray(KINDS + LEVELS, READING_FLOATS)
  return { kinds: [temperature, fuel, other], level, ofLevel, byAngles: levelByAngles(points) }
}

/** Adds what each score's exponential is of all, divided by `count`. */
function addShares(into: Float64Array, scores: Float32Array, count: number): void {
  const most = scores.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  const sum = scores.reduce((all, score) => all + Math.exp(score - most), 0)
  for (const [index, score] of scores.entries())
    into[index] = (into[index] ?? 0) + Math.exp(score - most) / sum / count
}
