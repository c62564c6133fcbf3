import type { Belief } from './belief.ts'
import { canStart } from './can-start.ts'
import type { CausalModel } from './causal-model.ts'
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
import { noisyOr } from './noisy-or.ts'
import { type Level, URGENCIES } from './urgency.ts'

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
/** One bit about whether the car may be driven is worth this many about which part it is. */
const DANGER_WEIGHT = 1.5
/** Below this the answer would not move the sheet enough to be worth asking for. */
const WORTH_ASKING_BITS = 0.06

export interface Candidate {
  readonly finding: FindingDefinition
  readonly experiment: Experiment | null
  /** Expected drop in entropy over causes, bits, danger weighed above curiosity. */
  readonly gain: number
  readonly value: number
  /** The two leading causes that it tells apart best, as positions in the model: raised and lowered by a yes. */
  readonly tells: readonly [number, number]
}

const entropyTerm = (p: number) => (p > 0 ? -p * Math.log2(p) : 0)
const binaryEntropy = (p: number) => entropyTerm(p) + entropyTerm(1 - p)

/**
 * Questions and experiments by expected information, best first (Lindley, On a Measure of the Information
 * Provided by an Experiment, 1956), less what they cost the owner. What is in `first` is asked before all others, whatever it is worth, in that order.
 */
export function rankQuestions(
  model: CausalModel,
  belief: Belief,
  observations: readonly Observation[],
  skipped: ReadonlySet<FindingId>,
  urgency: Level,
  first: readonly FindingId[] = [],
  forbidden: ReadonlySet<Need> = new Set(),
): Candidate[] {
  const alive: number[] = []
  belief.causes.forEach((probability, index) => {
    if (probability > 0.004) alive.push(index)
  })
  const asked = new Set(
    observations
      .filter((observation) => !isWitness(observation.source) || isSure(observation))
      .map(({ finding }) => finding),
  )
  const settled = new Set(
    observations.filter(isSure).flatMap(({ finding }) => model.findings.get(finding)?.group ?? []),
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
    // What was heard, felt or seen can be told from memory; what only a drive shows is not asked where nobody may drive.
    if (finding.manner === 'drive' && !allows(finding.requires, forbidden) && !experiments.has(id)) continue
    // Of a car that does not start nobody can say how it drives now; what happened on the road before is remembered.
    if (!starts && finding.manner !== 'memory' && finding.requires.includes('moving')) continue
    const experiment = experiments.get(id) ?? null
    const gain = expectedGain(open, model.strengths(finding.id), finding.leak)
    const value =
      gain.bits - BURDEN[finding.manner] - (experiment ? experiment.minutes * BURDEN_PER_MINUTE : 0)
    if (value > WORTH_ASKING_BITS || first.includes(id))
      candidates.push({ finding, experiment, gain: gain.bits, value, tells: gain.tells })
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

/** The causes that are still believed in, and what is the same whatever is asked. */
interface OpenCauses {
  readonly positions: readonly number[]
  /** P(cause), and whether it must not be driven with, in the order of `positions`. */
  readonly probabilities: Float64Array
  readonly isDangerous: readonly boolean[]
  readonly somethingElse: number
  readonly mass: number
  readonly dangerousMass: number
  /** Entropy before anything is asked, bits. */
  readonly entropy: number
}

function openCauses(model: CausalModel, belief: Belief, positions: readonly number[]): OpenCauses {
  const probabilities = Float64Array.from(positions, (position) => belief.causes[position] ?? 0)
  const isDangerous = positions.map((position) => (model.urgencyAt[position] ?? 0) <= LAST_DANGEROUS)
  const { somethingElse } = belief
  let mass = somethingElse
  let dangerousMass = 0
  for (const [row, probability] of probabilities.entries()) {
    mass += probability
    if (isDangerous[row]) dangerousMass += probability
  }
  let entropy = entropyTerm(somethingElse / mass)
  for (const probability of probabilities) entropy += entropyTerm(probability / mass)
  return { positions, probabilities, isDangerous, somethingElse, mass, dangerousMass, entropy }
}

const LAST_DANGEROUS = URGENCIES.indexOf('limp')

function expectedGain(open: OpenCauses, strengths: Float64Array, leak: number) {
  const { positions, probabilities, isDangerous, somethingElse, mass, dangerousMass } = open
  let average = 0
  for (let row = 0; row < positions.length; row += 1)
    average += (probabilities[row] ?? 0) * noisyOr(leak, strengths[positions[row] ?? 0] ?? 0)
  const elsePresent = average / Math.max(mass - somethingElse, 1e-9)
  let yes = somethingElse * elsePresent
  let yesDanger = 0
  let withYes = entropyWeight(somethingElse * elsePresent)
  let withNo = entropyWeight(somethingElse * (1 - elsePresent))
  const start = positions[0] ?? 0
  let raised = start
  let lowered = start
  let highestPull = -Infinity
  let lowestPull = Infinity
  for (let row = 0; row < positions.length; row += 1) {
    const position = positions[row] ?? 0
    const p = probabilities[row] ?? 0
    const present = noisyOr(leak, strengths[position] ?? 0)
    yes += p * present
    if (isDangerous[row]) yesDanger += p * present
    withYes += entropyWeight(p * present)
    withNo += entropyWeight(p * (1 - present))
    const pull = p * (present - elsePresent)
    if (pull > highestPull) {
      raised = position
      highestPull = pull
    }
    if (pull < lowestPull) {
      lowered = position
      lowestPull = pull
    }
  }
  const no = mass - yes
  // H(X | outcome) summed over outcomes, from the unnormalised masses: Σ -m log m + M log M.
  const after =
    (withYes + yes * Math.log2(Math.max(yes, 1e-12)) + withNo + no * Math.log2(Math.max(no, 1e-12))) / mass
  const dangerBefore = binaryEntropy(dangerousMass / mass)
  const dangerAfter =
    (yes * binaryEntropy(Math.min(yesDanger / Math.max(yes, 1e-12), 1)) +
      no * binaryEntropy(Math.max(0, Math.min((dangerousMass - yesDanger) / Math.max(no, 1e-12), 1)))) /
    mass
  return {
    bits: open.entropy - after + DANGER_WEIGHT * (dangerBefore - dangerAfter),
    tells: [raised, lowered] as const,
  }
}

const entropyWeight = (mass: number) => (mass > 0 ? -mass * Math.log2(mass) : 0)
