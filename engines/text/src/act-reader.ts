import { countNgrams } from './ngram-counts.ts'
import { checkedWeights, type NgramWeights, ngramLogits } from './ngram-logits.ts'
import { softmax } from './opinion.ts'

/** acts.json: one dialogue act a column of acts.bin, which has a row of 8-bit integers for each bucket of n-grams. */
export interface ActShape {
  readonly acts: readonly string[]
  readonly buckets: number
  /** By column: an integer times its scale is a weight. */
  readonly scales: readonly number[]
  readonly biases: readonly number[]
}

/** A dialogue act (Stolcke et al. 2000), by its id in knowledge/acts.yaml, and how likely it is among all of them. */
export interface ReadAct {
  readonly act: string
  readonly probability: number
}

/** Which dialogue act a line is: a linear reader of its n-grams, learned from the example lines of knowledge/acts.yaml. */
export class ActReader {
  readonly #weights: NgramWeights
  readonly #acts: readonly string[]
  readonly #buckets: number

  /** @throws RangeError when the weights do not have the shape that is told of them */
  constructor(weights: Int8Array, { acts, buckets, scales, biases }: ActShape) {
    this.#weights = checkedWeights({ weights, scales, biases }, buckets, acts.length)
    this.#acts = acts
    this.#buckets = buckets
  }

  /** The likeliest act of one sentence or short line. One without a word of Latin letters or digits is another language where it has letters. */
  read(line: string): ReadAct {
    const counts = countNgrams(line, this.#buckets)
    if (counts.length === 0)
      return { act: /\p{L}/u.test(line) ? 'other_language' : 'gibberish', probability: 1 }
    const probabilities = softmax(ngramLogits(this.#weights, counts), 1)
    const probability = Math.max(...probabilities)
    return { act: this.#acts[probabilities.indexOf(probability)] ?? '', probability }
  }
}
