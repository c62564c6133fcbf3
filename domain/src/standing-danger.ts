import { type CaseStage, isAnswer } from './case-stage.ts'
import type { CausalModel } from './causal-model.ts'
import type { Observation } from './finding.ts'
import { isSure } from './is-sure.ts'
import { byUrgency, isCleared, isRaised, presentIn } from './rules-that-hold.ts'
import { isGrave, mostUrgent, type Urgency } from './urgency.ts'
import {
  NOT_AVERAGED,
  thresholdsOf,
  type UrgencyDecision,
  type UrgencyThresholds,
} from './urgency-decision.ts'
import type { UrgencyRule } from './urgency-rule.ts'

/** A danger once reached, and the dangerous cause that led then. */
export interface StandingDanger {
  readonly decision: UrgencyDecision
  /** Position of the likeliest cause that must not be driven with. */
  readonly leading: number
}

/** The odds of a danger have to fall to this share of those at which it is told, before it is taken back. */
const FAR_BELOW = 1 / 3
/** A cause makes a sign at least this often for its absence to speak against the cause. */
const NEEDED = 0.4

/**
 * What stands of a danger that was reached earlier in the case. A red flag stands until its own clearing check lifts it or its sign was
 * taken back. A danger by belief or by the reader's fear stands until a sign that the leading dangerous cause needs
 * was looked for and not found, and the odds fell far below those at which it was told: drifting belief lifts nothing.
 */
export function withWhatStands(
  model: CausalModel,
  thresholds: UrgencyThresholds,
  before: StandingDanger,
  decision: UrgencyDecision,
  { observations, reading }: CaseStage,
): UrgencyDecision {
  if (!isGrave(before.decision.urgency)) return decision
  const rules = rulesThatStand(before.decision.rules, decision.rules, observations)
  const limits = thresholdsOf(reading?.danger ?? null, thresholds)
  const isSpokenAgainst = observations.some(
    (observation) =>
      isAnswer(observation.source) &&
      isSure(observation) &&
      observation.state === 'absent' &&
      (model.strengths(observation.finding)[before.leading] ?? 0) >= NEEDED,
  )
  const isLifted = (at: number) =>
    isSpokenAgainst &&
    oddsOf(decision.danger) <= oddsOf(at) * FAR_BELOW &&
    (before.decision.worst < NOT_AVERAGED || oddsOf(decision.worst) <= oddsOf(NOT_AVERAGED) * FAR_BELOW)
  const held: Urgency =
    before.decision.byOdds === 'stop' && !isLifted(limits.stop)
      ? 'stop'
      : isGrave(before.decision.byOdds) && !isLifted(limits.limp)
        ? 'limp'
        : 'watch'
  const byOdds = mostUrgent(decision.byOdds, held)
  const urgency = mostUrgent(decision.urgency, byOdds, ...rules.map((rule) => rule.urgency))
  return { ...decision, rules, byOdds, urgency }
}

/** The red flags that hold now, and those from before whose signs are still told and that no clearing check lifted; most urgent first. */
export function rulesThatStand(
  before: readonly UrgencyRule[],
  now: readonly UrgencyRule[],
  observations: readonly Observation[],
): UrgencyRule[] {
  const present = presentIn(observations)
  const standing = before.filter(
    (rule) =>
      !now.some(({ id }) => id === rule.id) && isRaised(rule, present) && !isCleared(rule, observations),
  )
  return [...now, ...standing].sort(byUrgency)
}

const oddsOf = (probability: number) => probability / Math.max(1 - probability, 1e-9)
