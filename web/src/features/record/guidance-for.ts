import type { CarState } from '@candi/contracts'
import { type Guidance, type GuidancePlace, guidanceAt } from './guidance.ts'

/** Findings that say where a noise is best recorded; the first place of which one is present wins. */
const PLACE_BY_FINDING: readonly (readonly [GuidancePlace, readonly string[]])[] = [
  [
    'startup',
    ['chain_rattle_startup', 'hybrid_engine_shakes_start', 'first_start_of_day', 'air_pump_howl_cold_start'],
  ],
  [
    'tailpipe',
    ['exhaust_loud', 'exhaust_suddenly_loud', 'exhaust_puffing_hole', 'exhaust_rattle', 'cat_rattle_inside'],
  ],
  [
    'wheel',
    [
      'noise_one_wheel',
      'grind_braking',
      'squeal_braking',
      'tick_wheel_turn',
      'thump_wheel_turn',
      'only_turning',
    ],
  ],
  [
    'cabin',
    [
      'with_road_speed',
      'only_highway_speed',
      'only_when_moving',
      'over_bumps',
      'hum_wheel_speed',
      'clunk_bumps',
    ],
  ],
]

const PLACE_BY_STATE = {
  startup: 'startup',
  idle: 'engine',
  revving: 'engine',
  driving: 'cabin',
  braking: 'wheel',
  turning: 'wheel',
} as const satisfies Record<CarState, GuidancePlace>

/** What the case knows already. */
type Known = {
  /** Findings that are present in this car. */
  findings?: readonly string[]
  /** Where the state to be recorded is given, by an experiment or an earlier recording, it decides. */
  state?: CarState | null
}

/** How to record the noise of this case; an engine at idle where nothing says otherwise. */
export function guidanceFor({ findings = [], state = null }: Known): Guidance {
  if (state) return guidanceAt(PLACE_BY_STATE[state], { state })
  const place = PLACE_BY_FINDING.find(([, ids]) => ids.some((id) => findings.includes(id)))?.[0]
  const isBraking = findings.includes('only_braking') || findings.includes('grind_braking')
  const isTurning = findings.includes('only_turning')
  if (place === 'wheel' && (isBraking || isTurning))
    return guidanceAt(place, { state: isBraking ? 'braking' : 'turning' })
  return guidanceAt(place ?? 'engine')
}
