import { expect, test } from 'vitest'
import { rowHertz } from './dot-bands.ts'
import { dotsOf } from './dots.ts'
import { LiveDots } from './live-dots.ts'
import { knocksOf, louder, noiseOf, silenceOf, soundOf, sumOf, toneOf } from './made-sounds.ts'

/** The row from 100 Hz to 8 kHz that a frequency falls in: 28 log(f / 100) / log 80. */
const rowOf = (hertz: number) => Math.floor((28 * Math.log(hertz / 100)) / Math.log(80))
const litRows = (dots: Uint8Array, column: number) =>
  Array.from(dots.subarray(column * 28, (column + 1) * 28).keys()).filter(
    (row) => (dots[column * 28 + row] ?? 0) > 0,
  )

test('the rows go from 100 Hz to 8 kHz', () => {
  expect(rowHertz(0, 28)).toBe(100)
  expect(rowHertz(28, 28)).toBeCloseTo(8_000, 6)
})

test.each([150, 440, 1_000, 5_000])('a tone of %i Hz is a bright line in its row', (hertz) => {
  const dots = dotsOf(soundOf(toneOf(3, hertz, 0.2)), 40)
  expect(dots).toHaveLength(40 * 28)
  for (let column = 0; column < 40; column += 1) expect(dots[column * 28 + rowOf(hertz)]).toBe(4)
  expect(litRows(dots, 20).length).toBeLessThan(8)
})

test('gain changes nothing in the picture of a recording', () => {
  const samples = sumOf(noiseOf(3, 0.02), knocksOf(3, 4))
  expect(dotsOf(soundOf(louder(samples, 0.5)), 60)).toEqual(dotsOf(soundOf(samples), 60))
})

test('silence, a faint hiss, one sample and none stay dark', () => {
  for (const samples of [silenceOf(1), noiseOf(1, 1e-4), silenceOf(1 / 16_000), new Float32Array(0)])
    expect(dotsOf(soundOf(samples), 10).every((dot) => dot === 0)).toBe(true)
})

test('a knock is a bright column and what is between stays darker', () => {
  const dots = dotsOf(soundOf(sumOf(noiseOf(4, 0.003), knocksOf(4, 1, { amplitude: 0.5 }))), 40)
  const brightness = Array.from({ length: 40 }, (_, column) =>
    dots.subarray(column * 28, (column + 1) * 28).reduce((sum, dot) => sum + dot, 0),
  )
  // One column is a tenth of a second: knocks at 0.03, 1.03, 2.03 and 3.03 s.
  for (const column of [0, 10, 20, 30])
    expect(brightness[column]).toBeGreaterThan((brightness[column + 5] ?? 0) + 20)
})

test.each([8_000, 16_000, 44_100, 48_000, 96_000])(
  'live dots come at their rate from a microphone of %i Hz',
  (rate) => {
    const live = new LiveDots(rate, 9)
    const samples = Float32Array.from(
      { length: 2 * rate },
      (_, at) => 0.2 * Math.sin((2 * Math.PI * 1_000 * at) / rate),
    )
    const columns: Uint8Array[] = []
    for (let from = 0; from < samples.length; from += 1_009)
      columns.push(...live.push(samples.subarray(from, from + 1_009)))
    expect(columns).toHaveLength(18)
    for (const column of columns.slice(1)) expect(column[rowOf(1_000)]).toBe(4)
  },
)

test('live dots do not depend on how the sound is cut into blocks', () => {
  const samples = sumOf(noiseOf(2, 0.05), knocksOf(2, 3))
  const whole = new LiveDots(16_000, 20).push(samples)
  const live = new LiveDots(16_000, 20)
  const pieces: Uint8Array[] = []
  for (let from = 0; from < samples.length; from += 128)
    pieces.push(...live.push(samples.subarray(from, from + 128)))
  expect(pieces).toEqual(whole)
})

test('live dots of values that are no numbers are dark', () => {
  const columns = new LiveDots(16_000, 10).push(new Float32Array(16_000).fill(Number.NaN))
  expect(columns).toHaveLength(10)
  expect(columns.every((column) => column.every((dot) => dot === 0))).toBe(true)
})
