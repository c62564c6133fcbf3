import type { Belief } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import type { Observation } from './finding.ts'
import { isSure } from './is-sure.ts'
import { URGENCIES, type Urgency } from './urgency.ts'
import type { UrgencyRule } from './urgency-rule.ts'
import type { Fuel } from './vehicle.ts'

/** Fitted on development data so that at least 95 of 100 cars that must not be driven are told so. */
export interface UrgencyThresholds {
  /** Weights of the log-odds of danger: constant, mass on dangerous causes, reader's opinion. */
  readonly constant: number
  readonly mass: number
  readonly reader: number
  /** P(must not be driven) from which the car may only go to the next workshop. */
  readonly limp: number
  /** P(must not be driven) from which, with most of the danger on `stop` causes, it must not move. */
  readonly stop: number
}

export interface UrgencyDecision {
  readonly urgency: Urgency
  /** P(must not be driven on), in [0, 1]. */
  readonly danger: number
  readonly rules: readonly UrgencyRule[]
  /** Probability mass on causes of each urgency. */
  readonly mass: Readonly<Record<Urgency, number>>
}

/**
 * Where nobody wrote a word there is nothing to read, and the mass of belief on dangerous causes is the danger: a car of which
 * nothing is known (0.264) stays below `limp`, and one with three in ten does not.
 */
const MASS_ALONE = { limp: 0.27, stop: 0.5 } as const

/** Where no cause that forbids driving is in sight, the reader's fear alone sends to the nearest workshop, not to a tow. */
const LEAST_TO_FORBID = 0.1

const logit = (p: number) => Math.log(p / (1 - p))
const clamp = (p: number) => Math.min(Math.max(p, 0.005), 0.995)

/** Which red flags and escalating pairs hold, most urgent first. None rests on what a recording only suggests. */
export function rulesThatHold(
  model: CausalModel,
  observations: readonly Observation[],
  fuel?: Fuel,
): UrgencyRule[] {
  const present = new Set(
    observations
      .filter((observation) => observation.state === 'present' && isSure(observation))
      .map(({ finding }) => finding),
  )
  return model.rules
    .filter(
      (rule) =>
        speaksOf(rule, fuel) &&
        rule.all.every((any) => any.some((finding) => present.has(finding))) &&
        !rule.unless.some((finding) => present.has(finding)),
    )
    .sort((left, right) => URGENCIES.indexOf(left.urgency) - URGENCIES.indexOf(right.urgency))
}

const speaksOf = ({ fuels, notFuels }: UrgencyRule, fuel: Fuel | undefined) =>
  fuel === undefined ? !fuels : (fuels?.includes(fuel) ?? true) && !notFuels?.includes(fuel)

/**
 * Can the car be driven? From the mass of belief on dangerous causes, the reader's opinion of the whole
 * message, and the rules; never from the leading cause alone, and a rule can only make it more urgent.
 */
export function decideUrgency(
  model: CausalModel,
  belief: Belief,
  observations: readonly Observation[],
  readerDanger: number | null,
  thresholds: UrgencyThresholds,
  fuel?: Fuel,
): UrgencyDecision {
  const [stop, limp, soon, plan, watch] = massByUrgency(model, belief)
  const mass: Record<Urgency, number> = { stop, limp, soon, plan, watch }
  const modelled = Math.max(1 - belief.somethingElse, 1e-9)
  const dangerous = clamp((mass.stop + mass.limp) / modelled)
  const danger = readerDanger === null ? dangerous : pooledDanger(dangerous, readerDanger, thresholds)
  const rules = rulesThatHold(model, observations, fuel)
  const byOdds = fromOdds(danger, mass, readerDanger === null ? MASS_ALONE : thresholds)
  const byRule = rules[0]?.urgency ?? 'watch'
  const urgency = URGENCIES.indexOf(byRule) < URGENCIES.indexOf(byOdds) ? byRule : byOdds
  return { urgency, danger, rules, mass }
}

/** P(must not be driven on) from the mass of belief and the reader's opinion, by logistic regression. */
function pooledDanger(mass: number, reader: number, weights: UrgencyThresholds): number {
  const logOdds = weights.constant + weights.mass * logit(mass) + weights.reader * logit(clamp(reader))
  return 1 / (1 + Math.exp(-logOdds))
}

/** In the order of URGENCIES. */
function massByUrgency({ urgencyAt }: CausalModel, { causes }: Belief) {
  const mass: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (let index = 0; index < causes.length; index += 1) {
    const urgency = urgencyAt[index] ?? 0
    mass[urgency] = (mass[urgency] ?? 0) + (causes[index] ?? 0)
  }
  return mass
}

function fromOdds(
  danger: number,
  mass: Readonly<Record<Urgency, number>>,
  thresholds: Pick<UrgencyThresholds, 'limp' | 'stop'>,
): Urgency {
  if (danger >= thresholds.limp) {
    const isForbidden = danger >= thresholds.stop && mass.stop >= mass.limp && mass.stop >= LEAST_TO_FORBID
    return isForbidden ? 'stop' : 'limp'
  }
  // Not dangerous: the level that half of the remaining belief asks for.
  const soon = mass.stop + mass.limp + mass.soon
  if (soon >= 0.4) return 'soon'
  return soon + mass.plan >= 0.4 ? 'plan' : 'watch'
}
