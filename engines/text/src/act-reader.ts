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

/** Characters of a line that does one thing; a longer one tells a story, which is no single act. */
const LONGEST = 400

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

  /** How likely each act is of one sentence or short line; nothing of a longer one. One without a word of Latin letters or digits is another language where it has letters. */
  odds(line: string): ReadonlyMap<string, number> {
    if (line.length > LONGEST) return new Map()
    const counts = countNgrams(line, this.#buckets)
    if (counts.length === 0) return new Map([[/\p{L}/u.test(line) ? 'other_language' : 'gibberish', 1]])
    const probabilities = softmax(ngramLogits(this.#weights, counts), 1)
    return new Map(this.#acts.map((act, place) => [act, probabilities[place] ?? 0]))
  }

  /** The likeliest act of it. */
  read(line: string): ReadAct {
    return likeliestAct(this.odds(line))
  }
}

/** The likeliest of some acts; none where there are none. */
export function likeliestAct(odds: ReadonlyMap<string, number>): ReadAct {
  let likeliest: ReadAct = { act: '', probability: 0 }
  for (const [act, probability] of odds)
    if (probability > likeliest.probability) likeliest = { act, probability }
  return likeliest
}
