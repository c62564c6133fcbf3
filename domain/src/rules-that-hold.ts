import type { CausalModel } from './causal-model.ts'
import type { Observation } from './finding.ts'
import { isSure } from './is-sure.ts'
import { URGENCIES } from './urgency.ts'
import type { UrgencyRule } from './urgency-rule.ts'
import type { Fuel } from './vehicle.ts'

/** Which red flags and escalating pairs hold, most urgent first. None rests on what a recording only suggests. */
export function rulesThatHold(
  model: Pick<CausalModel, 'rules'>,
  observations: readonly Observation[],
  fuel?: Fuel,
): UrgencyRule[] {
  const present = presentIn(observations)
  return model.rules
    .filter(
      (rule) =>
        speaksOf(rule, fuel) &&
        isRaised(rule, present) &&
        !rule.unless.some((finding) => present.has(finding)) &&
        !isCleared(rule, observations),
    )
    .sort(byUrgency)
}

export const byUrgency = (left: UrgencyRule, right: UrgencyRule) =>
  URGENCIES.indexOf(left.urgency) - URGENCIES.indexOf(right.urgency)

/** Whether its own clearing check was made, and came out well. */
export const isCleared = ({ clearedBy = [] }: UrgencyRule, observations: readonly Observation[]): boolean =>
  observations.some(
    (observation) =>
      isSure(observation) &&
      clearedBy.some(({ finding, state }) => finding === observation.finding && state === observation.state),
  )

/** Whether every sign that it names is there; one without signs, as a recall writes it, rests on none. */
export const isRaised = ({ all }: UrgencyRule, present: ReadonlySet<string>): boolean =>
  all.every((any) => any.some((finding) => present.has(finding)))

export const presentIn = (observations: readonly Observation[]): ReadonlySet<string> =>
  new Set(
    observations
      .filter((observation) => observation.state === 'present' && isSure(observation))
      .map(({ finding }) => finding),
  )

const speaksOf = ({ fuels, notFuels }: UrgencyRule, fuel: Fuel | undefined) =>
  fuel === undefined ? !fuels : (fuels?.includes(fuel) ?? true) && !notFuels?.includes(fuel)
