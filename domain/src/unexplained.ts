import { type Belief, beliefFrom, type PoolingWeights } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import type { Observation } from './finding.ts'
import { noisyOr } from './likelihood.ts'

export interface SecondFault {
  readonly unexplained: readonly Observation[]
  readonly belief: Belief
}

/** A sign is explained when the causes believed in make it at least this likely beyond its leak. */
const EXPLAINED = 0.2
/** A sign that nothing special causes does not call for a second fault. */
const SPECIFIC_LEAK = 0.04

/** Strong signs that the leading causes leave open, with a belief of their own; null when there are none. */
export function secondFault(
  model: CausalModel,
  prior: Float64Array,
  belief: Belief,
  observations: readonly Observation[],
  weights: PoolingWeights,
): SecondFault | null {
  const unexplained = observations.filter((observation) => {
    const finding = model.findings.get(observation.finding)
    if (
      !finding ||
      observation.state !== 'present' ||
      observation.confidence < 0.7 ||
      finding.leak > SPECIFIC_LEAK
    )
      return false
    const column = model.strengths(finding.id)
    let explained = 0
    belief.causes.forEach((probability, index) => {
      explained += probability * noisyOr(0, column[index] ?? 0)
    })
    return explained < EXPLAINED && column.some((strength) => strength >= 0.4)
  })
  if (unexplained.length === 0) return null
  return { unexplained, belief: beliefFrom(model, prior, unexplained, null, weights) }
}
