import { describe, expect, it } from 'vitest'
import { drawnSpots } from './drawn-spot.ts'
import { findSpot } from './find-spot.ts'
import { hasColouredLight } from './has-coloured-light.ts'
import { measureSpot } from './measure-spot.ts'

const GROUND = [0.5, 0.5, 0.5] as const
const DISC = [[0.5, 0.5, 0.2]] as const

function measured(ground: readonly [number, number, number], spot: readonly [number, number, number]) {
  const found = findSpot(drawnSpots(ground, spot, DISC))
  const values = found && measureSpot(found)
  if (!values) throw new Error('no spot was found')
  return values
}

describe('a spot against its ground', () => {
  it('is measured by what it leaves of each color: half of red, a quarter of green, an eighth of blue', () => {
    const { shade, red, blue, glint } = measured(GROUND, [0.25, 0.125, 0.0625])
    expect(red).toBeCloseTo(Math.log(2), 1)
    expect(blue).toBeCloseTo(-Math.log(2), 1)
    // (ln 1/2 + 2 ln 1/4 + ln 1/8) / 4 = -2 ln 2.
    expect(shade).toBeCloseTo(-2 * Math.log(2), 1)
    expect(glint).toBe(0)
  })

  it('measures the same in the light of a bulb and in shade', () => {
    const white = measured(GROUND, [0.25, 0.125, 0.0625])
    for (const [r, g, b] of [
      [1.5, 1, 0.6],
      [0.8, 1, 1.3],
    ] as const) {
      const tinted = measured([0.5 * r, 0.5 * g, 0.5 * b], [0.25 * r, 0.125 * g, 0.0625 * b])
      expect(tinted.red).toBeCloseTo(white.red, 1)
      expect(tinted.blue).toBeCloseTo(white.blue, 1)
      expect(tinted.shade).toBeCloseTo(white.shade, 1)
    }
  })

  it('has a glint where part of it is brighter than any ground around it', () => {
    const picture = drawnSpots(GROUND, [0.1, 0.1, 0.1], DISC)
    const data = picture.data.slice()
    for (let y = 115; y < 125; y += 1)
      for (let x = 115; x < 125; x += 1) data.fill(255, (y * 240 + x) * 3, (y * 240 + x) * 3 + 3)
    const found = findSpot({ ...picture, data })
    expect(found && measureSpot(found)?.glint).toBeGreaterThan(1)
  })

  it('cannot be told in the light of a sodium lamp, and can in that of a bulb', () => {
    expect(hasColouredLight(measured([0.6, 0.32, 0.05], [0.2, 0.1, 0.02]))).toBe(true)
    expect(hasColouredLight(measured([0.6, 0.42, 0.25], [0.2, 0.14, 0.08]))).toBe(false)
    expect(hasColouredLight(measured([0.1, 0.15, 0.5], [0.03, 0.05, 0.15]))).toBe(true)
  })
})
