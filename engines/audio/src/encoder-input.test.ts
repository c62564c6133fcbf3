import { expect, test } from 'vitest'
import { encoderInputOf, INPUT_BANDS, INPUT_FRAMES, WINDOW_SAMPLES } from './encoder-input.ts'

const tone = (hertz: number, level = 0.5) =>
  Float32Array.from(
    { length: WINDOW_SAMPLES },
    (_, index) => level * Math.sin((2 * Math.PI * hertz * index) / 16_000),
  )
const loudestBand = (input: Float32Array, frame = 80) =>
  Array.from({ length: INPUT_BANDS }, (_, band) => input[band * INPUT_FRAMES + frame] ?? 0).reduce(
    (best, value, band, all) => (value > (all[best] ?? 0) ? band : best),
    0,
  )

test('is 80 bands of 160 frames, every number finite, also for silence', () => {
  for (const window of [new Float32Array(WINDOW_SAMPLES), tone(440)]) {
    const input = encoderInputOf(window)
    expect(input).toHaveLength(80 * 160)
    expect(input.every(Number.isFinite)).toBe(true)
  }
})

// The upper edge, 8,000 Hz, is mel 45.245 of Slaney's scale; a tone's band is mel x 81 / 45.245 - 1.
test.each([
  [500, 7.5, 12],
  [1_000, 15, 26],
  [4_000, 15 + (27 * Math.log(4)) / Math.log(6.4), 62],
])('a tone of %i Hz (mel %f) is loudest in band %i', (hertz, mel, band) => {
  expect(Math.round((mel * 81) / 45.245) - 1).toBe(band)
  expect(Math.abs(loudestBand(encoderInputOf(tone(hertz))) - band)).toBeLessThanOrEqual(1)
})

test('the same sound recorded ten times as loud looks the same', () => {
  const soft = encoderInputOf(tone(700, 0.05))
  const loud = encoderInputOf(tone(700, 0.5))
  expect(Math.max(...soft.map((value, index) => Math.abs(value - (loud[index] ?? 0))))).toBeLessThan(0.001)
})

test('nothing lies more than eight decades below the loudest: 2 in these units', () => {
  const input = encoderInputOf(tone(1_000))
  expect(Math.max(...input) - Math.min(...input)).toBeLessThanOrEqual(2 + 1e-6)
})
