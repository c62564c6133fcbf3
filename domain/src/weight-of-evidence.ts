import type { Belief } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import { logLikelihoods } from './likelihood.ts'
import type { Sign } from './sign.ts'

/**
 * How strongly a sign speaks for one cause against all the others, in natural units (nats):
 * ln P(sign | cause) / P(sign | not cause) (Good, Probability and the Weighing of Evidence, 1950).
 */
export function weightOfEvidence(model: CausalModel, belief: Belief, sign: Sign, cause: number): number {
  const { logs, likelihoods } = likelihoodsOf(model, sign)
  let others = 0
  let mass = 0
  for (let index = 0; index < likelihoods.length; index += 1) {
    if (index === cause) continue
    // Priors would hide how special a sign is; the current belief shows what it still decides. Half and half.
    const weight = 0.5 * (belief.causes[index] ?? 0) + 0.5 / likelihoods.length
    others += weight * (likelihoods[index] ?? 0)
    mass += weight
  }
  return (logs[cause] ?? 0) - Math.log(others / Math.max(mass, 1e-12))
}

/** Segments lit in the ledger, 0 to 5: one for each half of a natural unit. */
export function segmentsOf(weight: number): number {
  return Math.min(5, Math.ceil(Math.abs(weight) / 0.5 - 0.2))
}

/** A sheet asks for the same sign once for every cause that it shows; a sign lives as long as its turn. */
const reckoned = new WeakMap<Sign, Likelihoods>()

interface Likelihoods {
  readonly logs: Float64Array
  readonly likelihoods: Float64Array
}

function likelihoodsOf(model: CausalModel, sign: Sign): Likelihoods {
  const known = reckoned.get(sign)
  if (known) return known
  const logs = logLikelihoods(model, sign)
  const reckonedNow = { logs, likelihoods: logs.map(Math.exp) }
  reckoned.set(sign, reckonedNow)
  return reckonedNow
}
