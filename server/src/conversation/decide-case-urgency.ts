import {
  type Belief,
  beliefFrom,
  decideUrgency,
  parkedBy,
  poolBelief,
  priorOf,
  URGENCIES,
  type UrgencyDecision,
  type UrgencyRule,
  urgedByRecalls,
  weighSigns,
} from '@candi/domain'
import type { DiagnosisParts } from './ports.ts'
import { priorOfCase } from './prior-of-case.ts'
import type { CaseUnderstanding } from './understand-case.ts'

/** The urgency of a case. What recordings and recalls add to the belief may make it more urgent and never less. */
export function decideCaseUrgency(
  parts: DiagnosisParts,
  understanding: CaseUnderstanding,
  belief: Belief,
): UrgencyDecision {
  const decision = decideWithRecalls(parts, understanding, belief)
  const told = withoutRecordings(understanding)
  if (!told) return decision
  const before = beliefFrom(
    parts.model,
    priorOfCase(parts, told),
    told.observations,
    told.opinion?.problems ?? null,
    parts.pooling,
  )
  const decidedBefore = decideWithRecalls(parts, told, before)
  const place = ({ urgency }: UrgencyDecision) => URGENCIES.indexOf(urgency)
  return place(decidedBefore) < place(decision) ? decidedBefore : decision
}

/** The case as told, where there are recordings and something was told beside them; else null. */
function withoutRecordings(understanding: CaseUnderstanding): CaseUnderstanding | null {
  const observations = understanding.observations.filter(({ source }) => source !== 'sound')
  const isHeard = observations.length < understanding.observations.length
  const opinion = understanding.opinionOfWords
  const isTold = observations.length > 0 || opinion !== null
  return isHeard && isTold ? { ...understanding, observations, opinion } : null
}

function decideWithRecalls(
  { model, pooling, thresholds, today }: DiagnosisParts,
  { vehicle, recalls, observations, opinion }: CaseUnderstanding,
  belief: Belief,
): UrgencyDecision {
  const decide = (from: Belief) =>
    decideUrgency(model, from, observations, opinion?.danger ?? null, thresholds)
  const decision = decide(belief)
  if (recalls.length === 0) return decision
  const prior = priorOf(model, vehicle, today().getUTCFullYear())
  const without = poolBelief(
    model,
    prior,
    weighSigns(model, prior, observations),
    opinion?.problems ?? null,
    pooling,
  )
  const parked = new Set(parkedBy(model, belief, recalls))
  return urgedByRecalls(
    decision,
    decide(without),
    recalls.filter((recall) => parked.has(recall)).map(({ campaign, part }) => parkItRule(campaign, part)),
  )
}

const parkItRule = (campaign: string, part: string): UrgencyRule => ({
  id: 'recall_park_it',
  all: [],
  unless: [],
  urgency: 'stop',
  reason: `Recall ${campaign} (${part.toLowerCase()}): the maker says not to drive this model until it is repaired, and what you describe fits that part.`,
  doNow: [
    {
      title: 'Leave it parked',
      detail: 'Do not drive it, not even to the dealer, until you know whether yours is called back.',
    },
    {
      title: 'Check your VIN',
      detail: 'Type it in at nhtsa.gov/recalls, or read it to any dealer of the make over the phone.',
    },
    {
      title: 'If yours is among them, ask the dealer to fetch it',
      detail: `Name recall ${campaign}. The repair costs you nothing, and makers often pay for the tow.`,
    },
  ],
})
