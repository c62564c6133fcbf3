import type { NgramCounts } from './ngram-counts.ts'

/** What the n-grams of a message say before they are weighed beside the encoder's opinion. */
export interface NgramLogits {
  /** One a problem, in the manifest's order. */
  readonly problem: Float32Array
  readonly danger: number
}

/** ngrams.json; the weights themselves are ngrams.bin, one row of 8-bit integers a bucket, danger in the last column. */
export interface NgramShape {
  readonly buckets: number
  readonly problems: readonly string[]
  /** By column: an integer times its scale is a weight. */
  readonly scales: readonly number[]
  readonly biases: readonly number[]
}

/**
 * A linear reader of words and pieces of words. It knows nothing of order beyond pairs, which is why it errs elsewhere than
 * the encoder does: both together read owners whom neither has seen better than each alone (docs/decisions/017).
 */
export class NgramReader {
  readonly #weights: Int8Array
  readonly #shape: NgramShape

  /** @throws RangeError when the weights do not have the shape that is told of them */
  constructor(weights: Int8Array, shape: NgramShape) {
    const columns = shape.problems.length + 1
    if (
      shape.scales.length !== columns ||
      shape.biases.length !== columns ||
      weights.length !== shape.buckets * columns
    )
      throw new RangeError('the weights of the n-grams do not have the shape that is told of them')
    this.#weights = weights
    this.#shape = shape
  }

  /** Each block of counts c is weighed 1 + ln c and brought to length one, so that long messages do not shout. */
  read({ words, pieces }: NgramCounts): NgramLogits {
    const { scales, biases } = this.#shape
    const columns = scales.length
    const sums = new Float64Array(columns)
    for (const counts of [words, pieces]) {
      let squares = 0
      for (const count of counts.values()) squares += (1 + Math.log(count)) ** 2
      const length = Math.sqrt(squares)
      for (const [bucket, count] of counts) {
        const value = (1 + Math.log(count)) / length
        const row = bucket * columns
        for (let column = 0; column < columns; column += 1)
          sums[column] = (sums[column] ?? 0) + value * (this.#weights[row + column] ?? 0)
      }
    }
    const logits = Float32Array.from(
      sums,
      (sum, column) => sum * (scales[column] ?? 0) + (biases[column] ?? 0),
    )
    return { problem: logits.subarray(0, columns - 1), danger: logits[columns - 1] ?? 0 }
  }
}
