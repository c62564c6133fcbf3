import { describe, expect, it } from 'vitest'
import { measureQuality } from './measure-quality.ts'
import type { Picture } from './picture.ts'
import { QUALITY_LIMITS } from './quality-limits.ts'

/** Squares of two lightnesses, smeared over `reach` pixels to each side. */
function squares(dark: number, light: number, reach: number): Picture {
  const [width, height, side] = [640, 480, 40]
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const across = wave(x, side, reach)
      const down = wave(y, side, reach)
      const share = across * down + (1 - across) * (1 - down)
      data.fill(Math.round(dark + (light - dark) * share), (y * width + x) * 3, (y * width + x) * 3 + 3)
    }
  return { width, height, data }
}

/** 1 on every other stripe, 0 between, with ramps of twice `reach`. */
function wave(place: number, side: number, reach: number): number {
  const at = (place + 0.5) % (2 * side)
  const toEdge = at < side ? Math.min(at, side - at) : -Math.min(at - side, 2 * side - at)
  return Math.min(1, Math.max(0, 0.5 + toEdge / Math.max(0.01, 2 * reach)))
}

describe('the quality of a photo', () => {
  it('lies within all limits for a sharp, well lit photo', () => {
    const { lightness, sharpness, whiteShare } = measureQuality(squares(40, 200, 0))
    expect(lightness).toBeGreaterThan(QUALITY_LIMITS.leastLightness)
    expect(sharpness).toBeGreaterThan(QUALITY_LIMITS.leastSharpness)
    expect(whiteShare).toBeLessThan(QUALITY_LIMITS.mostWhiteShare)
  })

  it('finds a smeared photo less sharp than it may be', () => {
    expect(measureQuality(squares(40, 200, 16)).sharpness).toBeLessThan(QUALITY_LIMITS.leastSharpness)
  })

  it('measures less sharpness the more a photo is smeared', () => {
    const sharpness = [0, 1, 2, 4, 8, 16].map((reach) => measureQuality(squares(40, 200, reach)).sharpness)
    expect(sharpness).toEqual([...sharpness].sort((left, right) => right - left))
  })

  it('finds a photo in which hardly anything is lit darker than it may be', () => {
    expect(measureQuality(squares(2, 9, 0)).lightness).toBeLessThan(QUALITY_LIMITS.leastLightness)
  })

  it('finds a photo that is written full beyond both limits of brightness', () => {
    const { lightness, whiteShare } = measureQuality(squares(251, 255, 0))
    expect(whiteShare).toBeGreaterThan(QUALITY_LIMITS.mostWhiteShare)
    expect(lightness).toBeGreaterThan(QUALITY_LIMITS.mostLightness)
  })

  it('answers for a photo smaller than the smear that it measures with', () => {
    expect(measureQuality({ width: 3, height: 3, data: new Uint8Array(27) }).sharpness).toBe(0)
  })

  it('counts what is black and what is white', () => {
    const { blackShare, whiteShare, lightness } = measureQuality(squares(0, 255, 0))
    expect(blackShare).toBeCloseTo(0.5, 1)
    expect(whiteShare).toBeCloseTo(0.5, 1)
    expect(lightness).toBeCloseTo(0.5, 1)
  })
})
