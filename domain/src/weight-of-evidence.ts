import type { Belief } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import { logLikelihoods, type Sign } from './likelihood.ts'

/**
 * How strongly a sign speaks for one cause against all the others, in natural units (nats):
 * ln P(sign | cause) / P(sign | not cause) (Good, Probability and the Weighing of Evidence, 1950).
 */
export function weightOfEvidence(model: CausalModel, belief: Belief, sign: Sign, cause: number): number {
  const likelihoods = likelihoodsOf(model, sign)
  let others = 0
  let mass = 0
  likelihoods.forEach((value, index) => {
    // Priors would hide how special a sign is; the current belief shows what it still decides. Half and half.
    const weight = 0.5 * (belief.causes[index] ?? 0) + 0.5 / likelihoods.length
    if (index === cause) return
    others += weight * Math.exp(value)
    mass += weight
  })
  return (likelihoods[cause] ?? 0) - Math.log(others / Math.max(mass, 1e-12))
}

/** Segments lit in the ledger, 0 to 5: one for each half of a natural unit. */
export function segmentsOf(weight: number): number {
  return Math.min(5, Math.ceil(Math.abs(weight) / 0.5 - 0.2))
}

/** A sheet asks for the same sign once for every cause that it shows; a sign lives as long as its turn. */
const reckoned = new WeakMap<Sign, Float64Array>()

function likelihoodsOf(model: CausalModel, sign: Sign): Float64Array {
  const known = reckoned.get(sign)
  if (known) return known
  const likelihoods = logLikelihoods(model, sign)
  reckoned.set(sign, likelihoods)
  return likelihoods
}
