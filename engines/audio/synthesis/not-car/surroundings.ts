import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { added, levelled } from '../layers.ts'
import { bandNoise } from '../noise.ts'
import type { Random } from '../random.ts'
import { modesBetween, ringing, type Strike } from '../strike.ts'

/** Blows at gaps drawn anew each time. */
function blows(length: number, gapSeconds: () => number, force: () => number): readonly Strike[] {
  const strikes: Strike[] = []
  for (let at = gapSeconds() * 0.5; at * SAMPLE_RATE_HZ < length; at += gapSeconds())
    strikes.push({ sample: Math.floor(at * SAMPLE_RATE_HZ), force: force() })
  return strikes
}

/** Drops at random (a Poisson process) on a soft and a hard ground, over the rush of all the far ones. */
export function rain(length: number, random: Random): Float32Array {
  const often = random.scaled(0.002, 0.03)
  const drops = blows(
    length,
    () => -Math.log(1 - random.next()) * often + 0.0001,
    () => random.next() ** 3,
  )
  const near = ringing(length, drops, modesBetween(6, 1200, 7000, 0.002, random), 6000, random)
  return added(
    bandNoise(length, random.between(500, 1500), 7500, random),
    levelled(near),
    random.between(0.3, 1.5),
  )
}

/** Heel and sole twice a second or so. */
export function footsteps(length: number, random: Random): Float32Array {
  const step = random.between(0.4, 0.65)
  const heels = blows(
    length,
    () => step * random.between(0.92, 1.08),
    () => random.between(0.6, 1),
  )
  const soles = heels
    .map(({ sample, force }) => ({
      sample: sample + Math.round(random.between(0.06, 0.1) * SAMPLE_RATE_HZ),
      force: force * 0.4,
    }))
    .filter(({ sample }) => sample < length)
  return ringing(
    length,
    [...heels, ...soles],
    modesBetween(6, 80, 2500, 0.02, random),
    random.scaled(300, 3000),
    random,
  )
}

/** A door now and then: a thud of the panel and a clatter of the lock. */
export function doorSlams(length: number, random: Random): Float32Array {
  const slams = blows(
    length,
    () => random.between(1, 3),
    () => 1,
  )
  const locks = slams.map(({ sample, force }) => ({
    sample: Math.min(length - 1, sample + 500),
    force: force * 0.3,
  }))
  const thud = ringing(length, slams, modesBetween(6, 45, 500, 0.08, random), 300, random)
  return added(
    levelled(thud),
    levelled(ringing(length, locks, modesBetween(5, 900, 4000, 0.01, random), 4000, random)),
    0.4,
  )
}

/** Keys pressed and let go in runs. */
export function keyboard(length: number, random: Random): Float32Array {
  const presses = blows(
    length,
    () => (random.chance(0.12) ? random.between(0.4, 1.2) : random.between(0.07, 0.2)),
    () => random.between(0.4, 1),
  )
  const lifts = presses
    .map(({ sample, force }) => ({
      sample: sample + Math.round(random.between(0.04, 0.08) * SAMPLE_RATE_HZ),
      force: force * 0.5,
    }))
    .filter(({ sample }) => sample < length)
  return ringing(length, [...presses, ...lifts], modesBetween(6, 900, 6500, 0.004, random), 6000, random)
}
