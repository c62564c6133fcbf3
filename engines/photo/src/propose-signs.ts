import type { PhotoKind, Proposal } from './judgement.ts'
import { type KindHeads, logitOf } from './kind-heads.ts'

/** Seventeen tyres were there to learn from: right more often than chance, and never to be called sure. */
const MOST_TREAD = 0.7
const LEAST_TREAD = 0.55

/**
 * What the looks of the whole picture say of a thing that is no lamp. Only tread can be told better than chance (AUROC on tyres
 * not seen before: training/kind/README.md); wet ground, smoke, rust and oil caps are asked, not guessed.
 */
export function proposeSigns(heads: KindHeads, embedding: Float32Array, kind: PhotoKind): Proposal[] {
  if (kind !== 'tyre') return []
  const probability = 1 / (1 + Math.exp(-logitOf(heads.tread.weights, heads.tread.bias, embedding)))
  return probability < LEAST_TREAD
    ? []
    : [{ id: 'tread_low', probability: Math.min(MOST_TREAD, probability) }]
}
