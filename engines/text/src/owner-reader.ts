import type { NgramCounts } from './ngram-counts.ts'
import type { NgramLogits, NgramReader } from './ngram-reader.ts'

/** What labelled posts of owners teach of a message, to be added to the pooled logits of what authored messages taught. */
export type OwnerLogits = NgramLogits

/**
 * Words up to which posts say nothing of a message, and from which they say all they can. Posts are long: of "car broke" they
 * teach nothing but which fault is common among posts (docs/decisions/021).
 */
export const FADE = { none: 16, whole: 36 } as const

/** Weights on the encoder's embedding: owner-heads.bin and owner-danger.bin. */
export interface OwnerWeights {
  /** A row for each number of the embedding, then one of biases; a column for each problem, danger last. */
  readonly heads: Float32Array
  /** Of danger, on the products of two numbers of the embedding: row by row from the diagonal on. */
  readonly dangerProducts: Float32Array
}

export class OwnerReader {
  readonly #weights: OwnerWeights
  readonly #ngrams: NgramReader
  readonly #columns: number
  readonly #width: number

  /** @throws RangeError when the weights do not fit each other */
  constructor(weights: OwnerWeights, ngrams: NgramReader, problems: number) {
    this.#columns = problems + 1
    this.#width = weights.heads.length / this.#columns - 1
    if (this.#width < 1 || weights.dangerProducts.length !== (this.#width * (this.#width + 1)) / 2)
      throw new RangeError('the weights of what owners taught do not have one shape')
    this.#weights = weights
    this.#ngrams = ngrams
  }

  /** @throws RangeError when the embedding is not as wide as the one that was learned from */
  read(embedding: Float32Array, counts: NgramCounts): OwnerLogits {
    if (embedding.length !== this.#width)
      throw new RangeError(
        `an embedding of ${this.#width} numbers was learned from, not of ${embedding.length}`,
      )
    const part = Math.min(Math.max((counts.length - FADE.none) / (FADE.whole - FADE.none), 0), 1)
    const byNgrams = this.#ngrams.read(counts)
    const byMeaning = this.#linear(embedding)
    return {
      problem: byNgrams.problem.map((value, index) => part * (value + (byMeaning[index] ?? 0))),
      danger:
        part * (byNgrams.danger + (byMeaning[this.#columns - 1] ?? 0) + this.#dangerOfProducts(embedding)),
    }
  }

  #linear(embedding: Float32Array): Float64Array {
    const { heads } = this.#weights
    const columns = this.#columns
    const logits = Float64Array.from(heads.subarray(this.#width * columns))
    for (const [row, value] of embedding.entries())
      for (let column = 0; column < columns; column += 1)
        logits[column] = (logits[column] ?? 0) + value * (heads[row * columns + column] ?? 0)
    return logits
  }

  #dangerOfProducts(embedding: Float32Array): number {
    const { dangerProducts } = this.#weights
    let sum = 0
    let at = 0
    for (const [row, left] of embedding.entries()) {
      let onRow = 0
      for (let column = row; column < embedding.length; column += 1) {
        onRow += (dangerProducts[at] ?? 0) * (embedding[column] ?? 0)
        at += 1
      }
      sum += left * onRow
    }
    return sum
  }
}
