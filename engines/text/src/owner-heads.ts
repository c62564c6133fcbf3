/** What owners' posts teach beside the encoder's own heads: one more logit a problem, and one of danger. */
export interface HeadLogits {
  readonly problem: Float32Array
  readonly danger: number
}

/**
 * A linear layer on the encoder's embedding, added to the heads that authored messages taught
 * (docs/decisions/021): rows of the embedding, then one row of biases; danger in the last column.
 */
export class OwnerHeads {
  readonly #weights: Float32Array
  readonly #columns: number

  /** @throws RangeError when the weights do not make whole rows */
  constructor(weights: Float32Array, problems: number) {
    this.#columns = problems + 1
    if (weights.length === 0 || weights.length % this.#columns !== 0)
      throw new RangeError('the weights of the heads do not have the shape that is told of them')
    this.#weights = weights
  }

  /** @throws RangeError when the embedding is not as wide as the one that was learned from */
  read(embedding: Float32Array): HeadLogits {
    const columns = this.#columns
    const width = this.#weights.length / columns - 1
    if (embedding.length !== width)
      throw new RangeError(`an embedding of ${width} numbers was learned from, not of ${embedding.length}`)
    const logits = this.#weights.slice(width * columns)
    for (const [row, value] of embedding.entries())
      for (let column = 0; column < columns; column += 1)
        logits[column] = (logits[column] ?? 0) + value * (this.#weights[row * columns + column] ?? 0)
    return { problem: logits.subarray(0, columns - 1), danger: logits[columns - 1] ?? 0 }
  }
}
