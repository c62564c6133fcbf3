import { describe, expect, it } from 'vitest'
import { largestParts } from './mask-parts.ts'

const maskOf = (...rows: string[]) => Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 1 : 0))

describe('parts of a mask', () => {
  it('are told apart, the one that weighs most in the middle first, with area and outline', () => {
    const parts = largestParts(maskOf('##....', '......', '..###.', '..###.', '..###.', '......'), 6, 6)
    // Of nine pixels in a square all but the one in its middle touch the outside.
    expect(parts.map(({ area, outline }) => [area, outline])).toEqual([
      [9, 8],
      [2, 2],
    ])
  })

  it('hold what they surround: a glint in a puddle belongs to it', () => {
    const [ring] = largestParts(maskOf('.....', '.###.', '.#.#.', '.###.', '.....'), 5, 5)
    expect(ring?.area).toBe(9)
  })

  it('are none of an empty mask', () => {
    expect(largestParts(new Uint8Array(12), 4, 3)).toEqual([])
  })
})
