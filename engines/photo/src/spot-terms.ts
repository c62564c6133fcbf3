import { type MeasuredSpot, SPOT_MEASURES } from './measure-spot.ts'

/** Colours bend with depth and with the ground: these are weighed by their products as well. */
const BENT = ['shade', 'red', 'blue', 'deepShade', 'deepRed', 'deepBlue', 'texture'] as const

/** The numbers that weights stand for, in their order: every measure, then products. */
export function spotTerms(measured: MeasuredSpot): number[] {
  const products = BENT.flatMap((one, place) =>
    BENT.slice(place).map((other) => measured[one] * measured[other]),
  )
  return [...SPOT_MEASURES.map((name) => measured[name]), ...products]
}
