import { findSpot } from './find-spot.ts'
import { hasColouredLight } from './has-coloured-light.ts'
import type { Proposal, ProposalId } from './judgement.ts'
import { type MeasuredSpot, measureSpot } from './measure-spot.ts'
import type { Picture } from './picture.ts'
import { isKnownSpot, LEARNED_SPOTS, type LearnedSpots, type SpotClass, tellSpot } from './tell-spot.ts'

/**
 * Learned from made pictures alone, which flatter (training/proposals/README.md): never said to be surer than this, and what is less sure
 * among them comes nearer to an even chance, by so much of its log odds.
 */
const MOST = 0.6
const CARRIES_OVER = 0.1
/** Below these more than one in ten of the made pictures would be told wrong. */
const LEAST_WET = 0.7
const LEAST_COLOUR = 0.6

const FLUIDS: Readonly<Record<Exclude<SpotClass, 'dry'>, ProposalId>> = {
  clear: 'fluid_clear',
  amber: 'fluid_amber',
  dark: 'fluid_dark',
  red: 'fluid_red',
  green: 'fluid_green',
  orange: 'fluid_orange',
  pink: 'fluid_pink',
  blue: 'fluid_blue',
}

/**
 * Whether the spot on the ground is wet and which color its fluid has. Nothing where no spot stands out of an even ground, or where the
 * light is so coloured that colors cannot be told.
 */
export function proposePuddle(picture: Picture): Proposal[] {
  const spot = findSpot(picture)
  const measured = spot && measureSpot(spot)
  return measured ? proposalsOf(measured) : []
}

/** The same of a spot that was measured. */
export function proposalsOf(measured: MeasuredSpot, learned: LearnedSpots = LEARNED_SPOTS): Proposal[] {
  if (hasColouredLight(measured) || !isKnownSpot(measured, learned)) return []
  const told = tellSpot(measured, learned)
  const wet = told.reduce((sum, { id, probability }) => (id === 'dry' ? sum : sum + probability), 0)
  if (wet < LEAST_WET) return []
  const colours = told.flatMap(({ id, probability }) =>
    id !== 'dry' && probability >= LEAST_COLOUR ? [{ id: FLUIDS[id], probability: held(probability) }] : [],
  )
  return [{ id: 'ground_wet', probability: held(wet) }, ...colours]
}

const held = (probability: number) =>
  Math.min(MOST, 1 / (1 + ((1 - probability) / probability) ** CARRIES_OVER))
