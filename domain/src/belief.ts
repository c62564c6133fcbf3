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

const logSumExp = (values: Iterable<number>) => {
  const list = [...values]
  const highest = Math.max(...list)
  return highest === -Infinity
    ? -Infinity
    : highest + Math.log(list.reduce((sum, value) => sum + Math.exp(value - highest), 0))
}

/**
 * The posterior over causes and "something else", one fault at a time.
 *
 * Causes are weighed by the noisy-OR model; problems by a logarithmic opinion pool of that model and the
 * reader (Genest and Zidek, Combining Probability Distributions, 1986). Signs that the owner confirmed
 * by tapping weigh on their own and are never outvoted by the reader, who saw only the words.
 */
export function beliefFrom(
  model: CausalModel,
  prior: Float64Array,
  observations: readonly Observation[],
  opinion: ReaderOpinion | null,
  weights: PoolingWeights,
): Belief {
  const signs = signsFrom(model, observations)
  const logs = Float64Array.from(prior, (value) => Math.log(value))
  const confirmed = new Float64Array(prior.length)
  let elseLog = Math.log(weights.somethingElse)

  for (const sign of signs) {
    const likelihoods = logLikelihoods(model, sign)
    const onlyWords = sign.source === 'words'
    const exponent = onlyWords ? weights.words : weights.answers
    const target = onlyWords ? logs : confirmed
    let expected = 0
    for (let index = 0; index < likelihoods.length; index += 1) {
      const value = likelihoods[index] ?? 0
      target[index] = (target[index] ?? 0) + exponent * value
      expected += (prior[index] ?? 0) * Math.exp(value)
    }
    // What nobody modelled shows the sign as often as an average fault does.
    elseLog += exponent * Math.log(Math.max(expected, 1e-9))
  }

  const problemLogs = new Map<string, number>()
  const byProblem = new Map<string, number[]>()
  model.causes.forEach((cause, index) => {
    const list = byProblem.get(cause.problem)
    if (list) list.push(logs[index] ?? -Infinity)
    else byProblem.set(cause.problem, [logs[index] ?? -Infinity])
  })
  for (const [problem, values] of byProblem) problemLogs.set(problem, logSumExp(values))
  const evidence = logSumExp(problemLogs.values())

  const scores = new Float64Array(logs.length)
  model.causes.forEach((cause, index) => {
    const reader = opinion ? weights.reader * Math.log(Math.max(opinion.get(cause.problem) ?? 0, 1e-6)) : 0
    scores[index] = (logs[index] ?? -Infinity) - evidence + reader + (confirmed[index] ?? 0)
  })
  // The opinion pool is normalised over the modelled causes, so that the reader cannot starve "something else".
  const pooled = opinion ? logSumExp(scores.map((score, index) => score - (confirmed[index] ?? 0))) : 0
  const elseScore = elseLog - Math.log1p(-weights.somethingElse) - evidence
  const total = logSumExp([logSumExp(scores) - pooled, elseScore])

  const causes = scores.map((score) => Math.exp(score - pooled - total))
  const problems = new Map<string, number>()
  model.causes.forEach((cause, index) => {
    problems.set(cause.problem, (problems.get(cause.problem) ?? 0) + (causes[index] ?? 0))
  })
  return { causes, somethingElse: Math.exp(elseScore - total), problems, signs }
}
