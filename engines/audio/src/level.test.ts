import { expect, test } from 'vitest'
import { levelOf, QUIETEST_DB } from './level.ts'
import { louder, noiseOf, silenceOf, toneOf } from './made-sounds.ts'

test('a tone whose amplitude is a tenth peaks at -20 dB and is 3.01 dB less loud', () => {
  const level = levelOf(toneOf(1, 1_000, 0.1))
  expect(level.peakDb).toBeCloseTo(-20, 2)
  expect(level.loudnessDb).toBeCloseTo(-23.01, 2)
  expect(level.clippedShare).toBe(0)
})

test('half the samples at the edge are a clipped share of one half', () => {
  expect(levelOf(Float32Array.from([1, 0, -1, 0.2])).clippedShare).toBe(0.5)
  // The ends of 16 bits.
  expect(levelOf(Float32Array.from([32_767 / 32_768, -1])).clippedShare).toBe(1)
})

test('ten times the amplitude is 20 dB more and nothing else', () => {
  const quiet = levelOf(noiseOf(1, 0.01))
  const loud = levelOf(louder(noiseOf(1, 0.01), 10))
  expect(loud.loudnessDb - quiet.loudnessDb).toBeCloseTo(20, 4)
  expect(loud.peakDb - quiet.peakDb).toBeCloseTo(20, 4)
})

test.each([silenceOf(1), new Float32Array(0), Float32Array.from([Number.NaN])])(
  'silence, nothing, and what is no number have the least level there is',
  (samples) => {
    expect(levelOf(samples)).toEqual({ loudnessDb: QUIETEST_DB, peakDb: QUIETEST_DB, clippedShare: 0 })
  },
)

test('values beyond the edge count as the edge', () => {
  expect(levelOf(Float32Array.from([Number.POSITIVE_INFINITY, -7]))).toEqual({
    loudnessDb: 0,
    peakDb: 0,
    clippedShare: 1,
  })
})
