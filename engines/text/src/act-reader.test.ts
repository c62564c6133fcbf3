import { describe, expect, it } from 'vitest'
import { ActReader } from './act-reader.ts'
import { countNgrams } from './ngram-counts.ts'

const BUCKETS = 1024
const ACTS = ['asks_cost', 'thanks']

/** Weighs one word for an act and nothing else; other words of these tests meet none of its buckets. */
function readerOf(word: string, act: number): ActReader {
  const weights = new Int8Array(BUCKETS * ACTS.length)
  for (const bucket of countNgrams(word, BUCKETS).words.keys()) weights[bucket * ACTS.length + act] = 100
  return new ActReader(weights, { acts: ACTS, buckets: BUCKETS, scales: [0.02, 0.02], biases: [0, 0] })
}

describe('the act of a line', () => {
  it('is the one that its words speak for, as likely as a softmax of the scores says', () => {
    // One word of length one: 100 · 0.02 = 2 against 0.
    const { act, probability } = readerOf('cheers', 1).read('Cheers')
    expect(act).toBe('thanks')
    expect(probability).toBeCloseTo(Math.exp(2) / (Math.exp(2) + 1), 6)
  })

  it('is another language where it has letters and none of them are Latin, and else nothing readable', () => {
    const reader = readerOf('cheers', 1)
    expect(reader.read('двигатель троит').act).toBe('other_language')
    expect(reader.read('?! 🚗').act).toBe('gibberish')
  })

  it('is not read with weights of another shape', () =>
    expect(
      () => new ActReader(new Int8Array(3), { acts: ACTS, buckets: 2, scales: [1, 1], biases: [0, 0] }),
    ).toThrow(RangeError))
})
