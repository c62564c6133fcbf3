import {
  type CausalModel,
  decideUrgency,
  type Fuel,
  type Observation,
  type PoolingWeights,
  poolBelief,
  priorOf,
  raisedByVote,
  type UrgencyThresholds,
  type WeighedSigns,
  weighSigns,
} from '@candi/domain'
import type { ReadSign, TextOpinion } from '@candi/engines/text'
import { carOfCase } from '@candi/server/conversation/car-of-case'
import { type CaseLine, factsOf } from '@candi/server/conversation/case-line'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import type { ScoredCase } from './scored-case.ts'

/** A message read once: what does not change when weights are tried. */
export interface ReadCase {
  /** The causal model it is weighed with: a fold of its own for authored messages. */
  readonly model: CausalModel
  readonly target: Pick<ScoredCase, 'id' | 'group' | 'gold' | 'accept' | 'stopDriving'>
  readonly prior: Float64Array
  /** Some rules speak of cars with such a fuel only. */
  readonly fuel: Fuel | undefined
  readonly observations: readonly Observation[]
  readonly weighed: WeighedSigns
  readonly opinion: TextOpinion | null
  /** What whoever stands for a language model made of the same words; where left out, none voted. */
  readonly vote?: TextOpinion | null
  /** Written to be hard to tell dangerous from harmless. */
  readonly isBorder: boolean
}

/** The year that ages are counted from in measurements, so that they do not drift with the calendar. */
const MEASURED_IN = 2026

export function readCase(
  parts: DiagnosisParts,
  line: Omit<CaseLine, 'id'>,
  told: readonly ReadSign[],
  target: ReadCase['target'],
  opinion: TextOpinion | null,
  isBorder = false,
): ReadCase {
  const facts = factsOf(line)
  const signs = told.map(({ observation }) => observation)
  const codes = new Set([
    ...facts.codes.flatMap((code) => parts.codes.codesIn(code)),
    ...parts.codes.codesIn(line.text),
  ])
  const vehicle = carOfCase(parts, facts.vehicle, [line.text])
  const fromCodes = parts.codes.findingsOf([...codes])
  const coded = new Set(fromCodes.map(({ finding }) => finding))
  const observations = [...signs.filter(({ finding }) => !coded.has(finding)), ...fromCodes]
  const prior = priorOf(parts.model, vehicle, MEASURED_IN)
  return {
    model: parts.model,
    target,
    prior,
    fuel: vehicle.fuel,
    observations,
    weighed: weighSigns(parts.model, prior, observations),
    opinion,
    isBorder,
  }
}

export function scoreCase(
  read: ReadCase,
  pooling: PoolingWeights,
  thresholds: UrgencyThresholds,
): ScoredCase & { readonly danger: number } {
  const own = decideBy(read, null, pooling, thresholds)
  const voted = read.vote ? decideBy(read, read.vote, pooling, thresholds) : own
  const { urgency, danger } = raisedByVote(own.decision, voted.decision)
  const problems = [...voted.belief.problems].map(([id, probability]) => ({ id, probability }))
  return { ...read.target, problems, urgency, danger }
}

/** What is believed and decided with this vote, before anything says that a vote only raises. */
export function decideBy(
  read: ReadCase,
  vote: TextOpinion | null,
  pooling: PoolingWeights,
  thresholds: UrgencyThresholds,
) {
  const { model, prior, weighed, observations, opinion, fuel } = read
  const belief = poolBelief(model, prior, weighed, opinion?.problems ?? null, pooling, vote?.problems ?? null)
  const danger = { reader: opinion?.danger ?? null, toldMass: null, vote: vote?.danger ?? null }
  return { belief, decision: decideUrgency(model, belief, observations, danger, thresholds, fuel) }
}
