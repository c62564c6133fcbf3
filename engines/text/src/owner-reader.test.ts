import { describe, expect, it } from 'vitest'
import { countNgrams } from './ngram-counts.ts'
import { NgramReader } from './ngram-reader.ts'
import { OwnerReader } from './owner-reader.ts'

const BUCKETS = 1024
const ngrams = new NgramReader(new Int8Array(BUCKETS * 3), {
  buckets: BUCKETS,
  problems: ['brakes', 'belt'],
  scales: [1, 1, 1],
  biases: [100, 200, 300],
})
const weights = {
  heads: Float32Array.of(1, 2, 3, 10, 20, 30, 0.5, 0.25, -1),
  dangerProducts: Float32Array.of(0.5, 4, 2),
}
const reader = new OwnerReader(weights, ngrams, 2)
const wordsOf = (count: number) => countNgrams('it '.repeat(count), BUCKETS)

describe('what owners taught', () => {
  it('weighs the embedding, its products for danger, and the n-grams', () => {
    const { problem, danger } = reader.read(Float32Array.of(2, 1), wordsOf(36))
    expect([...problem]).toEqual([112.5, 224.25])
    // 2·3 + 1·30 − 1 of the embedding, 0.5·2·2 + 4·2·1 + 2·1·1 of its products, 300 of the n-grams.
    expect(danger).toBe(35 + 12 + 300)
  })

  it('says nothing of a message of sixteen words, half of what it can of twenty-six, and no more of a hundred', () => {
    const embedding = Float32Array.of(2, 1)
    const dangerOf = (count: number) => reader.read(embedding, wordsOf(count)).danger
    expect([16, 26, 36, 100].map(dangerOf)).toEqual([0, 347 / 2, 347, 347])
    expect([...reader.read(embedding, wordsOf(2)).problem]).toEqual([0, 0])
  })

  it('refuses an embedding or weights of another shape', () => {
    expect(() => reader.read(Float32Array.of(1), wordsOf(9))).toThrow(RangeError)
    expect(() => new OwnerReader({ ...weights, heads: new Float32Array(6) }, ngrams, 2)).toThrow(RangeError)
  })
})
