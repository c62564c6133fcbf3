import type { Belief, PoolingWeights, ReaderOpinion } from './belief.ts'
import { beliefFrom } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import type { Observation } from './finding.ts'
import { priorOf } from './prior.ts'
import type { RecallReach } from './recall.ts'
import { raisedByRecalls } from './recall-odds.ts'
import { parkedBy, urgedByRecalls } from './recall-urgency.ts'
import { isHarmlessToldWhole } from './told-whole.ts'
import {
  dangerousMass,
  decideUrgency,
  type UrgencyDecision,
  type UrgencyThresholds,
} from './urgency-decision.ts'
import type { UrgencyRule } from './urgency-rule.ts'
import type { Vehicle } from './vehicle.ts'

/** An opinion of the words, the reader's or a model's: which problem, and how dangerous; null where it has not read what it is about. */
export interface CaseReading {
  readonly problems: ReaderOpinion
  readonly danger: number | null
}

/** A case as it stands at one moment, or without some of its witnesses. */
export interface CaseStage {
  readonly observations: readonly Observation[]
  readonly reading: CaseReading | null
  /** What a language model makes of the same words, where one voted. */
  readonly vote?: CaseReading | null
}

/** A case as it stood after an earlier message or answer. */
export interface EarlierStage extends CaseStage {
  /** False where only its red flags are judged again: belief and the reader's fear take time, and its signs are known anyway. */
  readonly isWeighed: boolean
}

/** What every stage of a case is judged with. */
export interface Judging {
  readonly model: CausalModel
  readonly pooling: PoolingWeights
  readonly thresholds: UrgencyThresholds
  readonly vehicle: Vehicle
  /** The year that ages are counted from. */
  readonly year: number
  readonly recalls: readonly RecallReach[]
  /** The red flag of a recall that says "do not drive". */
  readonly ruleOf: (recall: RecallReach) => UrgencyRule
}

/** What is believed before the signs are weighed: the rates on this car, raised by the recalls of its model. */
export function priorAt(
  { model, vehicle, year, recalls }: Pick<Judging, 'model' | 'vehicle' | 'year' | 'recalls'>,
  stage: CaseStage,
): Float64Array {
  const prior = priorOf(model, vehicle, year)
  return raisedByRecalls(model, prior, recalls, stage.observations, stage.reading?.problems ?? null)
}

export const beliefAt = (judging: Judging, stage: CaseStage): Belief =>
  beliefFrom(
    judging.model,
    priorAt(judging, stage),
    stage.observations,
    stage.reading?.problems ?? null,
    judging.pooling,
    stage.vote?.problems ?? null,
  )

/** The urgency of one stage, with the recalls of the model and without them, whichever is worse. */
export function decideAt(
  judging: Judging,
  stage: CaseStage,
  belief: Belief = beliefAt(judging, stage),
): UrgencyDecision {
  const { model, recalls, ruleOf } = judging
  const decision = decideFrom(judging, stage, belief)
  if (recalls.length === 0) return decision
  const without = { ...judging, recalls: [] }
  return urgedByRecalls(
    decision,
    decideFrom(without, stage, beliefAt(without, stage)),
    parkedBy(model, belief, recalls).map(ruleOf),
  )
}

function decideFrom(judging: Judging, stage: CaseStage, belief: Belief): UrgencyDecision {
  const { model, thresholds, vehicle } = judging
  const told = stage.observations.filter(({ source }) => !isAnswer(source))
  const toldMass =
    told.length === stage.observations.length
      ? null
      : dangerousMass(model, beliefAt(judging, { ...stage, observations: told }))
  const isHarmless = isHarmlessToldWhole(model, belief, stage.observations)
  const danger = {
    reader: isHarmless ? null : (stage.reading?.danger ?? null),
    toldMass,
    vote: isHarmless ? null : (stage.vote?.danger ?? null),
  }
  return decideUrgency(model, belief, stage.observations, danger, thresholds, vehicle.fuel)
}

/** What the owner was asked, looked up or put right, and the reader of their words has not heard. */
export const isAnswer = (source: Observation['source']): boolean =>
  source === 'answer' || source === 'unchosen' || source === 'check' || source === 'flip'
