import type { Belief } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import type { Need } from './need.ts'
import { isGraveAt, type Level, mayBeDriven } from './urgency.ts'
import type { UrgencyRule } from './urgency-rule.ts'

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

/** Nobody is sent under a car, whatever is the matter with it. */
const ALWAYS: readonly Need[] = ['under_raised_car']
/**
 * A car that must stand, may only go to the nearest workshop, or of which too little is known, is not moved to find something out;
 * one that does not start cannot be.
 */
const OF_A_CAR_THAT_STANDS: readonly Need[] = ['moving']
/** Only a car of which it is known that it may, and that runs, is driven to a workshop. */
const OF_A_CAR_THAT_IS_TOWED: readonly Need[] = ['to_workshop']
/** Beside a danger nobody tries once more to start it. */
const OF_A_START_IN_DANGER: readonly Need[] = ['engine_running']
const OF_DYING_ENGINE: readonly Need[] = ['engine_running', 'ignition_on']

interface Decided {
  readonly level: Level
  readonly rules: readonly Pick<UrgencyRule, 'forbids'>[]
  /** False where the engine cannot be started. */
  readonly starts: boolean
}

/** What nobody may be asked to do with this car: by how urgent it is, by what is likely wrong, and by each rule that holds. */
export const forbiddenBy = (
  model: Pick<CausalModel, 'causes' | 'urgencyAt'>,
  belief: Pick<Belief, 'causes'>,
  decided: Decided,
): ReadonlySet<Need> =>
  new Set([
    ...forbiddenUnweighed(decided),
    ...(decided.level === 'stop' && engineIsDying(model, belief) ? OF_DYING_ENGINE : []),
  ])

/** The same where nothing is weighed. */
export function forbiddenUnweighed({ level, rules, starts }: Decided): ReadonlySet<Need> {
  return new Set([
    ...ALWAYS,
    ...(mayBeDriven(level) && starts ? [] : OF_A_CAR_THAT_STANDS),
    ...((mayBeDriven(level) || level === 'limp') && starts ? [] : OF_A_CAR_THAT_IS_TOWED),
    ...(level === 'stop' && !starts ? OF_A_START_IN_DANGER : []),
    ...rules.flatMap(({ forbids }) => forbids ?? []),
  ])
}

function engineIsDying(
  { causes, urgencyAt }: Pick<CausalModel, 'causes' | 'urgencyAt'>,
  belief: Pick<Belief, 'causes'>,
): boolean {
  let mass = 0
  for (const [position, { problem }] of causes.entries())
    if (HARMED_BY_RUNNING.has(problem) && isGraveAt(urgencyAt[position])) mass += belief.causes[position] ?? 0
  return mass >= TOO_LIKELY
}
