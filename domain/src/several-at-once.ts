import type { Belief } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import type { FindingDefinition, FindingId } from './finding.ts'
import { allows, type Need } from './need.ts'
import { type Candidate, WORTH_ASKING_BITS } from './next-question.ts'

/** What one list may hold: fewer signs are asked for one by one, more are not read. */
export const SEVERAL = { fewest: 4, most: 6 } as const
/**
 * A list takes longer to read than a question: it has to be worth half as much again as the best. And a sign on it is worth 0.6 of the same
 * asked for alone (0.53 to 0.67 of its expected gain for strengths of 0.9 to 0.1): less of what is there is chosen, and what is left tells
 * less (`UNCHOSEN_CONFIDENCE`).
 */
const CLEARLY = 1.5 / 0.6
/** On a list nobody is unsure of one sign, so it holds what owners who are asked for it can tell. */
const CAN_TELL = 0.75

/**
 * Signs of one theme that are asked for at once, because one answer to them all is worth clearly more than one to the best question;
 * else none. What a red flag rests on, and what is asked `first`, stands on no list: of a danger a plain yes or no is wanted.
 */
export function severalAtOnce(
  model: CausalModel,
  belief: Pick<Belief, 'causes'>,
  ranked: readonly Candidate[],
  first: readonly FindingId[],
  forbidden: ReadonlySet<Need>,
): readonly Candidate[] {
  const askedAlone = new Set([...first, ...model.rules.flatMap(({ all }) => all.flat())])
  const [best] = ranked
  if (!best || askedAlone.has(best.finding.id)) return []
  const themes = new Map<string, Candidate[]>()
  for (const candidate of ranked) {
    const { id } = candidate.finding
    if (askedAlone.has(id) || !isToldAtAGlance(candidate, forbidden) || model.answering(id) < CAN_TELL)
      continue
    const theme = themeOf(model, belief, candidate.finding)
    themes.set(theme, [...(themes.get(theme) ?? []), candidate])
  }
  let worthMost = CLEARLY * best.value
  let list: readonly Candidate[] = []
  for (const candidates of themes.values()) {
    const { chosen, worth } = listFrom(model, belief, candidates)
    if (chosen.length < SEVERAL.fewest || worth < worthMost) continue
    worthMost = worth
    list = chosen
  }
  return list
}

/** Whether it needs nothing but memory, or a look at the car as it stands. */
const isToldAtAGlance = (
  { finding: { manner, requires }, experiment }: Candidate,
  forbidden: ReadonlySet<Need>,
) =>
  experiment === null &&
  allows(requires, forbidden) &&
  (manner === 'memory' || (manner === 'look' && requires.length === 0))

/** When and after what it shows is one theme; every other sign is of the problem that is likeliest to make it. */
function themeOf(
  model: CausalModel,
  belief: Pick<Belief, 'causes'>,
  { id, isCircumstance }: FindingDefinition,
): string {
  if (isCircumstance) return ''
  const made = model.strengths(id).map((strength, position) => strength * (belief.causes[position] ?? 0))
  return model.causes[made.indexOf(Math.max(...made))]?.problem ?? ''
}

/** The signs that are worth most together: one after the other, each as far as those before do not tell it already. */
function listFrom(
  model: CausalModel,
  { causes }: Pick<Belief, 'causes'>,
  candidates: readonly Candidate[],
): { readonly chosen: readonly Candidate[]; readonly worth: number } {
  /** P(one of the chosen signs is there | cause), of the one that it makes most often. */
  const told = new Float64Array(causes.length)
  const worthBeside = ({ finding, gain, value }: Candidate): number => {
    const column = model.strengths(finding.id)
    let made = 0
    let madeTold = 0
    causes.forEach((probability, position) => {
      const strength = probability * Math.max(0, column[position] ?? 0)
      made += strength
      madeTold += strength * (told[position] ?? 0)
    })
    return value - gain * (made > 0 ? madeTold / made : 1)
  }
  const chosen: Candidate[] = []
  let worth = 0
  while (chosen.length < SEVERAL.most) {
    const groups = new Set(chosen.map(({ finding }) => finding.group))
    const [next] = candidates
      .filter(({ finding }) => !groups.has(finding.group))
      .map((candidate) => ({ candidate, added: worthBeside(candidate) }))
      .sort((left, right) => right.added - left.added)
    if (!next || next.added <= WORTH_ASKING_BITS) break
    chosen.push(next.candidate)
    worth += next.added
    model.strengths(next.candidate.finding.id).forEach((strength, position) => {
      told[position] = Math.max(told[position] ?? 0, strength)
    })
  }
  return { chosen, worth }
}
