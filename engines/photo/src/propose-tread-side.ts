import type { Proposal } from './judgement.ts'
import { measureTreadSides } from './measure-tread-sides.ts'
import type { Picture } from './picture.ts'

/** One side's grooves stand out this much more than the other's (natural logarithm of their contrasts). */
const LEAST_RATIO = 0.6
/** Contrast that grooves of rubber have: less is no groove, more is an edge, a hand or another tyre (made tyres: 0.2 to 0.78). */
const GROOVES = { least: 0.2, most: 0.78 } as const
/** Learned from made tyres; of nineteen real ones three were worn on one side (training/proposals/README.md). */
const PROBABILITY = 0.55

/** One edge of an upright tread without grooves beside one with them. */
export function proposeTreadSide(picture: Picture): Proposal[] {
  const sides = measureTreadSides(picture)
  if (sides === null) return []
  const [low, high] = [Math.min(sides.left, sides.right), Math.max(sides.left, sides.right)]
  if (high < GROOVES.least || high > GROOVES.most) return []
  return Math.log(high / Math.max(1e-3, low)) >= LEAST_RATIO
    ? [{ id: 'tread_low_one_side', probability: PROBABILITY }]
    : []
}
