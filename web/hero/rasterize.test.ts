import { expect, test } from 'vitest'
import { HEIGHT, WIDTH } from './bar-field.ts'
import { rasterize } from './rasterize.ts'

const INKS = { ground: [255, 255, 255], wave: [0, 0, 0], pulse: [0, 0, 0] } as const
const grayAt = (pixels: Uint8Array, x: number, y: number) => pixels[(y * WIDTH + x) * 3]

test('a bar darkens each pixel by the share that it covers', () => {
  // 1 px wide around x = 3.5: half of two columns; from 10.25 to 12: three quarters of the first row.
  const bar = { x: 4, width: 1, top: 10.25, height: 1.75, ink: 'wave' } as const
  const pixels = rasterize([bar], INKS)
  expect(pixels).toHaveLength(WIDTH * HEIGHT * 3)
  expect(grayAt(pixels, 3, 11)).toBe(Math.round(255 * 0.5))
  expect(grayAt(pixels, 4, 11)).toBe(Math.round(255 * 0.5))
  expect(grayAt(pixels, 3, 10)).toBe(Math.round(255 * (1 - 0.5 * 0.75)))
  expect(grayAt(pixels, 3, 12)).toBe(255)
  expect(grayAt(pixels, 5, 11)).toBe(255)
})

test('bars that lie over one another are no darker than their ink', () => {
  const bar = { x: 10.5, width: 1, top: 20, height: 4, ink: 'wave' } as const
  expect(grayAt(rasterize([bar, bar, bar], INKS), 10, 21)).toBe(0)
})

test('what sticks out of the picture is cut off', () => {
  const bar = { x: 0, width: 4, top: -5, height: HEIGHT + 50, ink: 'pulse' } as const
  const pixels = rasterize([bar], INKS)
  expect(grayAt(pixels, 0, 0)).toBe(0)
  expect(grayAt(pixels, 1, HEIGHT - 1)).toBe(0)
  expect(grayAt(pixels, 2, 0)).toBe(255)
})
