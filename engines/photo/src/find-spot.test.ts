import { describe, expect, it } from 'vitest'
import { drawnSpots } from './drawn-spot.ts'
import { findSpot } from './find-spot.ts'

const GREY = [0.3, 0.3, 0.3] as const
const DARK = [0.1, 0.1, 0.1] as const

describe('the spot that was photographed', () => {
  it('is found where one thing stands out from even ground, and as large as it is', () => {
    for (const radius of [0.12, 0.2, 0.3]) {
      const share = findSpot(drawnSpots(GREY, DARK, [[0.5, 0.5, radius]]))?.share ?? 0
      expect(share / (Math.PI * radius * radius)).toBeCloseTo(1, 0.7)
    }
  })

  it('is found by its color alone, as light as the ground', () => {
    expect(findSpot(drawnSpots([0.3, 0.3, 0.3], [0.45, 0.27, 0.15], [[0.45, 0.5, 0.2]]))).not.toBeNull()
  })

  it('is none on even ground, be it lit from one side', () => {
    expect(findSpot(drawnSpots(GREY, DARK, []))).toBeNull()
    const { width, height, data } = drawnSpots(GREY, DARK, [])
    const slanted = data.map((value, at) => value * (0.8 + (0.3 * (Math.floor(at / 3) % width)) / width))
    expect(findSpot({ width, height, data: slanted })).toBeNull()
  })

  it('is none where several things stand out alike', () => {
    const discs = [
      [0.3, 0.3, 0.11],
      [0.7, 0.3, 0.11],
      [0.5, 0.72, 0.11],
    ] as const
    expect(findSpot(drawnSpots(GREY, DARK, discs))).toBeNull()
  })

  it('is none where no even ground surrounds it, and none in a picture of a few pixels', () => {
    const { width, height, data } = drawnSpots(GREY, DARK, [[0.5, 0.5, 0.2]])
    const chequered = data.map((value, at) => {
      const place = Math.floor(at / 3)
      const [x, y] = [place % width, Math.floor(place / width)]
      return (Math.floor(x / 24) + Math.floor(y / 24)) % 2 === 0 ? 230 : value
    })
    expect(findSpot({ width, height, data: chequered })).toBeNull()
    expect(findSpot({ width: 8, height: 8, data: new Uint8Array(192) })).toBeNull()
  })
})
