import { describe, expect, it } from 'vitest'
import { OwnerHeads } from './owner-heads.ts'

describe('the heads that owners taught', () => {
  const heads = new OwnerHeads(Float32Array.of(1, 2, 3, 10, 20, 30, 0.5, 0.25, -1), 2)

  it('weigh the embedding and add their biases', () => {
    const { problem, danger } = heads.read(Float32Array.of(2, 1))
    expect([...problem]).toEqual([12.5, 24.25])
    expect(danger).toBe(35)
  })

  it('refuse an embedding or weights of another shape', () => {
    expect(() => heads.read(Float32Array.of(1))).toThrow(RangeError)
    expect(() => new OwnerHeads(new Float32Array(4), 2)).toThrow(RangeError)
  })
})
