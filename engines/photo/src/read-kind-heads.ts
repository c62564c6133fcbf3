import { PHOTO_KINDS } from './judgement.ts'
import { EMBEDDING_LENGTH, type KindHeads } from './kind-heads.ts'

/** Reads weights/kind-heads.json. Throws where it is damaged or was made for another image net: our own mistake. */
export function readKindHeads(file: unknown): KindHeads {
  const { kinds, weights, biases, tread } = objectOf(file)
  if (!Array.isArray(kinds) || !Array.isArray(weights) || weights.length !== kinds.length)
    throw new Error('the heads of photo kinds are damaged')
  const { weights: treadWeights, bias } = objectOf(tread)
  return {
    kinds: kinds.map((name) => {
      const found = PHOTO_KINDS.find((kind) => kind === name)
      if (found === undefined) throw new Error(`the heads of photo kinds know no ${String(name)}`)
      return found
    }),
    weights: weights.map((row) => numbersOf(row, EMBEDDING_LENGTH)),
    biases: [...numbersOf(biases, kinds.length)],
    tread: { weights: numbersOf(treadWeights, EMBEDDING_LENGTH), bias: numbersOf([bias], 1)[0] ?? 0 },
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('the heads of photo kinds are damaged')
  return { ...value }
}

function numbersOf(value: unknown, length: number): Float32Array {
  if (!Array.isArray(value) || value.length !== length || !value.every(Number.isFinite))
    throw new Error('the heads of photo kinds hold a row of a wrong length')
  return Float32Array.from(value)
}
