import type { CausalModel } from './causal-model.ts'
import { noisyOr } from './noisy-or.ts'
import type { Sign } from './sign.ts'
import { logWitnessed } from './witnessed-likelihood.ts'

/**
 * log P(sign as observed | cause), one number per cause: what was told of it, and what recordings and photos add to that.
 * Pearl, Probabilistic Reasoning in Intelligent Systems (1988), ch. 4: noisy-OR with leak.
 */
export function logLikelihoods(model: CausalModel, sign: Sign): Float64Array {
  const told = logTold(model, sign)
  const witnessed = logWitnessed(model, sign)
  if (!witnessed) return told ?? new Float64Array(model.causes.length)
  return told ? witnessed.map((value, index) => value + (told[index] ?? 0)) : witnessed
}

/** log P(what people told of the sign | cause); null where nobody told of it. */
export function logTold(model: CausalModel, sign: Sign): Float64Array | null {
  if (sign.told.length === 0) return null
  return sign.source === 'words' && sign.state === 'present' ? logReported(model, sign) : logSeen(model, sign)
}

/** The owner looked, or was asked: the sign is there or not. */
function logSeen(model: CausalModel, { told: tellings, toldConfidence, state }: Sign): Float64Array {
  const columns = tellings.map((finding) => model.strengths(finding.id))
  const leak = Math.max(...tellings.map((finding) => finding.leak))
  // At an even chance a telling says nothing.
  const certainty = 2 * toldConfidence - 1
  const result = new Float64Array(model.causes.length)
  for (let index = 0; index < result.length; index += 1) {
    // Present: any of the tellings may be the one that the cause makes. Absent: the one it makes most often is missing.
    let strength = -1
    for (const column of columns) strength = Math.max(strength, column[index] ?? 0)
    const made = noisyOr(leak, Math.max(0, strength))
    const told = toldConfidence * made + (1 - toldConfidence) * (1 - made)
    // What speaks against a cause is told of it more seldom than by chance and by slip, as far as the telling can be trusted.
    const present = strength < 0 ? noisyOr(told, certainty * strength) : told
    result[index] = Math.log(state === 'present' ? present : 1 - present)
  }
  return result
}

/** The owner mentioned it unasked: what counts is how often such owners say so. */
function logReported(model: CausalModel, { told }: Sign): Float64Array {
  const tellings = told.map((finding) => {
    const { base, mention } = model.reporting(finding.id)
    return { column: model.strengths(finding.id), base, mention, logUnmade: Math.log(noisyOr(base, 0)) }
  })
  const result = new Float64Array(model.causes.length)
  for (let index = 0; index < result.length; index += 1) {
    // Several tellings of one sign count as one: their geometric mean.
    let logSum = 0
    for (const { column, base, mention, logUnmade } of tellings) {
      const strength = column[index] ?? 0
      // Most causes do not make the sign at all.
      const reported = strength < 0 ? strength : mention * strength
      logSum += strength === 0 ? logUnmade : Math.log(noisyOr(base, reported))
    }
    result[index] = logSum / tellings.length
  }
  return result
}
