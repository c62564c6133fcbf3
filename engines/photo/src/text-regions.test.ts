import { describe, expect, it } from 'vitest'
import { heightOf, pieceOf, wholeOf, widthOf } from './text-quad.ts'
import { textRegions } from './text-regions.ts'
import { scalePicture } from './text-scale.ts'
import { warpQuad } from './text-warp.ts'

const WIDTH = 100
const HEIGHT = 60
/** A bar of 60 by 8 cells around the middle, turned. */
function turnedBar(degrees: number): Float32Array {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return Float32Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const x = (index % WIDTH) + 0.5 - WIDTH / 2
    const y = Math.floor(index / WIDTH) + 0.5 - HEIGHT / 2
    return Math.abs(x * cos + y * sin) <= 30 && Math.abs(y * cos - x * sin) <= 4 ? 0.9 : 0.01
  })
}

describe('places of text', () => {
  it.each([0, 12, -12])('are found as they lie, turned by %i degrees', (degrees) => {
    const [region, ...others] = textRegions(turnedBar(degrees), WIDTH, HEIGHT)
    expect(others).toEqual([])
    const quad = region?.quad ?? wholeOf({ width: 1, height: 1, data: new Uint8Array(3) })
    const angle = (Math.atan2(quad[1][1] - quad[0][1], quad[1][0] - quad[0][0]) * 180) / Math.PI
    expect(Math.abs(angle - degrees)).toBeLessThan(3)
    // 480 cells over a perimeter of 136, times 1.6, is what every side moves out by: 5.6.
    expect(Math.abs(widthOf(quad) - 71.3)).toBeLessThan(3)
    expect(Math.abs(heightOf(quad) - 19.3)).toBeLessThan(3)
  })

  it('are not specks', () => {
    const map = new Float32Array(WIDTH * HEIGHT)
    map[205] = 0.9
    expect(textRegions(map, WIDTH, HEIGHT)).toEqual([])
  })
})

describe('pixels between corners', () => {
  const ramp = {
    width: 40,
    height: 20,
    data: Uint8Array.from({ length: 2_400 }, (_, i) => (Math.floor(i / 3) % 40) * 6),
  }

  it('stay as they are where nothing is stretched', () => {
    expect([...warpQuad(ramp, wholeOf(ramp), 40, 20).data]).toEqual([...ramp.data])
    expect([...scalePicture(ramp, 40, 20).data]).toEqual([...ramp.data])
  })

  it('are the mean of what falls into them where they shrink', () => {
    for (const small of [warpQuad(ramp, wholeOf(ramp), 20, 10), scalePicture(ramp, 20, 10)])
      expect(Math.abs((small.data[(5 * 20 + 10) * 3] ?? 0) - (20 * 6 + 21 * 6) / 2)).toBeLessThanOrEqual(1)
  })

  it('are a piece of the picture where a piece is asked for', () => {
    const piece = warpQuad(ramp, pieceOf(wholeOf(ramp), 0.5, 0, 1, 1), 20, 20)
    expect(piece.data[0]).toBe(20 * 6)
  })
})
