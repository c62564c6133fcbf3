import { describe, expect, it } from 'vitest'
import { SOUND_KINDS } from '../src/judgement.ts'
import { SAMPLE_RATE_HZ } from '../src/sound.ts'
import { hann } from '../src/spectrum.ts'
import { peakOf } from './layers.ts'
import { PLAUSIBLE_STATES, planSound } from './plan-sound.ts'
import { makeSound, synthesise } from './synthesise.ts'

const EVERY = [...SOUND_KINDS, 'none' as const].flatMap((kind) =>
  [...new Set(PLAUSIBLE_STATES[kind])].map((state) => ({ kind, state })),
)

/** Strength of one frequency in a sound, by the sum of its definition. */
function strengthAt(samples: Float32Array, rateHz: number, hertz: number): number {
  const window = hann(samples.length)
  let real = 0
  let imaginary = 0
  for (const [index, value] of samples.entries()) {
    const angle = (2 * Math.PI * hertz * index) / rateHz
    real += value * (window[index] ?? 0) * Math.cos(angle)
    imaginary += value * (window[index] ?? 0) * Math.sin(angle)
  }
  return Math.hypot(real, imaginary)
}

/** Loudness in steps of a hundredth of a second, without its mean: what beats. */
function envelopeOf(samples: Float32Array): Float32Array {
  const step = SAMPLE_RATE_HZ / 100
  const steps = Float32Array.from({ length: Math.floor(samples.length / step) }, (_, block) => {
    let sum = 0
    for (let index = block * step; index < (block + 1) * step; index += 1) sum += (samples[index] ?? 0) ** 2
    return Math.sqrt(sum)
  })
  const mean = steps.reduce((sum, value) => sum + value, 0) / steps.length
  return steps.map((value) => value - mean)
}

function strongestBeat(samples: Float32Array, lowHertz: number, highHertz: number): number {
  const envelope = envelopeOf(samples)
  let best = { hertz: 0, strength: 0 }
  for (let hertz = lowHertz; hertz <= highHertz; hertz += 0.05) {
    const strength = strengthAt(envelope, 100, hertz)
    if (strength > best.strength) best = { hertz, strength }
  }
  return best.hertz
}

describe('a made sound', () => {
  it('is the same for the same plan and another for another seed', () => {
    for (const kind of SOUND_KINDS) {
      const first = synthesise({ kind, seed: 11, seconds: 1 })
      expect(synthesise({ kind, seed: 11, seconds: 1 })).toEqual(first)
      expect(synthesise({ kind, seed: 12, seconds: 1 })).not.toEqual(first)
    }
  })

  it.each(EVERY)('of $kind at $state is as long and as loud as asked, and never leaves -1 to 1', (what) => {
    const samples = synthesise({ ...what, seed: 5, seconds: 2, peak: 0.8, fromSeconds: 0, toSeconds: 2 })
    expect(samples.length).toBe(2 * SAMPLE_RATE_HZ)
    expect(samples.every(Number.isFinite)).toBe(true)
    expect(peakOf(samples)).toBeCloseTo(0.8, 4)
  })

  it.each([1, 2, 3, 4, 5, 6])(
    'of a knock at 800 a minute beats 13.3 times a second, or every second time (seed %i)',
    (seed) => {
      const samples = synthesise({
        kind: 'knock',
        state: 'idle',
        rpm: 800,
        cylinders: 4,
        seconds: 6,
        fromSeconds: 0,
        toSeconds: 6,
        severityDb: 25,
        seed,
      })
      const beat = strongestBeat(samples, 4, 16)
      const once = 800 / 60
      expect(Math.min(Math.abs(beat / once - 1), Math.abs(beat / (once / 2) - 1))).toBeLessThan(0.04)
    },
  )

  it('of four cylinders at 900 a minute hums at 30 hertz, twice a turn, and not between its half orders', () => {
    const around = (samples: Float32Array, hertz: number) =>
      [-0.02, -0.01, 0, 0.01, 0.02].reduce(
        (sum, away) => sum + strengthAt(samples, SAMPLE_RATE_HZ, hertz * (1 + away)) ** 2,
        0,
      )
    let firing = 0
    let between = 0
    for (const seed of [1, 2, 3, 4]) {
      const samples = synthesise({
        kind: 'none',
        state: 'idle',
        rpm: () => 900,
        cylinders: 4,
        seconds: 2,
        seed,
      })
      firing += around(samples, 30) + around(samples, 60)
      between += around(samples, 26.25) + around(samples, 56.25)
    }
    expect(firing).toBeGreaterThan(4 * between)
  })

  it('says where its kind is heard, within the part that was asked for', () => {
    const made = makeSound(
      planSound({ kind: 'hiss', state: 'idle', seconds: 6, fromSeconds: 2, toSeconds: 4, seed: 9 }),
    )
    expect(made.heard?.fromSeconds).toBeGreaterThanOrEqual(2 - 0.02)
    expect(made.heard?.fromSeconds).toBeLessThan(2.3)
    expect(made.heard?.toSeconds).toBeLessThanOrEqual(4 + 0.02)
    expect(made.heard?.toSeconds).toBeGreaterThan(3.7)
    expect(makeSound(planSound({ kind: 'none', seed: 9 })).heard).toBeNull()
  })

  it('follows a curve of revolutions, and tells their median', () => {
    const made = makeSound(
      planSound({
        kind: 'none',
        state: 'revving',
        rpm: (seconds) => 1000 + 500 * seconds,
        seconds: 4,
        seed: 2,
      }),
    )
    expect(made.rpm).toBeGreaterThan(1900)
    expect(made.rpm).toBeLessThan(2100)
  })

  it('never runs where it cranks and does not start', () => {
    expect(makeSound(planSound({ kind: 'crank_no_start', seed: 1 })).rpm).toBeNull()
  })

  it('takes far less time to make than to play', () => {
    const before = process.cpuUsage()
    for (let seed = 0; seed < 10; seed += 1) synthesise({ kind: 'whine', state: 'idle', seconds: 4, seed })
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(40 / 5)
  })
})
