import type { Belief } from './belief.ts'
import { canStart } from './can-start.ts'
import type { CausalModel } from './causal-model.ts'
import { expectedGain, openCauses } from './expected-gain.ts'
import type { Experiment } from './experiment.ts'
import {
  type FindingDefinition,
  type FindingId,
  isWitness,
  type Observation,
  type ObservationManner,
} from './finding.ts'
import { isSure } from './is-sure.ts'
import { allows, type Need } from './need.ts'
import { isRuledOut } from './rule-out.ts'
import { type Level, URGENCIES } from './urgency.ts'
import type { Vehicle } from './vehicle.ts'

/** What it costs the owner to answer, in bits that the answer must be worth. */
const BURDEN: Record<ObservationManner, number> = {
  memory: 0,
  listen: 0.01,
  smell: 0.01,
  feel: 0.015,
  look: 0.03,
  drive: 0.06,
  reader: 0.12,
}
const BURDEN_PER_MINUTE = 0.004
/** Below this the answer would not move the sheet enough to be worth asking for: a tempered answer that may not come is worth half a sure one. */
export const WORTH_ASKING_BITS = 0.03

export interface Candidate {
  readonly finding: FindingDefinition
  readonly experiment: Experiment | null
  /** Expected gain in being right about the cause, bits, danger weighed above curiosity; nothing from an owner who cannot tell. */
  readonly gain: number
  readonly value: number
}

/**
 * Questions and experiments by expected information, best first (Lindley, On a Measure of the Information
 * Provided by an Experiment, 1956), times the chance of an answer, less what they cost the owner. What is in `first` is asked before all
 * others, whatever it is worth, in that order. `exponent` is what the belief raises an answer to.
 */
export function rankQuestions(
  model: CausalModel,
  belief: Belief,
  observations: readonly Observation[],
  skipped: ReadonlySet<FindingId>,
  urgency: Level,
  first: readonly FindingId[] = [],
  forbidden: ReadonlySet<Need> = new Set(),
  vehicle: Vehicle = {},
  exponent = 1,
): Candidate[] {
  const alive: number[] = []
  belief.causes.forEach((probability, index) => {
    if (probability > 0.004) alive.push(index)
  })
  // What was left unchosen on a list is asked for once more where the verdict hangs on it.
  const told = observations.filter(({ source, finding }) => source !== 'unchosen' || !first.includes(finding))
  const asked = new Set(
    told
      .filter((observation) => !isWitness(observation.source) || isSure(observation))
      .map(({ finding }) => finding),
  )
  const settled = new Set(
    told
      .filter((observation) => isSure(observation) || observation.source === 'unchosen')
      .flatMap(({ finding }) => model.findings.get(finding)?.group ?? []),
  )
  const open = openCauses(model, belief, alive)
  const experiments = new Map<FindingId, Experiment>()
  for (const experiment of model.experiments)
    if (mayTry(experiment, urgency, forbidden)) experiments.set(experiment.finding, experiment)

  const starts = canStart(model, observations)
  const ids = new Set<FindingId>()
  for (const index of alive) for (const id of model.findingsOf[index] ?? []) ids.add(id)
  for (const id of first) ids.add(id)
  const candidates: Candidate[] = []
  for (const id of ids) {
    const finding = model.findings.get(id)
    if (!finding || asked.has(id) || skipped.has(id) || settled.has(finding.group)) continue
    if (isRuledOut(finding.needs, vehicle)) continue
    // What was heard, felt or seen can be told from memory; what only a drive shows is not asked where nobody may drive.
    if (finding.manner === 'drive' && !allows(finding.requires, forbidden) && !experiments.has(id)) continue
    // Of a car that does not start nobody can say how it drives now; what happened on the road before is remembered.
    if (!starts && finding.manner !== 'memory' && finding.requires.includes('moving')) continue
    const experiment = experiments.get(id) ?? null
    const gain = model.answering(id) * expectedGain(open, model.strengths(id), finding.leak, exponent)
    const value = gain - BURDEN[finding.manner] - (experiment ? experiment.minutes * BURDEN_PER_MINUTE : 0)
    if (value > WORTH_ASKING_BITS || first.includes(id)) candidates.push({ finding, experiment, gain, value })
  }
  const place = ({ finding }: Candidate) =>
    first.includes(finding.id) ? first.indexOf(finding.id) : first.length
  return candidates.sort(
    (left, right) =>
      place(left) - place(right) || right.value - left.value || (left.finding.id < right.finding.id ? -1 : 1),
  )
}

const mayTry = ({ onlyWhen, requires }: Experiment, urgency: Level, forbidden: ReadonlySet<Need>) =>
  urgency !== 'unknown' &&
  URGENCIES.indexOf(urgency) >= URGENCIES.indexOf(onlyWhen) &&
  allows(requires, forbidden)
