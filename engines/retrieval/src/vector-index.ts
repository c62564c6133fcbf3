import { BitSketches } from './bit-sketches.ts'

/** So many are compared in full, the likeliest by their sketch; of the others the sketch tells the cosine to about 0.08. */
const IN_FULL = 1_000
/** Rows are filled up with zeros to a multiple of it, so that four sums can run side by side: more than twice as fast. */
const LANES = 4

/**
 * What texts mean, as vectors of one length held in a row. What all of them have in common tells none apart: their mean
 * is taken off before they are compared.
 */
export class VectorIndex {
  readonly #rows: Float32Array
  readonly #length: number
  readonly #stride: number
  /** Null where all are compared in full. */
  readonly #sketches: BitSketches | null
  readonly size: number

  /** @param vectors one a text, all of one length */
  constructor(vectors: readonly Float32Array[]) {
    this.size = vectors.length
    this.#length = vectors[0]?.length ?? 0
    this.#stride = Math.ceil(this.#length / LANES) * LANES
    this.#rows = new Float32Array(this.size * this.#stride)
    const units = vectors.map(unit)
    const mean = meanOf(units, this.#length)
    units.forEach((vector, row) => {
      this.#rows.set(unit(vector.map((value, at) => value - (mean[at] ?? 0))), row * this.#stride)
    })
    this.#sketches = this.size > IN_FULL ? new BitSketches(this.#rows, this.#stride) : null
  }

  /** Cosine of a vector to what is particular to each text, in [-1, 1]. */
  nearness(vector: Float32Array): Float32Array {
    if (vector.length !== this.#length) throw new Error('vectors of two lengths cannot be compared')
    const asked = new Float32Array(this.#stride)
    asked.set(unit(vector))
    const differences = this.#sketches?.differences(asked)
    const most = differences ? differenceOfNearest(differences, IN_FULL) : 0
    const found = new Float32Array(this.size)
    for (let row = 0; row < this.size; row += 1) {
      const difference = differences?.[row] ?? 0
      found[row] =
        difference <= most
          ? product(this.#rows, row * this.#stride, asked)
          : Math.cos((Math.PI * difference) / this.#length)
    }
    return found
  }
}

/** The difference that about so many rows do not exceed. */
function differenceOfNearest(differences: Uint16Array, rows: number): number {
  const counts: number[] = []
  for (const difference of differences) counts[difference] = (counts[difference] ?? 0) + 1
  let within = 0
  for (let difference = 0; difference < counts.length; difference += 1) {
    within += counts[difference] ?? 0
    if (within >= rows) return difference
  }
  return counts.length
}

/** Inner product of a row with a vector whose length is a multiple of four. */
function product(rows: Float32Array, from: number, vector: Float32Array): number {
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  for (let at = 0; at < vector.length; at += LANES) {
    first += (rows[from + at] ?? 0) * (vector[at] ?? 0)
    second += (rows[from + at + 1] ?? 0) * (vector[at + 1] ?? 0)
    third += (rows[from + at + 2] ?? 0) * (vector[at + 2] ?? 0)
    fourth += (rows[from + at + 3] ?? 0) * (vector[at + 3] ?? 0)
  }
  return first + second + third + fourth
}

function meanOf(vectors: readonly Float32Array[], length: number): Float32Array {
  const mean = new Float32Array(length)
  for (const vector of vectors)
    vector.forEach((value, at) => {
      mean[at] = (mean[at] ?? 0) + value / vectors.length
    })
  return mean
}

/** Of length 1; a vector of zeros stays one. */
function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return length > 0 ? vector.map((value) => value / length) : vector
}
