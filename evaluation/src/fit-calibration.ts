import type { PoolingWeights, UrgencyThresholds } from '@candi/domain'
import { type ReadCase, scoreCase } from './diagnose-cases.ts'
import { isWithin } from './scores.ts'

/** How much one real message counts beside an authored one: they are few, and they are what counts. */
export const REAL_WEIGHT = 12

const NEUTRAL: UrgencyThresholds = { constant: 0, mass: 1, reader: 0, model: 0.5, limp: 0.5, stop: 0.6 }

export interface Weighted {
  readonly read: ReadCase
  readonly weight: number
}

/**
 * Surprise at whether the leading problem is right: what "70 %" must mean. Where several problems count as right, their joint
 * likelihood would make the pool timid.
 */
export function logLoss(cases: readonly Weighted[], pooling: PoolingWeights): number {
  let loss = 0
  let total = 0
  for (const { read, weight } of cases) {
    const scored = scoreCase(read, pooling, NEUTRAL)
    const leading = Math.max(...scored.problems.map(({ probability }) => probability))
    const probability = isWithin(scored, 1) ? leading : 1 - leading
    loss -= weight * Math.log(Math.max(probability, 1e-4))
    total += weight
  }
  return loss / total
}

const WORDS = [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1]
const READER = [0.3, 0.4, 0.5, 0.6, 0.7, 0.85, 1, 1.15, 1.3]
const ELSE = [0.01, 0.02, 0.05, 0.1]

/** Coordinate search over a small grid: three numbers, so that nothing can be over-fitted with them. */
export function fitPooling(cases: readonly Weighted[], start: PoolingWeights): PoolingWeights {
  let best = start
  let lowest = logLoss(cases, start)
  const tryEach = (candidates: readonly PoolingWeights[]) => {
    for (const candidate of candidates) {
      const loss = logLoss(cases, candidate)
      if (loss < lowest - 1e-6) {
        lowest = loss
        best = candidate
      }
    }
  }
  for (let round = 0; round < 2; round += 1) {
    const before = best
    tryEach(READER.map((reader) => ({ ...best, reader })))
    tryEach(WORDS.map((words) => ({ ...best, words })))
    tryEach(ELSE.map((somethingElse) => ({ ...best, somethingElse })))
    if (best === before) break
  }
  return { ...best, model: best.reader }
}

const logit = (p: number) => Math.log(p / (1 - p))
const clamp = (p: number) => Math.min(Math.max(p, 0.005), 0.995)

/**
 * Logistic regression of must-not-drive on the mass of danger and the reader's opinion (gradient descent, lightly penalised). The vote of a
 * language model counts as the reader does, here and in the pool: fit-vote.ts.
 */
export function fitDanger(
  cases: readonly Weighted[],
  pooling: PoolingWeights,
): Omit<UrgencyThresholds, 'limp' | 'stop'> {
  const rows = cases.flatMap(({ read, weight }) => {
    if (read.target.stopDriving === null || !read.opinion) return []
    const mass = logit(clamp(scoreCase(read, pooling, NEUTRAL).danger))
    return [{ mass, reader: logit(clamp(read.opinion.danger)), y: read.target.stopDriving ? 1 : 0, weight }]
  })
  let constant = 0
  let onMass = 0.5
  let onReader = 0.5
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 0; step < 800; step += 1) {
    let gradientConstant = 0
    let gradientMass = 0.002 * onMass
    let gradientReader = 0.002 * onReader
    for (const { mass, reader, y, weight } of rows) {
      const error =
        (weight / total) * (1 / (1 + Math.exp(-(constant + onMass * mass + onReader * reader))) - y)
      gradientConstant += error
      gradientMass += error * mass
      gradientReader += error * reader
    }
    constant -= 0.5 * gradientConstant
    onMass = Math.max(0, onMass - 0.2 * gradientMass)
    onReader = Math.max(0, onReader - 0.2 * gradientReader)
  }
  return { constant, mass: onMass, reader: onReader, model: onReader }
}

/**
 * How many needless tows one missed car that must not be driven is worth (docs/decisions/021): on posts of owners both better
 * than before them. The reader before, which measures unread authors, has odds of its own: it is the more timid of the two.
 */
export const MISS_COSTS = { shipped: 1.7, before: 3.6 } as const
/** P(must not be driven) from which, with most of the danger on such causes, it must not move at all. */
const STOP = 0.45

/**
 * The threshold of least expected cost for a calibrated probability (Bayes decision): stop where the odds of danger
 * exceed 1 to `missCosts`. Placing it by the one or two hardest of few real cases moved it from 0.14 to 0.39 between
 * two readers that were equally good.
 */
export const thresholdsFor = (
  danger: Omit<UrgencyThresholds, 'limp' | 'stop'>,
  missCosts: number,
): UrgencyThresholds => ({ ...danger, limp: 1 / (1 + missCosts), stop: STOP })
