import type { CarState, SoundKind } from '../src/judgement.ts'
import type { RpmPlan } from './motion.ts'
import { randomOf } from './random.ts'

/** One sound to be made. */
export interface SoundPlan {
  /** 'none' is a healthy car. */
  readonly kind: SoundKind | 'none'
  readonly state: CarState
  readonly seconds: number
  readonly rpm?: RpmPlan | undefined
  readonly cylinders: number
  readonly seed: number
  /** Loudness of the kind above the car's own noise, as the ear weighs both, in dB. */
  readonly severityDb: number
  /** Part of the recording in which the kind is there. */
  readonly fromSeconds: number
  readonly toSeconds: number
  /** Peak of the whole, above 0 and at most 1. */
  readonly peak: number
}

/** In which states a car can make which sound. */
export const PLAUSIBLE_STATES: Readonly<Record<SoundKind | 'none', readonly CarState[]>> = {
  none: ['startup', 'idle', 'revving', 'driving', 'braking', 'turning'],
  knock: ['idle', 'revving', 'idle', 'revving', 'driving', 'startup'],
  tick: ['idle', 'revving', 'idle', 'driving', 'startup'],
  squeal: ['idle', 'startup', 'revving', 'braking', 'braking', 'driving', 'turning'],
  grind: ['braking', 'braking', 'driving', 'idle', 'turning', 'startup'],
  whine: ['idle', 'turning', 'revving', 'driving', 'startup'],
  hum: ['driving', 'driving', 'driving', 'turning', 'braking', 'idle'],
  hiss: ['idle', 'idle', 'revving', 'driving'],
  puff: ['idle', 'revving', 'startup', 'driving'],
  rattle: ['idle', 'revving', 'startup', 'driving', 'turning', 'braking'],
  click: ['startup', 'startup', 'turning', 'idle', 'driving'],
  crank_no_start: ['startup'],
}

/** Fills what is left open at random: from barely audible to drowning the rest, whole or in part. */
export function planSound(
  given: Pick<SoundPlan, 'kind' | 'seed'> & Partial<Omit<SoundPlan, 'kind' | 'seed'>>,
): SoundPlan {
  const random = randomOf(given.seed ^ 0x51ed270b)
  const state = random.pick(PLAUSIBLE_STATES[given.kind])
  const seconds = given.seconds ?? random.between(2, 8)
  // Beside an engine that stands there is hardly a sound to drown.
  const stands =
    given.kind === 'crank_no_start' || (given.kind === 'click' && (given.state ?? state) === 'startup')
  const severityDb = stands ? random.between(2, 36) : random.between(-14, 14)
  const cylinders = random.pick([4, 4, 4, 4, 3, 6, 6, 8, 5])
  const inPart = (given.state ?? state) !== 'startup' && seconds > 3 && random.chance(0.35)
  const from = inPart ? random.between(0, seconds - 1.5) : 0
  const to = inPart ? random.between(from + 1.2, seconds) : seconds
  return {
    state,
    seconds,
    severityDb,
    cylinders,
    fromSeconds: from,
    toSeconds: to,
    peak: random.scaled(0.08, 0.95),
    ...given,
  }
}
