import { type PoolingWeights, poolCauses, type ReaderOpinion, type WeighedSigns } from './belief.ts'
import type { CausalModel } from './causal-model.ts'

export interface Interval {
  readonly low: number
  readonly high: number
}

/** How sure we are of a rate: written down from trade knowledge, it may be off by this factor either way. */
const RATE_FACTOR = 1.6
const REPLICATES = 10

const GOLDEN = 0.6180339887498949
const shakes = new WeakMap<CausalModel, readonly Float64Array[]>()

/** The factors by which each replicate shakes the rates: the same for every case, so reckoned once for a model. */
function shakesOf(model: CausalModel): readonly Float64Array[] {
  const known = shakes.get(model)
  if (known) return known
  const factors = Array.from({ length: REPLICATES }, (_, row) =>
    Float64Array.from(
      model.causes,
      (_, index) => RATE_FACTOR ** (2 * (((index + 1) * (row + 1) * GOLDEN) % 1) - 1),
    ),
  )
  shakes.set(model, factors)
  return factors
}

/**
 * 80 % interval of each cause's probability when the rates and the trust in words are as uncertain as they
 * are. The rates are shaken by fixed quasi-random factors (an R1 low-discrepancy sequence, Roberts 2018), so that
 * the same evidence always shows the same bracket.
 */
export function intervalsOf(
  model: CausalModel,
  prior: Float64Array,
  weighed: WeighedSigns,
  opinion: ReaderOpinion | null,
  weights: PoolingWeights,
  shown: readonly number[],
  vote: ReaderOpinion | null = null,
): Interval[] {
  const samples: number[][] = shown.map(() => [])
  const shaken = new Float64Array(prior.length)
  for (const [row, factors] of shakesOf(model).entries()) {
    for (let index = 0; index < shaken.length; index += 1)
      shaken[index] = (prior[index] ?? 0) * (factors[index] ?? 1)
    const trust = 0.75 + (0.5 * (row + 1)) / REPLICATES
    const shakenWeights = {
      ...weights,
      words: weights.words * trust,
      reader: weights.reader * (2 - trust) * 0.95,
    }
    const belief = poolCauses(model, shaken, weighed, opinion, shakenWeights, vote)
    for (const [row, index] of shown.entries()) samples[row]?.push(belief.causes[index] ?? 0)
  }
  return samples.map((values) => {
    const sorted = values.sort((left, right) => left - right)
    const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
    return { low: at(0.1), high: at(0.9) }
  })
}
