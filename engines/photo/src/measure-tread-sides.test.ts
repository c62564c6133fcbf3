import { describe, expect, it } from 'vitest'
import { measureTreadSides } from './measure-tread-sides.ts'
import { byteOf } from './oklab.ts'
import type { Picture } from './picture.ts'

/** Rubber over the whole picture, with a dark line every twelfth column, as deep on each side as told. */
function tread(left: number, right: number): Picture {
  const [width, height] = [320, 240]
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.fill(
        byteOf(0.1 * (x % 12 < 2 ? (x < width / 2 ? left : right) : 1)),
        (y * width + x) * 3,
        (y * width + x) * 3 + 3,
      )
  return { width, height, data }
}

describe('the sides of a tread', () => {
  it('are alike where the grooves are, and differ as their shadows do', () => {
    const alike = measureTreadSides(tread(0.5, 0.5))
    expect(alike?.left).toBeCloseTo(alike?.right ?? 0, 2)
    const worn = measureTreadSides(tread(0.9, 0.4))
    expect(worn?.left).toBeLessThan((worn?.right ?? 0) / 3)
    // Of 12 columns 2 hold 0.4 of the light: ln 0.4 below the rubber, a sixth of it below the mean of both.
    expect(worn?.right).toBeCloseTo(-Math.log(0.4) * (10 / 12), 0.5)
  })

  it('are none where the middle of the picture is like nothing beside it', () => {
    const { width, height, data } = tread(1, 1)
    const narrow = data.map((value, at) => (Math.abs((Math.floor(at / 3) % width) - 160) < 30 ? value : 250))
    expect(measureTreadSides({ width, height, data: narrow })).toBeNull()
  })
})
