import { SAMPLE_RATE_HZ } from '../src/sound.ts'
import { softened } from './filter.ts'
import type { Random } from './random.ts'

/** One blow of one part on another. */
export interface Strike {
  readonly sample: number
  readonly force: number
}

/** A way in which a struck part rings. */
export interface Mode {
  readonly hertz: number
  readonly decaySeconds: number
  readonly gain: number
}

/** Blows each time a shaft has turned 1 / `timesATurn`, first at `offset` of that step; a force of 0 is no blow. */
export function strikesOf(
  turns: Float64Array,
  timesATurn: number,
  offset: number,
  forceOf: (count: number, sample: number) => number,
): readonly Strike[] {
  const strikes: Strike[] = []
  let last = Math.floor((turns[0] ?? 0) * timesATurn - offset)
  for (let sample = 1; sample < turns.length; sample += 1) {
    const count = Math.floor((turns[sample] ?? 0) * timesATurn - offset)
    if (count === last) continue
    last = count
    const force = forceOf(count, sample)
    if (force > 0) strikes.push({ sample, force })
  }
  return strikes
}

/** Modes at random between two frequencies, the higher the sooner gone. */
export function modesBetween(
  count: number,
  lowHertz: number,
  highHertz: number,
  ringSeconds: number,
  random: Random,
): readonly Mode[] {
  return Array.from({ length: count }, () => {
    const hertz = random.scaled(lowHertz, highHertz)
    return {
      hertz,
      decaySeconds: ringSeconds * random.between(0.5, 1.5) * Math.sqrt(lowHertz / hertz),
      gain: random.between(0.3, 1),
    }
  })
}

/**
 * What struck parts sound like: each mode is a damped oscillator, x'' + 2x'/τ + ω²x = force (two poles at
 * exp(-1/τ ± iω)), hit by a blow whose sharpness is a one-pole at `contactHertz` (a hard contact is short, Hertz 1882).
 */
export function ringing(
  length: number,
  strikes: readonly Strike[],
  modes: readonly Mode[],
  contactHertz: number,
  random: Random,
): Float32Array {
  const out = new Float32Array(length)
  for (const { hertz, decaySeconds, gain } of modes) {
    const blows = new Float32Array(length)
    for (const { sample, force } of strikes)
      blows[sample] = (blows[sample] ?? 0) + force * (1 + 0.25 * random.normal())
    softened(blows, contactHertz)
    const radius = Math.exp(-1 / (decaySeconds * SAMPLE_RATE_HZ))
    const angle = (2 * Math.PI * hertz) / SAMPLE_RATE_HZ
    const first = 2 * radius * Math.cos(angle)
    const second = -radius * radius
    const scale = gain * Math.sin(angle)
    let y1 = 0
    let y2 = 0
    for (let index = 0; index < length; index += 1) {
      const y = scale * (blows[index] ?? 0) + first * y1 + second * y2
      y2 = y1
      y1 = y
      out[index] = (out[index] ?? 0) + y
    }
  }
  return out
}
