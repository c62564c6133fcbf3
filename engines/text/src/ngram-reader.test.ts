import { describe, expect, it } from 'vitest'
import { countNgrams } from './ngram-counts.ts'
import { NgramReader } from './ngram-reader.ts'

const BUCKETS = 1024
const shape = { buckets: BUCKETS, problems: ['brakes', 'belt'], scales: [0.5, 1, 0.1], biases: [0.25, 0, -2] }

/** Weights of zero but for what is told of one bucket. */
const weightsWith = (bucket: number, columns: readonly number[]) => {
  const weights = new Int8Array(BUCKETS * 3)
  weights.set(columns, bucket * 3)
  return weights
}
const bucketOfOnly = (word: string) => {
  const [bucket] = countNgrams(word, BUCKETS).words.keys()
  if (bucket === undefined) throw new Error(`${word} has no bucket`)
  return bucket
}

describe('the reader of n-grams', () => {
  it('adds the weights of what a message holds, each block brought to length one', () => {
    const reader = new NgramReader(weightsWith(bucketOfOnly('x'), [4, 0, 10]), shape)
    // One word and no pair: its share of the block is 1. "x" framed by blanks has one piece, in another bucket or of weight zero.
    const { problem, danger } = reader.read(countNgrams('x', BUCKETS))
    expect(problem[0]).toBeCloseTo(0.25 + 1 * 4 * 0.5, 6)
    expect(problem[1]).toBeCloseTo(0, 6)
    expect(danger).toBeCloseTo(-2 + 1 * 10 * 0.1, 6)
  })

  it('says only what it says of everything where there is nothing to read', () => {
    const reader = new NgramReader(weightsWith(3, [9, 9, 9]), shape)
    const { problem, danger } = reader.read(countNgrams('!!!', BUCKETS))
    expect([...problem, danger]).toEqual([0.25, 0, -2])
  })

  it('refuses weights of another shape than is told of them', () => {
    expect(() => new NgramReader(new Int8Array(12), shape)).toThrow(RangeError)
  })
})
