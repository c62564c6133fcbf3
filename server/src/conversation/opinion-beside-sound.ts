import type { CausalModel, Observation } from '@candi/domain'
import { priorOf } from '@candi/domain'
import type { TextOpinion } from '@candi/engines/text'

/** The problem of those whose words do not tell what is wrong: "it makes a strange noise". */
const OPEN_PROBLEM = 'unknown_noise'
/** So much of it is given up for a recording that surely tells; the rest holds that nobody will find the noise. */
const GIVEN_UP = 0.9
/** From this confidence on a recording surely tells. */
const TELLS = 0.7

/**
 * The reader's opinion where recordings speak. The reader has seen only words. That it can name no problem for "a strange
 * noise" is no word against a belt that is then heard: what it gave to the open problem is shared out among all problems
 * as any car has them, the more of it the more surely something was heard. What it read in the words stays.
 */
export function opinionBesideSound(
  model: CausalModel,
  opinion: TextOpinion | null,
  heard: readonly Observation[],
): TextOpinion | null {
  const open = opinion?.problems.get(OPEN_PROBLEM) ?? 0
  const surest = Math.max(0.5, ...heard.map(({ confidence }) => confidence))
  const share = GIVEN_UP * Math.min(1, (surest - 0.5) / (TELLS - 0.5))
  if (!opinion || open === 0 || share === 0) return opinion
  const usual = usualProblems(model)
  const problems = new Map(
    [...opinion.problems].map(([problem, odds]) => [
      problem,
      odds * (problem === OPEN_PROBLEM ? 1 - share : 1) + open * share * (usual.get(problem) ?? 0),
    ]),
  )
  return { ...opinion, problems }
}

const known = new WeakMap<CausalModel, ReadonlyMap<string, number>>()

/** P(problem) of any car, the open one left out; reckoned once for a model. */
function usualProblems(model: CausalModel): ReadonlyMap<string, number> {
  const kept = known.get(model)
  if (kept) return kept
  const sums = new Map<string, number>()
  let total = 0
  priorOf(model, {}, 0).forEach((probability, index) => {
    const problem = model.problemIds[model.problemAt[index] ?? 0]
    if (problem === undefined || problem === OPEN_PROBLEM) return
    sums.set(problem, (sums.get(problem) ?? 0) + probability)
    total += probability
  })
  const usual = new Map([...sums].map(([problem, sum]) => [problem, sum / total]))
  known.set(model, usual)
  return usual
}
