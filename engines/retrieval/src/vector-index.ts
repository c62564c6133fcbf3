/**
 * What texts mean, as vectors of one length held in a row. What all of them have in common tells none apart: their mean
 * is taken off before they are compared.
 */
export class VectorIndex {
  readonly #rows: Float32Array
  readonly #length: number
  readonly size: number

  /** @param vectors one a text, all of one length */
  constructor(vectors: readonly Float32Array[]) {
    this.size = vectors.length
    this.#length = vectors[0]?.length ?? 0
    this.#rows = new Float32Array(this.size * this.#length)
    const units = vectors.map(unit)
    const mean = new Float32Array(this.#length)
    for (const vector of units)
      vector.forEach((value, at) => {
        mean[at] = (mean[at] ?? 0) + value / this.size
      })
    units.forEach((vector, row) => {
      this.#rows.set(unit(vector.map((value, at) => value - (mean[at] ?? 0))), row * this.#length)
    })
  }

  /** Cosine of a vector to what is particular to each text, in [-1, 1]. */
  nearness(vector: Float32Array): Float32Array {
    if (vector.length !== this.#length) throw new Error('vectors of two lengths cannot be compared')
    const asked = unit(vector)
    const rows = this.#rows
    const found = new Float32Array(this.size)
    for (let row = 0, from = 0; row < this.size; row += 1, from += this.#length) {
      let sum = 0
      for (let at = 0; at < asked.length; at += 1) sum += (rows[from + at] ?? 0) * (asked[at] ?? 0)
      found[row] = sum
    }
    return found
  }
}

/** Of length 1; a vector of zeros stays one. */
function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return length > 0 ? vector.map((value) => value / length) : vector
}
