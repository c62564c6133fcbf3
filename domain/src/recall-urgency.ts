import type { Belief } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import type { RecallReach } from './recall.ts'
import { byUrgency } from './rules-that-hold.ts'
import { isMoreUrgent, mostUrgent } from './urgency.ts'
import type { UrgencyDecision } from './urgency-decision.ts'
import type { UrgencyRule } from './urgency-rule.ts'

/** Belief on the causes that a recall touches, from which its "do not drive" holds for this case. */
const LIKELY = 0.15

/** Belief on the causes that the recall names and on the problems of its component. */
function beliefIn(model: CausalModel, { causes }: Pick<Belief, 'causes'>, recall: RecallReach): number {
  return model.causes.reduce(
    (sum, cause, index) =>
      recall.causes.has(cause.id) || recall.problems.has(cause.problem) ? sum + (causes[index] ?? 0) : sum,
    0,
  )
}

/** The recalls that say "do not drive" and touch what is believed of this car. */
export const parkedBy = (
  model: CausalModel,
  belief: Belief,
  recalls: readonly RecallReach[],
): RecallReach[] => recalls.filter((recall) => recall.parkIt && beliefIn(model, belief, recall) >= LIKELY)

/**
 * A recall can make a case more urgent and never less: the decision is the more urgent of that with the recalls and
 * that without them, and `rules`, written by recalls that say "do not drive", stand with the others.
 */
export function urgedByRecalls(
  withRecalls: UrgencyDecision,
  without: UrgencyDecision,
  rules: readonly UrgencyRule[],
): UrgencyDecision {
  const decided = isMoreUrgent(without.urgency, withRecalls.urgency) ? without : withRecalls
  if (rules.length === 0) return decided
  const all = [...decided.rules, ...rules].sort(byUrgency)
  return {
    ...decided,
    urgency: mostUrgent(decided.urgency, ...rules.map(({ urgency }) => urgency)),
    rules: all,
  }
}
