import type { Belief } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import type { Observation } from './finding.ts'
import { rulesThatHold } from './rules-that-hold.ts'
import { mostUrgent, URGENCIES, type Urgency } from './urgency.ts'
import type { UrgencyRule } from './urgency-rule.ts'
import type { Fuel } from './vehicle.ts'

/** Fitted on development data so that at least 95 of 100 cars that must not be driven are told so. */
export interface UrgencyThresholds {
  /** Weights of the log-odds of danger: constant, mass on dangerous causes, reader's opinion, and the vote of a language model. */
  readonly constant: number
  readonly mass: number
  readonly reader: number
  readonly model: number
  /** P(must not be driven) from which the car may only go to the next workshop. */
  readonly limp: number
  /** P(must not be driven) from which, with enough of the danger on `stop` causes, it must not move. */
  readonly stop: number
}

export interface UrgencyDecision {
  readonly urgency: Urgency
  /** What belief and the reader's opinion ask for, without any rule. */
  readonly byOdds: Urgency
  /** P(must not be driven on), in [0, 1]. */
  readonly danger: number
  readonly rules: readonly UrgencyRule[]
  /** Probability mass on causes of each urgency. */
  readonly mass: Readonly<Record<Urgency, number>>
  /** P(the likeliest cause that forbids driving). */
  readonly worst: number
}

/**
 * Where nobody wrote a word there is nothing to read, and the mass of belief on dangerous causes is the danger: a car of which
 * nothing is known (0.264) stays below `limp`, and one with three in ten does not.
 */
const MASS_ALONE = { limp: 0.27, stop: 0.5 } as const

/** Where no cause that forbids driving is in sight, the reader's fear alone sends to the nearest workshop, not to a tow. */
const LEAST_TO_FORBID = 0.02
/**
 * Mass on `stop` causes to that on `limp` causes from which the danger is theirs: by mass alone, and beside a reader. With one for both, 66 of 100
 * posts that call for a flat stop got one; so 76.
 */
const SHARE_TO_FORBID = { alone: 1, read: 0.3 } as const

/** A single cause that forbids driving and holds this much of the belief is not averaged away by harmless ones. */
export const NOT_AVERAGED = 1 / 3

const logit = (p: number) => Math.log(p / (1 - p))
const expit = (logOdds: number) => 1 / (1 + Math.exp(-logOdds))
const clamp = (p: number) => Math.min(Math.max(p, 0.005), 0.995)

/** What the reader and a language model said of the words, and how much of the danger was believed before anything was answered. */
export interface DangerTold {
  readonly reader: number | null
  /** P(dangerous cause) of what was told alone; null where nothing was answered since. */
  readonly toldMass: number | null
  readonly vote?: number | null
}

/**
 * Can the car be driven? From the mass of belief on dangerous causes, the reader's opinion of the whole
 * message, and the rules; never from the leading cause alone, and a rule can only make it more urgent.
 */
export function decideUrgency(
  model: CausalModel,
  belief: Belief,
  observations: readonly Observation[],
  { reader, toldMass, vote = null }: DangerTold,
  thresholds: UrgencyThresholds,
  fuel?: Fuel,
): UrgencyDecision {
  const [stop, limp, soon, plan, watch] = massByUrgency(model, belief)
  const mass: Record<Urgency, number> = { stop, limp, soon, plan, watch }
  const dangerous = dangerousMass(model, belief)
  const unvoted =
    reader === null ? dangerous : pooledDanger(dangerous, toldMass ?? dangerous, reader, thresholds)
  const danger =
    vote === null ? unvoted : expit(logit(clamp(unvoted)) + thresholds.model * logit(clamp(vote)))
  const rules = rulesThatHold(model, observations, fuel)
  const worst = worstCause(model, belief)
  const byOdds = fromOdds(
    danger,
    mass,
    worst,
    thresholdsOf(reader, thresholds),
    SHARE_TO_FORBID[reader === null ? 'alone' : 'read'],
  )
  const urgency = mostUrgent(byOdds, ...rules.map((rule) => rule.urgency))
  return { urgency, byOdds, danger, rules, mass, worst }
}

/** The thresholds that a danger is held against. */
export const thresholdsOf = (reader: number | null, fitted: UrgencyThresholds) =>
  reader === null ? MASS_ALONE : fitted

/** P(the cause must not be driven on), among the causes that are modelled. */
export function dangerousMass(model: CausalModel, belief: Pick<Belief, 'causes' | 'somethingElse'>): number {
  const [stop, limp] = massByUrgency(model, belief)
  return clamp((stop + limp) / Math.max(1 - belief.somethingElse, 1e-9))
}

/**
 * P(must not be driven on) of what was told, by logistic regression on the mass of belief and the reader's opinion; what was answered
 * since moves its log-odds as far as it moved those of the mass, for the reader has not heard it.
 */
function pooledDanger(mass: number, toldMass: number, reader: number, weights: UrgencyThresholds): number {
  const told = weights.constant + weights.mass * logit(toldMass) + weights.reader * logit(clamp(reader))
  const logOdds = told + ANSWERS * (logit(mass) - logit(toldMass))
  return expit(logOdds)
}
/**
 * Answers repeat each other as words do (`PoolingWeights.words`): a third of what they move the belief is believed of the danger. With half of it,
 * three more of 26 harmless cars were stopped after six answers than before the first; so one, and none is missed that was told.
 */
const ANSWERS = 0.35

/** In the order of URGENCIES. */
function massByUrgency({ urgencyAt }: CausalModel, { causes }: Pick<Belief, 'causes'>) {
  const mass: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (let index = 0; index < causes.length; index += 1) {
    const urgency = urgencyAt[index] ?? 0
    mass[urgency] = (mass[urgency] ?? 0) + (causes[index] ?? 0)
  }
  return mass
}

const STOP = URGENCIES.indexOf('stop')
function worstCause({ urgencyAt }: CausalModel, { causes }: Pick<Belief, 'causes'>): number {
  let worst = 0
  for (let index = 0; index < causes.length; index += 1)
    if (urgencyAt[index] === STOP) worst = Math.max(worst, causes[index] ?? 0)
  return worst
}

function fromOdds(
  danger: number,
  mass: Readonly<Record<Urgency, number>>,
  worst: number,
  thresholds: Pick<UrgencyThresholds, 'limp' | 'stop'>,
  shareToForbid: number,
): Urgency {
  if (danger >= thresholds.limp) {
    const isForbidden =
      danger >= thresholds.stop && mass.stop >= Math.max(LEAST_TO_FORBID, shareToForbid * mass.limp)
    return isForbidden ? 'stop' : 'limp'
  }
  if (worst >= NOT_AVERAGED) return 'limp'
  // Not dangerous: the level that half of the remaining belief asks for.
  const soon = mass.stop + mass.limp + mass.soon
  if (soon >= 0.4) return 'soon'
  return soon + mass.plan >= 0.4 ? 'plan' : 'watch'
}
