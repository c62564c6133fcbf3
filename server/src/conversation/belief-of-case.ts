import {
  type Belief,
  type CaseVerdict,
  likeliestOf,
  type Observation,
  poolBelief,
  weighSigns,
} from '@candi/domain'
import { dangerApart } from './danger-apart.ts'
import { decideCase } from './decide-case.ts'
import type { DiagnosisParts } from './ports.ts'
import type { CaseUnderstanding } from './understand-case.ts'

export interface BeliefOfCase {
  /** What the sheet shows: of everything told, or of a danger told later, which must not wait. */
  readonly belief: Belief
  /** Of everything told. */
  readonly whole: Belief
  /** The same without the vote of a language model. */
  readonly own: Belief
  readonly verdict: CaseVerdict
  /** What the belief rests on where a danger leads; null where it rests on everything. */
  readonly apart: readonly Observation[] | null
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
  const apart = dangerApart(model, understanding, verdict, likeliestOf(whole.causes, 1)[0])
  if (!apart) return { belief: whole, whole, own, verdict, apart, weighed, opinion, vote }
  const weighedApart = weighSigns(model, prior, apart)
  const ofDanger = understanding.opinionOfDanger?.problems ?? null
  const led = poolBelief(model, prior, weighedApart, ofDanger, pooling)
  // The ledger still weighs everything.
  return {
    belief: { ...led, signs: whole.signs },
    whole,
    own,
    verdict,
    apart,
    weighed: weighedApart,
    opinion: ofDanger,
    // A vote is of the words as a whole, and not of the danger that leads here.
    vote: null,
  }
}
