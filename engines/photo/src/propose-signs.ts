import type { PhotoKind, Proposal } from './judgement.ts'
import { type KindHeads, logitOf } from './kind-heads.ts'
import type { Picture } from './picture.ts'
import { proposeOilCap } from './propose-oil-cap.ts'
import { proposePuddle } from './propose-puddle.ts'
import { proposeSmoke } from './propose-smoke.ts'
import { proposeTreadSide } from './propose-tread-side.ts'

/** Seventeen tyres were there to learn from: right more often than chance, and never to be called sure. */
const MOST_TREAD = 0.7
const LEAST_TREAD = 0.55

/**
 * What pixels say of a thing that is no lamp, by what the photo shows; nothing where they say nothing. The tread by the looks of the whole
 * picture (training/kind/README.md); the rest by measures tuned on made pictures (training/proposals/README.md).
 */
export function proposeSigns(
  heads: KindHeads,
  embedding: Float32Array,
  kind: PhotoKind,
  picture: Picture,
): Proposal[] {
  if (kind === 'leak') return proposePuddle(picture)
  if (kind === 'smoke') return proposeSmoke(picture)
  if (kind === 'engine_bay') return proposeOilCap(picture)
  return kind === 'tyre' ? [...proposeTread(heads, embedding), ...proposeTreadSide(picture)] : []
}

function proposeTread(heads: KindHeads, embedding: Float32Array): Proposal[] {
  const probability = 1 / (1 + Math.exp(-logitOf(heads.tread.weights, heads.tread.bias, embedding)))
  return probability < LEAST_TREAD
    ? []
    : [{ id: 'tread_low', probability: Math.min(MOST_TREAD, probability) }]
}
