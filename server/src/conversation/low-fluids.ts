import type { Assessment } from '@candi/contracts'
import type { FindingId } from '@candi/domain'

type Fluid = 'oil' | 'coolant' | 'brake fluid' | 'transmission fluid' | 'power steering fluid'

/** The signs that tell of too little of a fluid. One of too much, or of the wrong one, is no reason to add any. */
const LOW: readonly (readonly [Fluid, readonly FindingId[]])[] = [
  [
    'oil',
    [
      'oil_consumption',
      'oil_gauge_low',
      'oil_gushes_out',
      'oil_lamp_at_idle_only',
      'oil_lamp_slow_out',
      'oil_lamp_turns_stops',
      'oil_level_low',
      'oil_level_message',
      'oil_off_dipstick',
      'oil_pressure_code',
      'oil_pressure_lamp_on',
      'oil_ran_low_before',
      'oil_use_slow',
    ],
  ],
  ['coolant', ['coolant_boils_over', 'coolant_level_lamp', 'coolant_level_low', 'coolant_lost_no_leak']],
  ['brake fluid', ['brake_fluid_low']],
  ['transmission fluid', ['transmission_fluid_low']],
  ['power steering fluid', ['leak_power_steering']],
]
export const lowFluids: ReadonlyMap<FindingId, Fluid> = new Map(
  LOW.flatMap(([fluid, findings]) => findings.map((finding) => [finding, fluid] as const)),
)

/** The fluid that the signs of a case tell there is too little of, the weightiest sign first. */
export const fluidThatIsLow = ({ ledger }: Pick<Assessment, 'ledger'>): Fluid | undefined =>
  ledger.supports.flatMap(({ state, finding }) =>
    state === 'present' ? (lowFluids.get(finding) ?? []) : [],
  )[0]
