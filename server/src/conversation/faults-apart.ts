import {
  type Belief,
  type CausalModel,
  decideAt,
  type FindingId,
  isMoreUrgent,
  type Observation,
  poolBelief,
  type SecondFault,
  type UrgencyDecision,
  type WeighedSigns,
  weighSigns,
} from '@candi/domain'
import { judgingOf } from './decide-case.ts'
import type { DiagnosisParts } from './ports.ts'
import type { ReadFault } from './two-faults.ts'
import type { CaseUnderstanding } from './understand-case.ts'

/** One of two faults, weighed alone. */
export interface FaultApart {
  readonly belief: Belief
  readonly weighed: WeighedSigns
  readonly opinion: ReadonlyMap<string, number> | null
  /** How urgent it is by itself. */
  readonly decided: UrgencyDecision
}

/** From here on a problem is taken to be what a part of the message tells. */
const CLEAR = 0.7

/**
 * Two faults that the first message tells, each with its own causes, the graver first. Null where either of them does not stand by
 * itself, or was taken back.
 */
export function faultsApart(
  parts: DiagnosisParts,
  understanding: CaseUnderstanding,
  prior: Float64Array,
): { readonly lead: FaultApart; readonly other: SecondFault } | null {
  const { faults, observations } = understanding
  if (!faults) return null
  const weigh = (some: readonly Observation[], fault: ReadFault) =>
    weighAlone(parts, understanding, prior, some, fault)
  const [first, second] = faults.map((fault) => {
    const alone = weigh(
      observations.filter(({ finding }) => fault.findings.has(finding)),
      fault,
    )
    return { fault, alone, problem: problemTold(parts, prior, alone) }
  })
  if (!first?.problem || !second?.problem || first.problem === second.problem) return null
  const [lead, other] = isGraver(second.alone.decided, first.alone.decided)
    ? [second, first]
    : [first, second]
  // What was told, shown or answered since is of the one that makes it more often.
  const isOfOther = ({ finding }: Observation) =>
    other.fault.findings.has(finding) ||
    (!lead.fault.findings.has(finding) &&
      makesIt(parts.model, other.alone.belief, finding) > makesIt(parts.model, lead.alone.belief, finding))
  const { belief } = weigh(observations.filter(isOfOther), other.fault)
  return {
    lead: weigh(
      observations.filter((observation) => !isOfOther(observation)),
      lead.fault,
    ),
    other: { signs: belief.signs.filter(({ state }) => state === 'present'), belief },
  }
}

/** Of fewer words the reader is afraid more easily: what it feared less of all of them is what counts. */
function weighAlone(
  parts: DiagnosisParts,
  understanding: CaseUnderstanding,
  prior: Float64Array,
  observations: readonly Observation[],
  { opinion }: ReadFault,
): FaultApart {
  const { model, pooling } = parts
  const weighed = weighSigns(model, prior, observations)
  const belief = poolBelief(model, prior, weighed, opinion?.problems ?? null, pooling)
  const fearOfAll = understanding.opinion?.danger ?? 1
  const reading = opinion && { ...opinion, danger: Math.min(opinion.danger, fearOfAll) }
  const decided = decideAt(judgingOf(parts, understanding), { observations, reading }, belief)
  return { belief, weighed, opinion: opinion?.problems ?? null, decided }
}

/** The problem that a part of the message tells clearly, and not by the reader's opinion of it alone. */
function problemTold(
  { model, pooling }: DiagnosisParts,
  prior: Float64Array,
  { belief, weighed }: FaultApart,
): string | null {
  if (!weighed.signs.some(({ state }) => state === 'present')) return null
  const [problem, probability] = likeliest(belief)
  const [bySigns] = likeliest(poolBelief(model, prior, weighed, null, pooling))
  return probability >= CLEAR && bySigns === problem ? problem : null
}

const likeliest = ({ problems }: Belief) =>
  [...problems].reduce((most, one) => (one[1] > most[1] ? one : most))

const isGraver = (one: UrgencyDecision, other: UrgencyDecision) =>
  isMoreUrgent(one.urgency, other.urgency) || (one.urgency === other.urgency && one.danger > other.danger)

/** P(the sign is there, by one of the causes). */
const makesIt = (model: CausalModel, { causes }: Belief, finding: FindingId): number =>
  model.strengths(finding).reduce((sum, strength, position) => sum + strength * (causes[position] ?? 0), 0)
