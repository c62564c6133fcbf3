import type { PhotoKind } from './judgement.ts'

/** Numbers of an embedding: what the image net sees of the whole picture, mean and most of each of its planes. */
export const EMBEDDING_LENGTH = 2048

/** What was trained on top of the image net (training/kind/train_kinds.py); standardizing is already in the weights. */
export interface KindHeads {
  /** Kinds of which there were photos to learn from; the others are never told by looks. */
  readonly kinds: readonly PhotoKind[]
  readonly weights: readonly Float32Array[]
  readonly biases: readonly number[]
  /** Worn or bald tread against good tread, in photos of tyres. */
  readonly tread: { readonly weights: Float32Array; readonly bias: number }
}

/** Weights times what was seen, and a bias: the larger, the more it looks like that. */
export function logitOf(weights: Float32Array, bias: number, embedding: Float32Array): number {
  let sum = bias
  for (let at = 0; at < weights.length; at += 1) sum += (weights[at] ?? 0) * (embedding[at] ?? 0)
  return sum
}
