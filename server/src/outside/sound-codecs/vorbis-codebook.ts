import { bitsOf, type LeastSignificantBits } from './least-significant-bits.ts'

const SYNC = 0x564342
/** Codes of so many bits are read at a glance, longer ones bit by bit. */
const GLANCE_BITS = 10
/** Books of real encoders hold some thousand numbers; a few bytes could claim billions. */
const MOST_NUMBERS = 2 ** 20

/** Words of variable length for numbers and for rows of numbers, Vorbis I section 3. */
export interface Codebook {
  readonly dimensions: number
  /** `dimensions` numbers an entry; null for a book of plain numbers. */
  readonly vectors: Float32Array | null
  readonly tree: CodeTree
}

interface CodeTree {
  /** By the next bits: entry times 64 plus the length of its word; 0 where the word is longer than a glance. */
  readonly glance: Int32Array
  /** Two children a node: a node, the bitwise inverse of an entry, or 0 for none. */
  readonly nodes: Int32Array
}

export function readCodebook(bits: LeastSignificantBits): Codebook {
  if (bits.take(24) !== SYNC) throw new RangeError('A codebook begins with its sync code.')
  const dimensions = bits.take(16)
  const entries = bits.take(24)
  if (dimensions * entries > MOST_NUMBERS || entries > MOST_NUMBERS / 4)
    throw new RangeError('No real codebook is so large.')
  const tree = treeOf(readLengths(bits, entries))
  const lookup = bits.take(4)
  if (lookup > 2 || (lookup > 0 && dimensions === 0)) throw new RangeError('No such lookup.')
  return { dimensions, tree, vectors: lookup === 0 ? null : readVectors(bits, lookup, entries, dimensions) }
}

function readLengths(bits: LeastSignificantBits, entries: number): Uint8Array {
  const lengths = new Uint8Array(entries)
  if (bits.take(1) === 1) {
    let length = bits.take(5) + 1
    for (let entry = 0; entry < entries; length += 1) {
      const count = bits.take(bitsOf(entries - entry))
      if (length > 32 || entry + count > entries) throw new RangeError('More words than entries.')
      lengths.fill(length, entry, entry + count)
      entry += count
    }
    return lengths
  }
  const isSparse = bits.take(1) === 1
  for (let entry = 0; entry < entries; entry += 1)
    if (!isSparse || bits.take(1) === 1) lengths[entry] = bits.take(5) + 1
  return lengths
}

/** Each entry in turn gets the lowest word of its length that is free, Vorbis I section 3.2.1. */
function treeOf(lengths: Uint8Array): CodeTree {
  const used = lengths.reduce((count, length) => count + (length > 0 ? 1 : 0), 0)
  /** For each length the lowest free word, left-aligned in 32 bits; -1 for none. */
  const free = new Float64Array(33).fill(-1)
  free[0] = 0
  const words: { entry: number; word: number; length: number }[] = []
  for (const [entry, length] of lengths.entries()) {
    if (length === 0) continue
    let from = length
    while (from >= 0 && (free[from] ?? -1) < 0) from -= 1
    if (from < 0) throw new RangeError('More words than a tree can hold.')
    const word = free[from] ?? 0
    free[from] = -1
    for (let longer = length; longer > from; longer -= 1) free[longer] = word + 2 ** (32 - longer)
    words.push({ entry, word, length })
  }
  const glance = new Int32Array(2 ** GLANCE_BITS)
  let nodes = new Int32Array(64)
  let count = 1
  const put = ({ entry, word, length }: { entry: number; word: number; length: number }) => {
    let node = 0
    for (let depth = 0; depth < length; depth += 1) {
      const slot = 2 * node + (Math.floor(word / 2 ** (31 - depth)) % 2)
      if (depth === length - 1) nodes[slot] = ~entry
      else {
        if (nodes[slot] === 0) {
          nodes[slot] = count
          count += 1
          if (2 * count > nodes.length) {
            const larger = new Int32Array(nodes.length * 2)
            larger.set(nodes)
            nodes = larger
          }
        }
        node = nodes[slot] ?? 0
      }
    }
    if (length > GLANCE_BITS) return
    let reversed = 0
    for (let depth = 0; depth < length; depth += 1)
      reversed += (Math.floor(word / 2 ** (31 - depth)) % 2) * 2 ** depth
    for (let index = reversed; index < glance.length; index += 2 ** length)
      glance[index] = entry * 64 + length
  }
  for (const each of words) put(each)
  // A book of one entry is read by one bit, whichever it is.
  const [only] = words
  if (used === 1 && only?.length === 1) put({ ...only, word: 2 ** 31 })
  return { glance, nodes }
}

function readVectors(
  bits: LeastSignificantBits,
  lookup: number,
  entries: number,
  dimensions: number,
): Float32Array {
  const least = readFloat(bits)
  const step = readFloat(bits)
  const valueBits = bits.take(4) + 1
  const isSequence = bits.take(1) === 1
  const grid = lookup === 1 ? gridSize(entries, dimensions) : entries * dimensions
  const values = Float64Array.from({ length: grid }, () => bits.take(valueBits))
  const vectors = new Float32Array(entries * dimensions)
  for (let entry = 0; entry < entries; entry += 1) {
    let last = 0
    let divisor = 1
    for (let at = 0; at < dimensions; at += 1) {
      const index = lookup === 1 ? Math.floor(entry / divisor) % grid : entry * dimensions + at
      const value = (values[index] ?? 0) * step + least + last
      vectors[entry * dimensions + at] = value
      if (isSequence) last = value
      divisor *= grid
    }
  }
  return vectors
}

/** The largest number whose power of `dimensions` is at most `entries`. */
function gridSize(entries: number, dimensions: number): number {
  let size = Math.floor(entries ** (1 / dimensions))
  while ((size + 1) ** dimensions <= entries) size += 1
  while (size > 1 && size ** dimensions > entries) size -= 1
  return size
}

/** Vorbis I section 9.2.2. */
function readFloat(bits: LeastSignificantBits): number {
  const value = bits.take(32)
  const mantissa = value % 2 ** 21
  const exponent = Math.floor(value / 2 ** 21) % 2 ** 10
  return (value >= 2 ** 31 ? -mantissa : mantissa) * 2 ** (exponent - 788)
}

/** The next entry of a book. */
export function takeEntry(bits: LeastSignificantBits, { tree: { glance, nodes } }: Codebook): number {
  const seen = glance[bits.peek(GLANCE_BITS)] ?? 0
  if (seen !== 0) {
    bits.skip(seen & 63)
    return seen >> 6
  }
  let node = 0
  for (;;) {
    const next = nodes[2 * node + bits.take(1)] ?? 0
    if (next < 0) return ~next
    if (next === 0) throw new RangeError('A word that the book does not hold.')
    node = next
  }
}
