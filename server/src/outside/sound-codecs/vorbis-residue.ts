import { type LeastSignificantBits, PacketEnd } from './least-significant-bits.ts'
import { type Codebook, takeEntry } from './vorbis-codebook.ts'
import { bookAt } from './vorbis-floor.ts'

const PASSES = 8

/** The fine structure of a spectrum in rows of numbers, Vorbis I section 8. */
export interface Residue {
  readonly kind: number
  readonly begin: number
  readonly end: number
  readonly partitionSize: number
  readonly classBook: number
  /** For each class a book a pass, or -1. */
  readonly books: readonly (readonly number[])[]
}

export function readResidue(bits: LeastSignificantBits): Residue {
  const kind = bits.take(16)
  if (kind > 2) throw new RangeError('No such residue.')
  const begin = bits.take(24)
  const end = bits.take(24)
  const partitionSize = bits.take(24) + 1
  const classes = bits.take(6) + 1
  const classBook = bits.take(8)
  const cascades = Array.from({ length: classes }, () => {
    const low = bits.take(3)
    return bits.take(1) === 1 ? bits.take(5) * 8 + low : low
  })
  const books = cascades.map((cascade) =>
    Array.from({ length: PASSES }, (_, pass) => ((cascade >> pass) & 1 ? bits.take(8) : -1)),
  )
  return { kind, begin, end, partitionSize, classBook, books }
}

/** Adds to the vectors of channels that sound; what the packet leaves out stays as it is. */
export function takeResidue(
  bits: LeastSignificantBits,
  residue: Residue,
  books: readonly Codebook[],
  vectors: readonly Float64Array[],
  doesSound: readonly boolean[],
): void {
  const woven = new WovenVectors(vectors)
  const targets =
    residue.kind < 2
      ? vectors.filter((_, index) => doesSound[index])
      : doesSound.includes(true)
        ? [woven.values]
        : []
  try {
    takeVectors(bits, residue, books, targets)
  } catch (error) {
    if (!(error instanceof PacketEnd)) throw error
  }
  if (residue.kind === 2) woven.unweave()
}

/** The third kind lays the channels into each other like the threads of a cloth. */
class WovenVectors {
  readonly values: Float64Array

  constructor(private readonly vectors: readonly Float64Array[]) {
    this.values = new Float64Array(vectors.length * (vectors[0]?.length ?? 0))
  }

  unweave(): void {
    const { vectors, values } = this
    for (const [channel, vector] of vectors.entries())
      for (let index = 0; index < vector.length; index += 1)
        vector[index] = values[index * vectors.length + channel] ?? 0
  }
}

function takeVectors(
  bits: LeastSignificantBits,
  residue: Residue,
  books: readonly Codebook[],
  vectors: readonly Float64Array[],
): void {
  const length = vectors[0]?.length ?? 0
  const begin = Math.min(residue.begin, length)
  const partitions = Math.floor((Math.min(residue.end, length) - begin) / residue.partitionSize)
  if (partitions <= 0) return
  const classBook = bookAt(books, residue.classBook)
  const classWords = classBook.dimensions
  if (classWords === 0) throw new RangeError('A word of classes that holds none.')
  const classesOf = vectors.map(() => new Uint8Array(partitions + classWords))
  for (let pass = 0; pass < PASSES; pass += 1)
    for (let first = 0; first < partitions; first += classWords) {
      if (pass === 0)
        for (const classes of classesOf) takeClasses(bits, classBook, classes, first, residue.books.length)
      for (let partition = first; partition < Math.min(first + classWords, partitions); partition += 1)
        for (const [index, vector] of vectors.entries()) {
          const book = residue.books[classesOf[index]?.[partition] ?? 0]?.[pass] ?? -1
          if (book < 0) continue
          const from = begin + partition * residue.partitionSize
          takePartition(bits, bookAt(books, book), vector, from, residue)
        }
    }
}

function takeClasses(
  bits: LeastSignificantBits,
  book: Codebook,
  classes: Uint8Array,
  first: number,
  count: number,
): void {
  let word = takeEntry(bits, book)
  for (let at = book.dimensions - 1; at >= 0; at -= 1) {
    classes[first + at] = word % count
    word = Math.floor(word / count)
  }
}

function takePartition(
  bits: LeastSignificantBits,
  book: Codebook,
  vector: Float64Array,
  from: number,
  { kind, partitionSize }: Residue,
): void {
  const { dimensions, vectors } = book
  if (!vectors) throw new RangeError('A book without rows of numbers.')
  const rows = Math.floor(partitionSize / dimensions)
  // The first kind lays the numbers of a row far apart, the others side by side.
  const apart = kind === 0 ? rows : 1
  const onwards = kind === 0 ? 1 : dimensions
  for (let row = 0; row < rows; row += 1) {
    const entry = takeEntry(bits, book) * dimensions
    let at = from + row * onwards
    for (let dimension = 0; dimension < dimensions; dimension += 1) {
      vector[at] = (vector[at] ?? 0) + (vectors[entry + dimension] ?? 0)
      at += apart
    }
  }
}
