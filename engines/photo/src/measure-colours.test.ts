import { describe, expect, it } from 'vitest'
import type { ColourFamily } from './judgement.ts'
import { measureColours } from './measure-colours.ts'
import { byteOf, lightOf } from './oklab.ts'
import type { Picture } from './picture.ts'

type Colour = readonly [number, number, number]

/** Gains of red, green and blue light. */
const LIGHTS: Record<string, Colour> = {
  'white light': [1, 1, 1],
  'a warm bulb': [1.15, 0.92, 0.62],
  'open shade': [0.86, 0.97, 1.15],
}
const CONCRETE: Colour = [168, 166, 160]
const ASPHALT: Colour = [105, 104, 103]

/** A puddle in the middle of the ground, both rough, in a light that falls off to one side. */
function puddle(fluid: Colour, ground: Colour, light: Colour): Picture {
  const [width, height] = [240, 180]
  const data = new Uint8Array(width * height * 3)
  let seed = 7
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      seed = (seed * 1_664_525 + 1_013_904_223) >>> 0
      const rough = 0.86 + (0.28 * seed) / 2 ** 32
      const inside = ((x - 120) / 66) ** 2 + ((y - 90) / 52) ** 2 < 1
      for (let plane = 0; plane < 3; plane += 1)
        data[(y * width + x) * 3 + plane] = byteOf(
          lightOf((inside ? fluid : ground)[plane] ?? 0) *
            (light[plane] ?? 1) *
            rough *
            (0.8 + (0.3 * x) / width),
        )
    }
  return { width, height, data }
}

const FLUIDS: readonly (readonly [string, Colour, readonly ColourFamily[]])[] = [
  ['green coolant', [90, 190, 70], ['green']],
  ['orange coolant', [235, 120, 45], ['orange']],
  ['pink coolant', [225, 120, 155], ['pink']],
  ['blue screen wash', [70, 130, 215], ['blue']],
  ['red transmission oil', [165, 30, 28], ['red']],
  ['burnt brown transmission oil', [92, 56, 32], ['brown']],
  ['fresh engine oil', [205, 150, 50], ['amber']],
  ['old engine oil', [24, 20, 17], ['black']],
]

describe('the colours of a puddle', () => {
  for (const [name, light] of Object.entries(LIGHTS))
    for (const [fluid, colour, families] of FLUIDS)
      it(`calls ${fluid} by its colour in ${name}, on concrete and on asphalt`, () => {
        for (const ground of [CONCRETE, ASPHALT])
          expect(families).toContain(measureColours(puddle(colour, ground, light))[0]?.family)
      })

  it('calls water clear: the ground shines through it, only darker', () => {
    for (const light of Object.values(LIGHTS))
      expect(measureColours(puddle([122, 120, 116], CONCRETE, light))[0]?.family).toBe('clear')
  })

  it('leaves a picture that is filled by one strong colour as it is', () => {
    expect(measureColours(puddle([235, 120, 45], [235, 120, 45], [1, 1, 1]))[0]?.family).toBe('orange')
  })

  it('gives shares that together are at most one, the largest first', () => {
    const shares = measureColours(puddle([165, 30, 28], CONCRETE, [1, 1, 1])).map(({ share }) => share)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9)
    expect(shares).toEqual([...shares].sort((left, right) => right - left))
  })

  it('answers for a picture of one pixel', () => {
    expect(measureColours({ width: 1, height: 1, data: Uint8Array.of(10, 10, 10) })).toBeInstanceOf(Array)
  })
})
