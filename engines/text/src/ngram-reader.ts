import type { NgramCounts } from './ngram-counts.ts'
import { checkedWeights, type NgramWeights, ngramLogits } from './ngram-logits.ts'

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
  readonly #weights: NgramWeights

  /** @throws RangeError when the weights do not have the shape that is told of them */
  constructor(weights: Int8Array, { buckets, problems, scales, biases }: NgramShape) {
    this.#weights = checkedWeights({ weights, scales, biases }, buckets, problems.length + 1)
  }

  read(counts: NgramCounts): NgramLogits {
    const logits = ngramLogits(this.#weights, counts)
    return { problem: logits.subarray(0, -1), danger: logits.at(-1) ?? 0 }
  }
}
