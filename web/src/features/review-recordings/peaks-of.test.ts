import { expect, test } from 'vitest'
import { peaksOf } from './peaks-of.ts'

test('each of 400 parts has the loudest sample of all channels, whatever its sign', () => {
  const left = new Float32Array(4_000)
  const right = new Float32Array(4_000)
  // Ten samples a part: part 7 is 70 to 79.
  left[70] = 0.25
  right[79] = -0.5
  const peaks = peaksOf([left, right])
  expect(peaks).toHaveLength(400)
  expect(peaks[7]).toBe(0.5)
  expect(peaks.filter((peak) => peak > 0)).toHaveLength(1)
})

test('nothing is louder than full, and a short sound has a part a sample', () => {
  expect(peaksOf([Float32Array.of(0, 1.5, -0.25)])).toEqual([0, 1, 0.25])
  expect(peaksOf([])).toEqual([])
})
