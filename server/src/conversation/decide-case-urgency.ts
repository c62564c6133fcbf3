import {
  type Belief,
  beliefFrom,
  decideUrgency,
  isWitness,
  parkedBy,
  poolBelief,
  priorOf,
  URGENCIES,
  type UrgencyDecision,
  type UrgencyRule,
  urgedByRecalls,
  type Witness,
  weighSigns,
} from '@candi/domain'
import { opinionBesideWitness } from './opinion-beside-witness.ts'
import type { DiagnosisParts } from './ports.ts'
import { priorOfCase } from './prior-of-case.ts'
import type { CaseUnderstanding } from './understand-case.ts'

/**
 * The urgency of a case. What recordings, photos and recalls add to the belief may make it more urgent and never less. What a
 * vision model alone saw never says that the car may not be driven: it is asked for instead.
 */
export function decideCaseUrgency(
  parts: DiagnosisParts,
  understanding: CaseUnderstanding,
  belief: Belief,
): UrgencyDecision {
  const decision = decideWithWitnesses(parts, understanding, belief)
  const own = withoutModelAlone(parts, understanding)
  if (!own) return decision
  const decidedOwn = decideWithWitnesses(parts, own, beliefOf(parts, own))
  if (!isMoreUrgent(decision, decidedOwn)) return decidedOwn
  if (isMoreUrgent(MOST_BY_MODEL, decision)) return decision
  return isMoreUrgent(decidedOwn, MOST_BY_MODEL) ? decidedOwn : { ...decidedOwn, ...MOST_BY_MODEL }
}

/** What a vision model alone saw makes a case no more urgent than this. */
const MOST_BY_MODEL = { urgency: 'soon' } as const

type Urged = Pick<UrgencyDecision, 'urgency'>
const isMoreUrgent = (one: Urged, other: Urged) =>
  URGENCIES.indexOf(one.urgency) < URGENCIES.indexOf(other.urgency)

/** The most urgent of the case as a whole, and of the case without its recordings, without its photos, without either. */
function decideWithWitnesses(
  parts: DiagnosisParts,
  understanding: CaseUnderstanding,
  belief: Belief,
): UrgencyDecision {
  const decided = withoutWitnesses(parts, understanding).map((before) =>
    decideWithRecalls(parts, before, beliefOf(parts, before)),
  )
  return decided.reduce(
    (most, before) => (isMoreUrgent(before, most) ? before : most),
    decideWithRecalls(parts, understanding, belief),
  )
}

const beliefOf = (parts: DiagnosisParts, understanding: CaseUnderstanding) =>
  beliefFrom(
    parts.model,
    priorOfCase(parts, understanding),
    understanding.observations,
    understanding.opinion?.problems ?? null,
    parts.pooling,
  )

/** The case with fewer witnesses, wherever something else was told or shown beside them. */
function withoutWitnesses({ model }: DiagnosisParts, understanding: CaseUnderstanding): CaseUnderstanding[] {
  const { observations, opinionOfWords } = understanding
  const present = (['sound', 'photo'] as const).filter((witness) =>
    observations.some(({ source }) => source === witness),
  )
  const left: (readonly Witness[])[] = present.length === 2 ? [['sound'], ['photo'], []] : [[]]
  return (present.length > 0 ? left : []).flatMap((kept) => {
    const fewer = observations.filter(({ source }) => !isWitness(source) || kept.includes(source))
    const before = opinionBesideWitness(model, opinionOfWords, fewer)
    const isTold = fewer.length > 0 || before !== null
    return isTold ? [{ ...understanding, observations: fewer, opinion: before }] : []
  })
}

/** The case without what a model alone saw or read; null where it told nothing alone. */
function withoutModelAlone(
  { model }: DiagnosisParts,
  understanding: CaseUnderstanding,
): CaseUnderstanding | null {
  const { observations, seenByModelAlone, readByModelAlone, opinionOfWords } = understanding
  const own = observations.filter(
    ({ source, finding }) =>
      !(source === 'photo' && seenByModelAlone.has(finding)) &&
      !(source === 'words' && readByModelAlone.has(finding)),
  )
  if (own.length === observations.length) return null
  const opinion = opinionBesideWitness(model, opinionOfWords, own)
  return { ...understanding, observations: own, opinion }
}

function decideWithRecalls(
  { model, pooling, thresholds, today }: DiagnosisParts,
  { vehicle, recalls, observations, opinion }: CaseUnderstanding,
  belief: Belief,
): UrgencyDecision {
  const decide = (from: Belief) =>
    decideUrgency(model, from, observations, opinion?.danger ?? null, thresholds, vehicle.fuel)
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
