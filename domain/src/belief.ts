import type { CausalModel } from './causal-model.ts'
import type { Observation } from './finding.ts'
import { logLikelihoods, type Sign, signsFrom } from './likelihood.ts'

/** How the parts of the evidence are weighed against each other; fitted on development data (evaluation/fit-pooling). */
export interface PoolingWeights {
  /** Exponent on what the signs in the words say; below 1 because they are correlated. */
  readonly words: number
  /** Exponent on what answers, flips, checks and codes say. */
  readonly answers: number
  /** Exponent on the reader's opinion of the words as a whole. */
  readonly reader: number
  /** Prior probability that the fault is none of the modelled causes. */
  readonly somethingElse: number
}

/** P(problem | words) by the trained reader; keys are problem ids. */
export type ReaderOpinion = ReadonlyMap<string, number>

export interface Belief {
  /** P(cause), in the order of the model's causes. */
  readonly causes: Float64Array
  readonly somethingElse: number
  /** P(problem), summing with `somethingElse` to 1. */
  readonly problems: ReadonlyMap<string, number>
  readonly signs: readonly Sign[]
}

function logSumExp(values: ArrayLike<number>): number {
  let highest = -Infinity
  for (let index = 0; index < values.length; index += 1)
    highest = Math.max(highest, values[index] ?? -Infinity)
  if (highest === -Infinity) return -Infinity
  let sum = 0
  for (let index = 0; index < values.length; index += 1)
    sum += Math.exp((values[index] ?? -Infinity) - highest)
  return highest + Math.log(sum)
}

/** What the signs say, before rates and trust are put to it: done once a turn, pooled as often as needed. */
export interface WeighedSigns {
  readonly signs: readonly Sign[]
  /** log P(signs only told in words | cause), and of those that were confirmed. */
  readonly words: Float64Array
  readonly confirmed: Float64Array
  /** The same for a fault that nobody modelled: it shows a sign as often as an average fault does. */
  readonly elseWords: number
  readonly elseConfirmed: number
}

export function weighSigns(
  model: CausalModel,
  prior: Float64Array,
  observations: readonly Observation[],
): WeighedSigns {
  const signs = signsFrom(model, observations)
  const words = new Float64Array(prior.length)
  const confirmed = new Float64Array(prior.length)
  let elseWords = 0
  let elseConfirmed = 0
  for (const sign of signs) {
    const likelihoods = logLikelihoods(model, sign)
    const target = sign.source === 'words' ? words : confirmed
    let expected = 0
    for (let index = 0; index < likelihoods.length; index += 1) {
      const value = likelihoods[index] ?? 0
      target[index] = (target[index] ?? 0) + value
      expected += (prior[index] ?? 0) * Math.exp(value)
    }
    const average = Math.log(Math.max(expected, 1e-9))
    if (sign.source === 'words') elseWords += average
    else elseConfirmed += average
  }
  return { signs, words, confirmed, elseWords, elseConfirmed }
}

/**
 * The posterior over causes and "something else", one fault at a time.
 *
 * Causes are weighed by the noisy-OR model; problems by a logarithmic opinion pool of that model and the
 * reader (Genest and Zidek, Combining Probability Distributions, 1986). Signs that the owner confirmed
 * by tapping weigh on their own and are never outvoted by the reader, who saw only the words.
 */
export function poolBelief(
  model: CausalModel,
  prior: Float64Array,
  weighed: WeighedSigns,
  opinion: ReaderOpinion | null,
  weights: PoolingWeights,
): Belief {
  const logs = Float64Array.from(
    prior,
    (value, index) => Math.log(value) + weights.words * (weighed.words[index] ?? 0),
  )
  const evidence = logSumExp(logs)
  const trusted = new Map<string, number>()
  for (const [problem, probability] of opinion ?? [])
    trusted.set(problem, weights.reader * Math.log(Math.max(probability, 1e-6)))
  const unread = opinion ? weights.reader * Math.log(1e-6) : 0
  const pooledLogs = logs.map(
    (value, index) => value - evidence + (trusted.get(model.causes[index]?.problem ?? '') ?? unread),
  )
  // The opinion pool is normalised over the modelled causes, so that the reader cannot starve "something else".
  const pooled = opinion ? logSumExp(pooledLogs) : 0
  const scores = pooledLogs.map(
    (value, index) => value - pooled + weights.answers * (weighed.confirmed[index] ?? 0),
  )
  const elseScore =
    Math.log(weights.somethingElse) -
    Math.log1p(-weights.somethingElse) -
    evidence +
    weights.words * weighed.elseWords +
    weights.answers * weighed.elseConfirmed
  const total = logSumExp([logSumExp(scores), elseScore])
  const causes = scores.map((score) => Math.exp(score - total))
  const problems = new Map<string, number>()
  model.causes.forEach((cause, index) => {
    problems.set(cause.problem, (problems.get(cause.problem) ?? 0) + (causes[index] ?? 0))
  })
  return { causes, somethingElse: Math.exp(elseScore - total), problems, signs: weighed.signs }
}

/** Weighs and pools in one step. */
export function beliefFrom(
  model: CausalModel,
  prior: Float64Array,
  observations: readonly Observation[],
  opinion: ReaderOpinion | null,
  weights: PoolingWeights,
): Belief {
  return poolBelief(model, prior, weighSigns(model, prior, observations), opinion, weights)
}
