import { describe, expect, it } from 'vitest'
import { VectorIndex } from './vector-index.ts'

const noise = (seed: number, length = 64) =>
  Float32Array.from({ length }, (_, at) => Math.sin(seed * 12.9898 + at * (78.233 + seed)))

describe('nearness in meaning', () => {
  it('is 1 and -1 for two texts that are all there is, since what they share is taken off', () => {
    const index = new VectorIndex([Float32Array.of(1, 1), Float32Array.of(-1, 1)])
    const [same, other] = index.nearness(Float32Array.of(1, 0))
    expect(same).toBeCloseTo(1, 5)
    expect(other).toBeCloseTo(-1, 5)
  })

  it('finds the same nearest among thousands as comparing all in full', () => {
    const vectors = Array.from({ length: 3_000 }, (_, seed) => noise(seed))
    const index = new VectorIndex(vectors)
    for (const wanted of [7, 1_234, 2_999]) {
      const asked = vectors[wanted]?.map((value, at) => value + 0.2 * Math.sin(at)) ?? new Float32Array(64)
      const found = index.nearness(asked)
      expect(found.indexOf(Math.max(...found))).toBe(wanted)
    }
  })

  it('refuses vectors of another length', () => {
    const index = new VectorIndex([Float32Array.of(1, 2)])
    expect(() => index.nearness(Float32Array.of(1))).toThrow('two lengths')
  })
})
