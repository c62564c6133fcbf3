import { expect, test } from 'vitest'
import { readSound } from './read-sound.ts'
import { MOST_SECONDS, SAMPLE_RATE_HZ, secondsOf } from './sound.ts'

const tone = (hertz: number, rateHz: number, seconds: number) =>
  Float32Array.from({ length: Math.round(rateHz * seconds) }, (_, index) =>
    Math.sin((2 * Math.PI * hertz * index) / rateHz),
  )
/** Without the ends, where the filter looks into nothing. */
const rootMeanSquare = (samples: Float32Array) => {
  const middle = samples.subarray(500, samples.length - 500)
  return Math.sqrt(middle.reduce((sum, value) => sum + value * value, 0) / middle.length)
}

test.each([8_000, 11_025, 22_050, 44_100, 48_000, 96_000])(
  'a tone of 1 kHz recorded at %i Hz is the same tone at 16,000',
  (rateHz) => {
    const { samples } = readSound([tone(1_000, rateHz, 1)], rateHz)
    expect(samples.length).toBe(SAMPLE_RATE_HZ)
    const wanted = tone(1_000, SAMPLE_RATE_HZ, 1)
    const error = samples.map((value, index) => value - (wanted[index] ?? 0))
    expect(rootMeanSquare(error)).toBeLessThan(0.01)
  },
)

test('what lies above half the new rate is gone, not folded down', () => {
  expect(rootMeanSquare(readSound([tone(10_000, 48_000, 1)], 48_000).samples)).toBeLessThan(0.001)
})

test('channels are mixed to their mean', () => {
  const { samples } = readSound([Float32Array.of(0.5, 1), Float32Array.of(-0.5, 0.5)], SAMPLE_RATE_HZ)
  expect([...samples]).toEqual([0, 0.75])
})

test('values that are no numbers become silence', () => {
  const { samples } = readSound([Float32Array.of(NaN, Infinity, 0.25)], SAMPLE_RATE_HZ)
  expect([...samples]).toEqual([0, 0, 0.25])
})

test('no channel, or an empty one, is an empty sound', () => {
  expect(readSound([], 48_000).samples).toHaveLength(0)
  expect(readSound([new Float32Array()], 44_100).samples).toHaveLength(0)
})

test('what is longer than five minutes is cut there', () => {
  const long = new Float32Array((MOST_SECONDS + 1) * SAMPLE_RATE_HZ)
  expect(secondsOf(readSound([long], SAMPLE_RATE_HZ))).toBe(MOST_SECONDS)
})
