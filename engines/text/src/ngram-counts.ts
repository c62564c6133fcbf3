/** Words, pairs of neighboring words, and pieces of words of three to five characters with the word's ends as blanks. */
const PIECES = [3, 4, 5]
const FNV_OFFSET = 2_166_136_261
const FNV_PRIME = 16_777_619
const MIX = 0x85_eb_ca_6b
const WORD_MARK = 'w'.charCodeAt(0)
const PIECE_MARK = 'c'.charCodeAt(0)
const BLANK = ' '.charCodeAt(0)

/** How often each bucket was hit; one map for words and pairs, one for pieces. */
export interface NgramCounts {
  readonly words: ReadonlyMap<number, number>
  readonly pieces: ReadonlyMap<number, number>
  /** How many words there are. */
  readonly length: number
}

/**
 * Counts hashed n-grams of a text. Hash: FNV-1a over the characters (all ASCII), then the last step of MurmurHash3, so that
 * the low bits are well mixed. `training/hashed_ngrams.py` counts alike; both are held to the same numbers by a test.
 * @param buckets a power of two
 */
export function countNgrams(text: string, buckets: number): NgramCounts {
  const words = new Map<number, number>()
  const pieces = new Map<number, number>()
  const mask = buckets - 1
  let before = 0
  let length = 0
  for (const [word] of text
    .toLowerCase()
    .replaceAll('’', "'")
    .matchAll(/[a-z0-9']+/g)) {
    const alone = continueHash(step(FNV_OFFSET, WORD_MARK), word)
    add(words, bucketOf(alone, mask))
    if (length > 0) add(words, bucketOf(continueHash(step(before, BLANK), word), mask))
    before = alone
    length += 1
    addPieces(pieces, ` ${word} `, mask)
  }
  return { words, pieces, length }
}

function addPieces(pieces: Map<number, number>, framed: string, mask: number): void {
  const longest = Math.max(...PIECES)
  for (let start = 0; start < framed.length; start += 1) {
    let hash = step(FNV_OFFSET, PIECE_MARK)
    const end = Math.min(start + longest, framed.length)
    for (let at = start; at < end; at += 1) {
      hash = step(hash, framed.charCodeAt(at))
      if (PIECES.includes(at - start + 1)) add(pieces, bucketOf(hash, mask))
    }
  }
}

const step = (hash: number, code: number) => Math.imul(hash ^ code, FNV_PRIME)

function continueHash(hash: number, text: string): number {
  let on = hash
  for (let at = 0; at < text.length; at += 1) on = step(on, text.charCodeAt(at))
  return on
}

function bucketOf(hash: number, mask: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = Math.imul(mixed, MIX)
  return (mixed ^ (mixed >>> 13)) & mask
}

const add = (counts: Map<number, number>, bucket: number) => counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
