import { type MeasuredSpot, SPOT_MEASURES, type SpotMeasure } from './measure-spot.ts'
import { spotTerms } from './spot-terms.ts'
import { SPOT_RANGES, SPOT_WEIGHTS } from './spot-weights.ts'

/** What a spot on the ground may be: dry (shadow, old stain, a thing that lies there), or a fluid by its color. */
export const SPOT_CLASSES = [
  'dry',
  'clear',
  'amber',
  'dark',
  'red',
  'green',
  'orange',
  'pink',
  'blue',
] as const
export type SpotClass = (typeof SPOT_CLASSES)[number]

/** What was learned from made pictures (training/proposals/README.md). */
export interface LearnedSpots {
  /** A row a class: bias, then a weight for every term of spot-terms.ts. */
  readonly weights: readonly (readonly number[])[]
  /** Between these lie 99 of 100 of what was learned from, measure by measure. */
  readonly ranges: Readonly<Record<SpotMeasure, readonly [number, number]>>
}
export const LEARNED_SPOTS: LearnedSpots = { weights: SPOT_WEIGHTS, ranges: SPOT_RANGES }

/** What each class of spot is worth, together 1. */
export function tellSpot(
  measured: MeasuredSpot,
  { weights }: LearnedSpots = LEARNED_SPOTS,
): { id: SpotClass; probability: number }[] {
  const terms = spotTerms(measured)
  const logits = SPOT_CLASSES.map((_, row) => {
    const [bias = 0, ...ofTerms] = weights[row] ?? []
    return ofTerms.reduce((sum, weight, place) => sum + weight * (terms[place] ?? 0), bias)
  })
  const most = Math.max(...logits)
  const odds = logits.map((logit) => Math.exp(logit - most))
  const sum = odds.reduce((total, value) => total + value, 0)
  return SPOT_CLASSES.map((id, row) => ({ id, probability: (odds[row] ?? 0) / sum }))
}

/** Whether a spot is like those that were learned from; of others nothing is known. */
export const isKnownSpot = (measured: MeasuredSpot, { ranges }: LearnedSpots = LEARNED_SPOTS): boolean =>
  SPOT_MEASURES.every((name) => {
    const [least, most] = ranges[name]
    return measured[name] >= least && measured[name] <= most
  })
