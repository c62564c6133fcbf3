import { type CausalModel, isWitness, type Observation, priorOf, type Witness } from '@candi/domain'
import type { TextOpinion } from '@candi/engines/text'

/** The problem of those whose words do not tell what is wrong: "it makes a strange noise", "a light came on". */
const OPEN_PROBLEM: Readonly<Record<Witness, string>> = { sound: 'unknown_noise', photo: 'warning_light' }
/** So much of it is given up for a witness that surely tells; the rest holds that nobody will find the noise, or that the light is all. */
const GIVEN_UP = 0.9
/** From this confidence on a witness surely tells. */
const TELLS = 0.7

/** An opinion of which the danger may be left open: null where the reader has not read what it is about. */
export type CaseOpinion = Omit<TextOpinion, 'danger'> & { readonly danger: number | null }

/**
 * The reader's opinion where recordings and photos speak. The reader has seen only words. That it can name no problem for "a
 * strange noise" is no word against a belt that is then heard, nor "a light came on" against the battery lamp that is then
 * seen: what it gave to the open problem is shared out among all problems as any car has them, the more of it the more surely
 * something was heard or seen. What it read in the words stays: a lamp that the owner named was read.
 */
export function opinionBesideWitness(
  model: CausalModel,
  opinion: TextOpinion | null,
  observations: readonly Observation[],
): CaseOpinion | null {
  if (!opinion) return null
  const of = (witness: Witness) => observations.filter(({ source }) => source === witness)
  const groupOf = ({ finding }: Observation) => model.findings.get(finding)?.group
  const told = new Set(observations.filter(({ source }) => !isWitness(source)).map(groupOf))
  const unread = of('photo').filter((observation) => !told.has(groupOf(observation)))
  const besideSound = shareOut(model, opinion, OPEN_PROBLEM.sound, of('sound'))
  const besidePhoto = shareOut(model, besideSound, OPEN_PROBLEM.photo, unread)
  // Of a light that it could not name the reader cannot say whether it is dangerous either.
  const given =
    (besideSound.problems.get(OPEN_PROBLEM.photo) ?? 0) - (besidePhoto.problems.get(OPEN_PROBLEM.photo) ?? 0)
  return given >= MOSTLY ? { ...besidePhoto, danger: null } : besidePhoto
}

/** From here on more of the opinion was given up than is left. */
const MOSTLY = 0.5

function shareOut(
  model: CausalModel,
  opinion: TextOpinion,
  openProblem: string,
  witnessed: readonly Observation[],
): TextOpinion {
  const open = opinion.problems.get(openProblem) ?? 0
  const surest = Math.max(0.5, ...witnessed.map(({ confidence }) => confidence))
  const share = GIVEN_UP * Math.min(1, (surest - 0.5) / (TELLS - 0.5))
  if (open === 0 || share === 0) return opinion
  const usual = usualProblems(model, openProblem)
  const problems = new Map(
    [...opinion.problems].map(([problem, odds]) => [
      problem,
      odds * (problem === openProblem ? 1 - share : 1) + open * share * (usual.get(problem) ?? 0),
    ]),
  )
  return { ...opinion, problems }
}

const known = new WeakMap<CausalModel, Map<string, ReadonlyMap<string, number>>>()

/** P(problem) of any car, the open one left out; reckoned once for a model and problem. */
function usualProblems(model: CausalModel, openProblem: string): ReadonlyMap<string, number> {
  const byProblem = known.get(model) ?? new Map<string, ReadonlyMap<string, number>>()
  known.set(model, byProblem)
  const kept = byProblem.get(openProblem)
  if (kept) return kept
  const sums = new Map<string, number>()
  let total = 0
  priorOf(model, {}, 0).forEach((probability, index) => {
    const problem = model.problemIds[model.problemAt[index] ?? 0]
    if (problem === undefined || problem === openProblem) return
    sums.set(problem, (sums.get(problem) ?? 0) + probability)
    total += probability
  })
  const usual = new Map([...sums].map(([problem, sum]) => [problem, sum / total]))
  byProblem.set(openProblem, usual)
  return usual
}
