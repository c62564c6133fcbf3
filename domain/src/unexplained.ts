import { type Belief, beliefFrom, type PoolingWeights } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import type { Observation } from './finding.ts'
import { noisyOr } from './noisy-or.ts'
import type { Sign } from './sign.ts'

export interface SecondFault {
  /** The signs that the leading causes leave open. */
  readonly signs: readonly Sign[]
  readonly belief: Belief
}

/** A sign is explained when the causes believed in make it at least this likely beyond its leak. */
const EXPLAINED = 0.2
/** A sign that nothing special causes does not call for a second fault. */
const SPECIFIC_LEAK = 0.02
/** Told at least this surely, and made by some cause at least this strongly, it wants an explanation. */
const SURE = 0.7
const STRONG = 0.4
/** A second fault that nobody can name would only worry: some cause must reach this probability. */
const NAMEABLE = 0.1

/**
 * Strong signs that the leading causes leave open, with a belief of their own; null when there are none. A sign
 * told in several ways is explained when one of its tellings is.
 */
export function secondFault(
  model: CausalModel,
  prior: Float64Array,
  belief: Belief,
  observations: readonly Observation[],
  weights: PoolingWeights,
): SecondFault | null {
  const signs = belief.signs.filter((sign) => {
    if (sign.state !== 'present' || sign.confidence < SURE) return false
    if (!sign.findings.every(({ leak }) => leak <= SPECIFIC_LEAK)) return false
    const columns = sign.findings.map(({ id }) => model.strengths(id))
    let explained = 0
    let isStrong = false
    for (let index = 0; index < belief.causes.length; index += 1) {
      let strength = 0
      for (const column of columns) strength = Math.max(strength, column[index] ?? 0)
      explained += (belief.causes[index] ?? 0) * noisyOr(0, strength)
      isStrong ||= strength >= STRONG
    }
    return isStrong && explained < EXPLAINED
  })
  if (signs.length === 0) return null
  const open = new Set(signs.flatMap(({ findings }) => findings.map(({ id }) => id)))
  const unexplained = observations.filter(({ finding }) => open.has(finding))
  const second = beliefFrom(model, prior, unexplained, null, weights)
  return second.causes.some((probability) => probability >= NAMEABLE) ? { signs, belief: second } : null
}
