import {
  type Belief,
  type CaseVerdict,
  decideVerdict,
  type Judging,
  RECALL_RULE,
  type RecallReach,
  type UrgencyRule,
} from '@candi/domain'
import { opinionBesideWitness } from './opinion-beside-witness.ts'
import type { DiagnosisParts } from './ports.ts'
import type { CaseUnderstanding } from './understand-case.ts'

/** The verdict of a case: its inputs are put together here, and decided on in the domain. */
export const decideCase = (
  parts: DiagnosisParts,
  understanding: CaseUnderstanding,
  belief: Belief,
  own: Belief,
): CaseVerdict =>
  decideVerdict(
    {
      ...judgingOf(parts, understanding),
      now: {
        observations: understanding.observations,
        reading: understanding.opinion,
        vote: understanding.vote,
      },
      earlier: understanding.earlier,
      seenByModelAlone: understanding.seenByModelAlone,
      readByModelAlone: understanding.readByModelAlone,
      readingBeside: (observations) =>
        opinionBesideWitness(parts.model, understanding.opinionOfWords, observations),
    },
    belief,
    own,
  )

/** What every stage of this case is judged with. */
export function judgingOf(
  { model, pooling, thresholds, today }: DiagnosisParts,
  { vehicle, recalls }: Pick<CaseUnderstanding, 'vehicle' | 'recalls'>,
): Judging {
  const partOf = new Map(recalls.map(({ campaign, part }) => [campaign, part]))
  return {
    model,
    pooling,
    thresholds,
    vehicle,
    year: today().getUTCFullYear(),
    recalls,
    ruleOf: (recall) => parkItRule(recall, partOf.get(recall.campaign) ?? ''),
  }
}

const parkItRule = ({ campaign }: RecallReach, part: string): UrgencyRule => ({
  id: RECALL_RULE,
  all: [],
  unless: [],
  urgency: 'stop',
  reason: `Recall ${campaign} (${part.toLowerCase()}): the maker says not to drive this model until it is repaired, and what you describe fits that part.`,
  doNow: [
    {
      title: 'Leave it parked',
      detail: 'Do not drive it, not even to the dealer, until you know whether yours is called back.',
      requires: [],
    },
    {
      title: 'Check your VIN',
      detail: 'Type it in at nhtsa.gov/recalls, or read it to any dealer of the make over the phone.',
      requires: [],
    },
    {
      title: 'If yours is among them, ask the dealer to fetch it',
      detail: `Name recall ${campaign}. The repair costs you nothing, and makers often pay for the tow.`,
      requires: [],
    },
  ],
})
