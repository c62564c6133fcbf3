import { describe, expect, it } from 'vitest'
import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { lowPassed } from '../filter.ts'
import { loudnessOf } from '../layers.ts'
import { randomOf } from '../random.ts'
import { bleat, roar } from './calls.ts'
import { notACar } from './not-a-car.ts'
import { horn } from './signals.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
/** Loudness of each twentieth of a second. */
function loudnessBySlice(samples: Float32Array): number[] {
  const length = SAMPLE_RATE_HZ / 20
  return Array.from({ length: Math.floor(samples.length / length) }, (_, index) =>
    loudnessOf(samples.slice(index * length, (index + 1) * length)),
  )
}
const shareBelow = (samples: Float32Array, hertz: number) =>
  (loudnessOf(lowPassed(samples.slice(), hertz)) / loudnessOf(samples)) ** 2

describe('made sounds that are no car', () => {
  it.each([
    ['roar', roar],
    ['bleat', bleat],
    ['horn', horn],
  ] as const)('a %s comes and goes, as calls and signals do', (_, make) => {
    for (const seed of SEEDS) {
      const slices = loudnessBySlice(make(6 * SAMPLE_RATE_HZ, randomOf(seed)))
      expect(Math.min(...slices)).toBeLessThan(Math.max(...slices) / 10)
    }
  })

  it('a roar lies lower than a bleat: most of its energy is below 1.5 kHz', () => {
    const shares = (source: 'roar' | 'bleat') =>
      SEEDS.map((seed) => shareBelow(notACar(source, 6, seed), 1_500)).reduce(
        (sum, share) => sum + share,
        0,
      ) / SEEDS.length
    expect(shares('roar')).toBeGreaterThan(0.5)
    expect(shares('roar')).toBeGreaterThan(shares('bleat'))
  })
})
