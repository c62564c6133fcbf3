import type { CausalModel } from './causal-model.ts'
import { type FindingId, isWitness, type Observation } from './finding.ts'
import { isSure } from './is-sure.ts'
import { rulesThatHold } from './rules-that-hold.ts'
import { isMoreUrgent, type Level } from './urgency.ts'
import type { Fuel } from './vehicle.ts'

/**
 * What a recording or a photo only suggests, and what a red flag would stand on if it were so: no flag rests on it, and so it
 * is asked for before all else. The graver flag comes first.
 */
export function suggestedDangers(
  { rules }: Pick<CausalModel, 'rules'>,
  observations: readonly Observation[],
  level: Level,
  fuel?: Fuel,
): FindingId[] {
  const settled = new Set(observations.filter(isSure).map(({ finding }) => finding))
  const suggested = observations.filter(
    (observation) =>
      observation.state === 'present' &&
      isWitness(observation.source) &&
      !isSure(observation) &&
      !settled.has(observation.finding),
  )
  if (suggested.length === 0) return []
  const supposed = observations.map((observation) =>
    suggested.includes(observation) ? { ...observation, confidence: 1 } : observation,
  )
  const graver = rulesThatHold({ rules }, supposed, fuel).filter(
    ({ urgency }) => level === 'unknown' || isMoreUrgent(urgency, level),
  )
  const named = graver.flatMap(({ all }) => all.flat())
  return [...new Set(named)].filter((id) => suggested.some(({ finding }) => finding === id))
}
