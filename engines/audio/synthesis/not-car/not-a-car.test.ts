import { describe, expect, it } from 'vitest'
import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { lowPassed } from '../filter.ts'
import { loudnessOf } from '../layers.ts'
import { randomOf } from '../random.ts'
import { bangs } from './bangs.ts'
import { bleat, howl, moo, roar } from './calls.ts'
import { growl } from './growl.ts'
import { notACar } from './not-a-car.ts'
import { horn } from './signals.ts'
import { insects, squeaks } from './squeaks.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
/** Loudness of each slice, a twentieth of a second unless told. */
function loudnessBySlice(samples: Float32Array, length = SAMPLE_RATE_HZ / 20): number[] {
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
    ['howl', howl],
    ['moo', moo],
    ['growl', growl],
    ['squeak', squeaks],
    ['bang', bangs],
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

  it.each([
    ['squeaks', squeaks],
    ['insects', insects],
  ] as const)('%s lie high: all but nothing of them is below 500 Hz', (_, make) => {
    for (const seed of SEEDS)
      expect(shareBelow(make(6 * SAMPLE_RATE_HZ, randomOf(seed)), 500)).toBeLessThan(0.05)
  })

  it('a growl beats 15 to 70 times a second: its loudness swings within a tenth of a second', () => {
    for (const seed of SEEDS) {
      const sound = growl(6 * SAMPLE_RATE_HZ, randomOf(seed))
      const loudness = loudnessBySlice(sound, SAMPLE_RATE_HZ / 200)
      const loudest = loudness.indexOf(Math.max(...loudness))
      const around = loudness.slice(Math.max(0, loudest - 20), loudest + 20)
      expect(Math.min(...around)).toBeLessThan(Math.max(...around) / 3)
    }
  })

  it('a bang begins at once and dies away: it rises more steeply than it ever falls', () => {
    for (const seed of SEEDS) {
      const slices = loudnessBySlice(bangs(6 * SAMPLE_RATE_HZ, randomOf(seed)), SAMPLE_RATE_HZ / 100)
      const ratios = slices.slice(1).map((slice, index) => slice / (slices[index] ?? 1))
      expect(Math.max(...ratios)).toBeGreaterThan(1 / Math.min(...ratios))
    }
  })
})
