import type { NgramCounts } from './ngram-counts.ts'

/** A linear model over n-grams: a row of 8-bit integers a bucket, a scale and a bias a column. */
export interface NgramWeights {
  readonly weights: Int8Array
  readonly scales: readonly number[]
  readonly biases: readonly number[]
}

/** @throws RangeError when buckets, scales, biases and weights do not fit each other */
export function checkedWeights(weights: NgramWeights, buckets: number, columns: number): NgramWeights {
  const { scales, biases } = weights
  if (scales.length !== columns || biases.length !== columns || weights.weights.length !== buckets * columns)
    throw new RangeError('the weights of the n-grams do not have the shape that is told of them')
  return weights
}

/** Each block of counts c is weighed 1 + ln c and brought to length one, so that long messages do not shout. */
export function ngramLogits(
  { weights, scales, biases }: NgramWeights,
  { words, pieces }: NgramCounts,
): Float32Array {
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
        sums[column] = (sums[column] ?? 0) + value * (weights[row + column] ?? 0)
    }
  }
  return Float32Array.from(sums, (sum, column) => sum * (scales[column] ?? 0) + (biases[column] ?? 0))
}
