import { expect, test } from 'vitest'
import { impactsOf } from './measure-impacts.ts'
import { SAMPLE_RATE_HZ } from './sound.ts'

const soundOf = (samples: Float32Array) => ({ samples, sampleRateHz: SAMPLE_RATE_HZ }) as const
/** Noise that is the same each time: a linear congruential generator (Numerical Recipes). */
function noise(length: number): Float32Array {
  let seed = 1
  return Float32Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 31 - 1
  })
}
const beaten = (perSecond: number) =>
  noise(48_000).map(
    (value, index) => value * (0.01 + Math.exp((-30 * (index % (16_000 / perSecond))) / 16_000)),
  )

test('steady noise gains as much as it loses: a beat stands far above it', () => {
  const steady = impactsOf(soundOf(noise(48_000)))
  const beats = impactsOf(soundOf(beaten(4)))
  expect(beats.fluxDeviationDb).toBeGreaterThan(4 * steady.fluxDeviationDb)
})

test('gain changes nothing', () => {
  const loud = impactsOf(soundOf(beaten(7)))
  const soft = impactsOf(soundOf(beaten(7).map((value) => value / 8)))
  expect(soft.fluxDb).toBeCloseTo(loud.fluxDb, 3)
  expect(soft.logCentroid).toBeCloseTo(loud.logCentroid, 3)
})

test('a tone of 1 kHz has its centroid there', () => {
  const tone = Float32Array.from({ length: 16_000 }, (_, index) => Math.sin((2 * Math.PI * index) / 16))
  expect(Math.exp(impactsOf(soundOf(tone)).logCentroid) - 1).toBeCloseTo(1_000, -1)
})

test('silence, one sample and nothing at all give finite numbers', () => {
  for (const length of [0, 1, 1_023, 16_000])
    for (const value of Object.values(impactsOf(soundOf(new Float32Array(length)))))
      expect(Number.isFinite(value)).toBe(true)
})
