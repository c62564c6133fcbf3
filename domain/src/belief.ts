import type { CausalModel } from './causal-model.ts'
import type { Observation } from './finding.ts'
import { logTold } from './likelihood.ts'
import { type Sign, signsFrom } from './sign.ts'
import { logWitnessed } from './witnessed-likelihood.ts'

/** How the parts of the evidence are weighed against each other; fitted on development data (evaluation/fit-pooling). */
export interface PoolingWeights {
  /** Exponent on what the signs in the words say; below 1 because they are correlated. */
  readonly words: number
  /** Exponent on what answers, flips, checks and codes say; recordings and photos count whole. */
  readonly answers: number
  /** Exponent on the reader's opinion of the words as a whole. */
  readonly reader: number
  /** Exponent on the vote of a language model, where one is configured (evaluation/src/fit-vote.ts). */
  readonly model: number
  /** Prior probability that the fault is none of the modelled causes. */
  readonly somethingElse: number
}

/** P(problem | words) by the trained reader, or by a language model; keys are problem ids. */
export type ReaderOpinion = ReadonlyMap<string, number>

export interface Belief {
  /** P(cause), in the order of the model's causes. */
  readonly causes: Float64Array
  readonly somethingElse: number
  /** P(problem), summing with `somethingElse` to 1. */
  readonly problems: ReadonlyMap<string, number>
  readonly signs: readonly Sign[]
}

/** What the signs say, before rates and trust are put to it: done once a turn, pooled as often as needed. */
export interface WeighedSigns {
  readonly signs: readonly Sign[]
  /** log P(signs only told in words | cause), of those that were confirmed, and of those that were heard or seen. */
  readonly words: Float64Array
  readonly confirmed: Float64Array
  readonly witnessed: Float64Array
  /** The same for a fault that nobody modelled: it shows a sign as often as an average fault does. */
  readonly elseWords: number
  readonly elseConfirmed: number
  readonly elseWitnessed: number
}

export function weighSigns(
  model: CausalModel,
  prior: Float64Array,
  observations: readonly Observation[],
): WeighedSigns {
  const signs = signsFrom(model, observations)
  const words = new Float64Array(prior.length)
  const confirmed = new Float64Array(prior.length)
  const heardOrSeen = new Float64Array(prior.length)
  let elseWords = 0
  let elseConfirmed = 0
  let elseWitnessed = 0
  for (const sign of signs) {
    const told = logTold(model, sign)
    if (told && sign.source === 'words') elseWords += addTo(words, told, prior)
    else if (told) elseConfirmed += addTo(confirmed, told, prior)
    // What a recording or photo adds is never discounted with the words, for the reader knows nothing of it.
    const witnessed = logWitnessed(model, sign)
    if (witnessed) elseWitnessed += addTo(heardOrSeen, witnessed, prior)
  }
  return { signs, words, confirmed, witnessed: heardOrSeen, elseWords, elseConfirmed, elseWitnessed }
}

/** Adds one sign up, and gives what it is worth for a fault that nobody modelled: the average over those that are. */
function addTo(sums: Float64Array, likelihoods: Float64Array, prior: Float64Array): number {
  let expected = 0
  for (let index = 0; index < likelihoods.length; index += 1) {
    const value = likelihoods[index] ?? 0
    sums[index] = (sums[index] ?? 0) + value
    expected += (prior[index] ?? 0) * Math.exp(value)
  }
  return Math.log(Math.max(expected, 1e-9))
}

/** P(cause) in the order of the model's causes, summing with `somethingElse` to 1. */
export type PooledCauses = Pick<Belief, 'causes' | 'somethingElse'>

/** No opinion is taken for more certain than this. */
const LEAST_OPINION = 1e-6

/**
 * The posterior over causes and "something else", one fault at a time.
 *
 * Causes are weighed by the noisy-OR model; problems by a logarithmic opinion pool of that model, the reader and
 * the vote of a language model (Genest and Zidek, Combining Probability Distributions, 1986). Signs that the owner
 * confirmed by tapping weigh on their own and are never outvoted by those who saw only the words.
 *
 * Reckoned with probabilities and not with their logarithms, which would cost four times as many exponentials;
 * the likeliest cause is taken as the unit, so that nothing becomes too small to be told from zero.
 */
export function poolCauses(
  model: CausalModel,
  prior: Float64Array,
  weighed: WeighedSigns,
  opinion: ReaderOpinion | null,
  weights: PoolingWeights,
  vote: ReaderOpinion | null = null,
): PooledCauses {
  const wordsUnit = highestOf(weighed.words)
  const confirmedAt = (index: number) =>
    weights.answers * (weighed.confirmed[index] ?? 0) + (weighed.witnessed[index] ?? 0)
  let confirmedUnit = -Infinity
  for (let index = 0; index < prior.length; index += 1)
    confirmedUnit = Math.max(confirmedUnit, confirmedAt(index))
  const trusted = trustIn(model, [
    [opinion, weights.reader],
    [vote, weights.model],
  ])
  const causes = new Float64Array(prior.length)
  let evidence = 0
  // The opinion pool is normalised over the modelled causes, so that the reader cannot starve "something else".
  let pooled = 0
  for (let index = 0; index < causes.length; index += 1) {
    const told = (prior[index] ?? 0) * Math.exp(weights.words * ((weighed.words[index] ?? 0) - wordsUnit))
    const read = told * (trusted[model.problemAt[index] ?? 0] ?? 1)
    evidence += told
    pooled += read
    causes[index] = read
  }
  let total = 0
  for (let index = 0; index < causes.length; index += 1) {
    const confirmed = Math.exp(confirmedAt(index) - confirmedUnit)
    const score = ((causes[index] ?? 0) / pooled) * confirmed
    causes[index] = score
    total += score
  }
  const elseScore =
    ((weights.somethingElse / (1 - weights.somethingElse)) *
      Math.exp(
        weights.words * (weighed.elseWords - wordsUnit) +
          weights.answers * weighed.elseConfirmed +
          weighed.elseWitnessed -
          confirmedUnit,
      )) /
    evidence
  total += elseScore
  for (let index = 0; index < causes.length; index += 1) causes[index] = (causes[index] ?? 0) / total
  return { causes, somethingElse: elseScore / total }
}

/** How much opinions of the words, each with its exponent, count together for each problem; an absent one says nothing. */
function trustIn(
  model: CausalModel,
  opinions: readonly (readonly [ReaderOpinion | null, number])[],
): Float64Array {
  return Float64Array.from(model.problemIds, (problem) =>
    opinions.reduce(
      (trust, [opinion, exponent]) =>
        opinion ? trust * Math.max(opinion.get(problem) ?? 0, LEAST_OPINION) ** exponent : trust,
      1,
    ),
  )
}

function highestOf(values: Float64Array): number {
  let highest = -Infinity
  for (let index = 0; index < values.length; index += 1) highest = Math.max(highest, values[index] ?? 0)
  return highest
}

/** The pooled causes, and added up by problem. */
export function poolBelief(
  model: CausalModel,
  prior: Float64Array,
  weighed: WeighedSigns,
  opinion: ReaderOpinion | null,
  weights: PoolingWeights,
  vote: ReaderOpinion | null = null,
): Belief {
  const { causes, somethingElse } = poolCauses(model, prior, weighed, opinion, weights, vote)
  const sums = new Float64Array(model.problemIds.length)
  for (let index = 0; index < causes.length; index += 1) {
    const problem = model.problemAt[index] ?? 0
    sums[problem] = (sums[problem] ?? 0) + (causes[index] ?? 0)
  }
  const problems = new Map(model.problemIds.map((id, problem) => [id, sums[problem] ?? 0]))
  return { causes, somethingElse, problems, signs: weighed.signs }
}

/** Weighs and pools in one step. */
export function beliefFrom(
  model: CausalModel,
  prior: Float64Array,
  observations: readonly Observation[],
  opinion: ReaderOpinion | null,
  weights: PoolingWeights,
  vote: ReaderOpinion | null = null,
): Belief {
  return poolBelief(model, prior, weighSigns(model, prior, observations), opinion, weights, vote)
}
