import type { Belief, FindingId, Observation, UrgencyDecision } from '@candi/domain'

/** From this probability on the reader alone has understood which part of the car it is about. */
const UNDERSTOOD = 0.5

/** Whether nothing was told by which a verdict could be reached: "my car is acting weird". Urgency is never guessed. */
export function isUntold(
  observations: readonly Observation[],
  belief: Pick<Belief, 'problems'>,
  { urgency }: Pick<UrgencyDecision, 'urgency'>,
): boolean {
  if (urgency === 'stop' || urgency === 'limp') return false
  if (observations.some(({ state }) => state === 'present')) return false
  return Math.max(...belief.problems.values()) < UNDERSTOOD
}

/** What is asked of such an owner before all else: what must not wait. */
export const ASKED_OF_UNTOLD: readonly FindingId[] = [
  'brake_pedal_soft',
  'temp_gauge_high',
  'oil_pressure_lamp_on',
  'burning_smell_general',
  'power_loss_sudden',
]
