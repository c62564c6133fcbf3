import { canStart } from './can-start.ts'
import type { CausalModel } from './causal-model.ts'
import type { Observation } from './finding.ts'
import { forbiddenUnweighed } from './forbidden.ts'
import { rulesThatHold } from './rules-that-hold.ts'
import { rulesThatStand } from './standing-danger.ts'
import { isGrave, type Level, mostUrgent } from './urgency.ts'
import type { UrgencyRule } from './urgency-rule.ts'
import type { Fuel } from './vehicle.ts'
import type { CaseVerdict } from './verdict.ts'

/**
 * What the red flags alone say of a case that could not be weighed, stage by stage: those that hold, and those that held earlier and that
 * nothing lifted. A flag that only asks for haste says nothing then, for what was not weighed may be worse. Recalls need a belief to bear
 * on, and have no say.
 */
export function verdictByRules(
  model: Pick<CausalModel, 'rules' | 'findings'>,
  stages: readonly (readonly Observation[])[],
  fuel?: Fuel,
): Pick<CaseVerdict, 'level' | 'rules' | 'starts' | 'mustNot'> {
  let rules: readonly UrgencyRule[] = []
  for (const observations of stages)
    rules = rulesThatStand(rules, rulesThatHold(model, observations, fuel), observations)
  const worst = mostUrgent<Level>('unknown', ...rules.map(({ urgency }) => urgency))
  const level = isGrave(worst) ? worst : 'unknown'
  const starts = canStart(model, stages.at(-1) ?? [])
  return { level, rules, starts, mustNot: forbiddenUnweighed({ level, rules, starts }) }
}
