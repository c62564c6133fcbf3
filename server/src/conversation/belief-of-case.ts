import {
  type Belief,
  type CaseVerdict,
  type CausalModel,
  forbiddenBy,
  isMoreUrgent,
  likeliestOf,
  type Observation,
  poolBelief,
  type SecondFault,
  weighSigns,
} from '@candi/domain'
import { dangerApart } from './danger-apart.ts'
import { decideCase } from './decide-case.ts'
import { type FaultApart, faultsApart } from './faults-apart.ts'
import type { DiagnosisParts } from './ports.ts'
import type { CaseUnderstanding } from './understand-case.ts'

export interface BeliefOfCase {
  /** What the sheet shows: of everything told, of the graver of two faults, or of a danger told later, which must not wait. */
  readonly belief: Belief
  /** Of everything told, without the vote of a language model. */
  readonly own: Belief
  readonly verdict: CaseVerdict
  /** The fault that was told beside the one that the belief is of; null where it is of everything. */
  readonly other: SecondFault | null
  readonly weighed: ReturnType<typeof weighSigns>
  readonly opinion: ReadonlyMap<string, number> | null
  readonly vote: ReadonlyMap<string, number> | null
}

export function beliefOfCase(
  parts: DiagnosisParts,
  understanding: CaseUnderstanding,
  prior: Float64Array,
): BeliefOfCase {
  const { model, pooling } = parts
  const { observations } = understanding
  const weighed = weighSigns(model, prior, observations)
  const opinion = understanding.opinion?.problems ?? null
  const vote = understanding.vote?.problems ?? null
  const own = poolBelief(model, prior, weighed, opinion, pooling)
  const whole = vote ? poolBelief(model, prior, weighed, opinion, pooling, vote) : own
  const verdict = decideCase(parts, understanding, whole, own)
  // The ledger weighs everything. A vote is of the words as a whole, and not of the fault that leads here.
  const beside = { own, vote: null }
  const apart = dangerApart(model, understanding, verdict, likeliestOf(whole.causes, 1)[0])
  if (apart) {
    const weighedApart = weighSigns(model, prior, apart)
    const ofDanger = understanding.opinionOfDanger?.problems ?? null
    const led = poolBelief(model, prior, weighedApart, ofDanger, pooling)
    return {
      ...beside,
      belief: { ...led, signs: whole.signs },
      verdict,
      other: otherFault(whole, apart),
      weighed: weighedApart,
      opinion: ofDanger,
    }
  }
  const faults = faultsApart(parts, understanding, prior)
  if (!faults) return { belief: whole, own, verdict, other: null, weighed, opinion, vote }
  const { lead, other } = faults
  return {
    ...beside,
    belief: { ...lead.belief, signs: whole.signs },
    verdict: asUrgentAs(model, verdict, lead),
    other,
    weighed: lead.weighed,
    opinion: lead.opinion,
  }
}

/** What the case opened with, beside the danger that leads the sheet. */
const otherFault = (whole: Belief, apart: readonly Observation[]): SecondFault => ({
  signs: whole.signs.filter(
    ({ state, findings }) =>
      state === 'present' && !findings.some(({ id }) => apart.some(({ finding }) => finding === id)),
  ),
  belief: whole,
})

/**
 * The verdict of everything told, or what the odds of the leading fault ask for by itself, where the other only thinned them. Rules are
 * judged on everything.
 */
function asUrgentAs(model: CausalModel, verdict: CaseVerdict, { belief, decided }: FaultApart): CaseVerdict {
  const { byOdds: level, danger } = decided
  if (!isMoreUrgent(level, verdict.level)) return verdict
  const mustNot = [...verdict.mustNot, ...forbiddenBy(model, belief, { ...verdict, level })]
  return { ...verdict, level, decidedBy: 'belief', liftedBy: [], danger, mustNot: new Set(mustNot) }
}
