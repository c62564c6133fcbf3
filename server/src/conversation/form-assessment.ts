import {
  type Belief,
  type CaseVerdict,
  type Cause,
  causesRenewed,
  causesRuledOut,
  type ExpectedSpend,
  expectedSpend,
  type Interval,
  intervalsOf,
  isSure,
  likeliestOf,
  type PlannedCheck,
  planChecks,
  rateOn,
  type SecondFault,
  secondFault,
} from '@candi/domain'
import { beliefOfCase } from './belief-of-case.ts'
import { type OpenQuestions, openQuestions } from './open-questions.ts'
import type { DiagnosisParts } from './ports.ts'
import { priorOfCase } from './prior-of-case.ts'
import type { CaseUnderstanding } from './understand-case.ts'

/** One cause as it stands on the sheet. */
export interface RankedCause {
  readonly cause: Cause
  readonly position: number
  readonly probability: number
  readonly interval: Interval
}

/** The case as reckoned, before it is put into the driver's words. */
export interface CaseAssessment extends OpenQuestions {
  readonly understanding: CaseUnderstanding
  readonly belief: Belief
  /** Of everything told, without the vote of a language model. */
  readonly own: Belief
  readonly ranked: readonly RankedCause[]
  readonly verdict: CaseVerdict
  readonly second: SecondFault | null
  /** Whether the second was told as one of two, and not only left open by the causes. */
  readonly isSecondTold: boolean
  readonly checks: readonly PlannedCheck[]
  readonly spend: ExpectedSpend | null
  readonly ruledOut: readonly { readonly cause: Cause; readonly reason: string }[]
}

const CAUSES_SHOWN = 5
const CHECKS_SHOWN = 5
const RULED_OUT_SHOWN = 6

export function formAssessment(
  parts: DiagnosisParts,
  understanding: CaseUnderstanding,
  skipped: ReadonlySet<string>,
): CaseAssessment {
  const { model, pooling } = parts
  const year = parts.today().getUTCFullYear()
  const prior = priorOfCase(parts, understanding)
  const { belief, own, verdict, other, weighed, opinion, vote } = beliefOfCase(parts, understanding, prior)
  const isUnknown = verdict.level === 'unknown'
  const shown = likeliestOf(belief.causes, isUnknown ? 0 : CAUSES_SHOWN).filter(
    (position, row) => row < 3 || (belief.causes[position] ?? 0) >= 0.04,
  )
  const intervals = intervalsOf(model, prior, weighed, opinion, pooling, shown, vote)
  const ranked = shown.flatMap((position, row) => {
    const cause = model.causes[position]
    const interval = intervals[row]
    return cause && interval ? [{ cause, position, probability: belief.causes[position] ?? 0, interval }] : []
  })
  const settled = new Set(understanding.observations.filter(isSure).map(({ finding }) => finding))
  return {
    understanding,
    belief,
    own,
    ranked,
    verdict,
    second: isUnknown
      ? null
      : (other ?? secondFault(model, prior, belief, understanding.observations, pooling)),
    isSecondTold: other !== null,
    ...openQuestions(parts, understanding, skipped, belief, verdict, prior),
    checks: isUnknown
      ? []
      : planChecks(model, belief, settled, verdict.mustNot, CHECKS_SHOWN, understanding.vehicle),
    spend: isUnknown ? null : expectedSpend(model, belief),
    ruledOut: isUnknown ? [] : ruledOutNearby(parts, understanding, belief, year),
  }
}

/** What the car rules out among the problems that are believed in: the rest would only be noise. */
function ruledOutNearby(
  parts: DiagnosisParts,
  understanding: CaseUnderstanding,
  belief: Belief,
  year: number,
) {
  const reasons = new Set<string>()
  // What the owner has renewed already comes first: nobody wants to be told to renew it again.
  const renewed = causesRenewed(parts.model, understanding.vehicle).map(({ cause, part }) => ({
    cause,
    reason: `With ${part.title} renewed, this is unlikely.`,
    weight: 1 + (belief.problems.get(cause.problem) ?? 0) + rateOn(cause, {}, year) / 10_000,
  }))
  return causesRuledOut(parts.model, understanding.vehicle)
    .map(({ cause, reason }) => ({
      cause,
      reason,
      weight: (belief.problems.get(cause.problem) ?? 0) + rateOn(cause, {}, year) / 10_000,
    }))
    .concat(renewed)
    .sort((left, right) => right.weight - left.weight)
    .filter(({ reason }) => {
      if (reasons.has(reason)) return false
      reasons.add(reason)
      return true
    })
    .slice(0, RULED_OUT_SHOWN)
    .map(({ cause, reason }) => ({ cause, reason }))
}
