import { describe, expect, it } from 'vitest'
import { countNgrams } from './ngram-counts.ts'

const BUCKETS = 65_536
const total = (counts: ReadonlyMap<number, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

describe('n-grams of a message', () => {
  it('are counted as the training script counts them', () => {
    // As bucket_of of engines/text/training/hashed_ngrams.py gives them for "wbrakes", "wbrakes grind" and "c br".
    const { words, pieces } = countNgrams('Brakes grind', BUCKETS)
    expect(words.get(51_523)).toBe(1)
    expect(words.get(40_041)).toBe(1)
    expect(pieces.get(11_029)).toBe(1)
  })

  it('are the words, their pairs, and all pieces of three to five characters with the ends of the word', () => {
    const { words, pieces, length } = countNgrams('Brakes grind, it’s BAD', BUCKETS)
    expect(length).toBe(4)
    // Four words and three pairs; framed words of 8, 7, 6 and 5 characters have (6+5+4+3) + (5+4+3+2) + (4+3+2+1) pieces.
    expect(total(words)).toBe(7)
    expect(total(pieces)).toBe(42)
  })

  it('do not depend on case, punctuation or the kind of apostrophe', () => {
    expect(countNgrams("it's BAD!!", BUCKETS)).toEqual(countNgrams('It’s — bad', BUCKETS))
  })

  it('of a repeated word are counted, not listed', () => {
    const { words, pieces } = countNgrams('a a', BUCKETS)
    expect([...words.values()].sort()).toEqual([1, 2])
    expect([...pieces.values()]).toEqual([2])
  })

  it('of nothing, or of letters that are not Latin, are none', () => {
    for (const text of ['', '   …', 'тормоза'])
      expect(countNgrams(text, BUCKETS)).toEqual({ words: new Map(), pieces: new Map(), length: 0 })
  })
})
