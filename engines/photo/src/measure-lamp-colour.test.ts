import { describe, expect, it } from 'vitest'
import { measureLampColour } from './measure-lamp-colour.ts'

/** A dark picture with a bright square of one colour in its middle. */
const square = (rgb: readonly [number, number, number]) => {
  const data = new Uint8Array(40 * 40 * 3).fill(20)
  for (let y = 14; y < 26; y++) for (let x = 14; x < 26; x++) data.set(rgb, (y * 40 + x) * 3)
  return { width: 40, height: 40, data }
}

describe('measureLampColour', () => {
  it.each([
    ['red', [250, 40, 30]],
    ['red', [230, 40, 110]],
    ['amber', [250, 165, 20]],
    ['amber', [250, 220, 30]],
    ['green', [40, 220, 80]],
    ['blue', [50, 90, 250]],
    ['white', [235, 235, 230]],
  ] as const)('calls the light of a lamp %s', (colour, rgb) => {
    expect(measureLampColour(square(rgb), [0.25, 0.25, 0.5, 0.5])).toBe(colour)
  })
})
