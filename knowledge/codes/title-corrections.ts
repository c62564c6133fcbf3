import type { TitleFacts } from './read-title.ts'

const nothing: TitleFacts = {
  component: '',
  unit: '',
  aspect: '',
  mode: '',
  bank: '',
  sensor: '',
  cylinder: '',
  position: '',
  condition: '',
  effect: '',
  other: '',
}

/**
 * Codes whose title names no part, is garbled in the source list or would be read wrongly.
 * Filled in by hand; marked `ours` in the tables.
 */
export const CORRECTIONS: Readonly<Record<string, TitleFacts>> = {
  P0148: { ...nothing, component: 'fuel_delivery', mode: 'delivery_error' },
  P0169: { ...nothing, component: 'fuel', mode: 'poor_quality' },
  P032F: { ...nothing, component: 'engine', aspect: 'torque', mode: 'too_low' },
  P050D: { ...nothing, component: 'idle_control', mode: 'rough_idle', condition: 'cold_start' },
  P0513: { ...nothing, component: 'immobilizer_key', mode: 'wrong_part_or_data' },
  P064F: { ...nothing, component: 'computer_software', mode: 'software_mismatch' },
  P0730: { ...nothing, component: 'gear', mode: 'wrong_ratio' },
  P0780: { ...nothing, component: 'gear_shift', mode: 'performance' },
  P0790: { ...nothing, component: 'transmission_mode_switch', aspect: 'circuit', mode: 'circuit_fault' },
  P0893: { ...nothing, component: 'gear', mode: 'position_implausible' },
  P227F: { ...nothing, component: 'intake_air_path', mode: 'blocked_or_leaking', bank: '2' },
  P2280: { ...nothing, component: 'intake_air_path', mode: 'blocked_or_leaking', bank: '1' },
  P2281: { ...nothing, component: 'intake_air_path', mode: 'leak' },
  P2282: { ...nothing, component: 'intake_air_path', mode: 'leak' },
  P2299: {
    ...nothing,
    component: 'brake_pedal_position',
    mode: 'disagree',
    other: 'accelerator_pedal_position',
  },
  P25A3: { ...nothing, component: 'hood', mode: 'stuck_open' },
  P25BD: { ...nothing, component: 'fuel_delivery', mode: 'delivery_error', effect: 'engine_shut_down' },
  P2711: { ...nothing, component: 'gear', mode: 'moves_by_itself' },
  P3400: { ...nothing, component: 'cylinder_deactivation_system', mode: 'fault', bank: '1' },
  U0400: { ...nothing, component: 'vehicle_network', mode: 'invalid_data' },
  U3035: { ...nothing, component: 'communication_authentication_signal', mode: 'invalid_data' },
}
