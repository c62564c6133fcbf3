import type { Belief } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import { URGENCIES } from './urgency.ts'
import type { CaseVerdict } from './verdict.ts'

/**
 * Problems whose dangerous causes an engine does not survive at idle, or that can burn: no oil, no coolant, a belt or chain gone,
 * something broken inside, fuel or hot wires. A soft pedal, a loose wheel or a worn joint is as dangerous on the road, but there
 * the engine may idle while parked, and the best test of such brakes needs it.
 */
const HARMED_BY_RUNNING = new Set([
  'bearing_wear',
  'belt_drive',
  'burning_smell',
  'compression_loss',
  'cooling_system',
  'exhaust_leak',
  'fuel_system',
  'oil_system',
  'piston_knock',
  'timing_issues',
  'turbo_supercharger',
  'valve_noise',
])
/** From this share of the belief on such causes the engine is left off. */
const TOO_LIKELY = 0.25
const LAST_DANGEROUS = URGENCIES.indexOf('limp')

/** Whether nobody may be asked to run the engine: a rule says so, or the car must stand and its engine is likely what is dying. */
export function engineMustRest(
  model: CausalModel,
  belief: Belief,
  { level, rules }: Pick<CaseVerdict, 'level' | 'rules'>,
): boolean {
  if (rules.some(({ keepOff }) => keepOff)) return true
  if (level !== 'stop') return false
  let mass = 0
  for (const [position, cause] of model.causes.entries())
    if (HARMED_BY_RUNNING.has(cause.problem) && (model.urgencyAt[position] ?? 0) <= LAST_DANGEROUS)
      mass += belief.causes[position] ?? 0
  return mass >= TOO_LIKELY
}
