import { expect, test } from 'vitest'
import { PROBE, PROBE_EDGE, wasReadBack } from './canvas-probe.ts'

const square = (colorAt: (pixel: number) => readonly number[]) =>
  Uint8ClampedArray.from(
    Array.from({ length: PROBE_EDGE ** 2 }, (_, pixel) => [...colorAt(pixel), 255]).flat(),
  )

test('what was drawn, also with a pixel changed here and there, counts as read back', () => {
  expect(wasReadBack(square(() => PROBE.bytes))).toBe(true)
  expect(wasReadBack(square((pixel) => (pixel === 3 ? [0x1f, 0x6d, 0x3c] : PROBE.bytes)))).toBe(true)
})

test('white, and noise, do not', () => {
  expect(wasReadBack(square(() => [255, 255, 255]))).toBe(false)
  expect(wasReadBack(square((pixel) => [(pixel * 71) % 256, (pixel * 149) % 256, (pixel * 31) % 256]))).toBe(
    false,
  )
})
