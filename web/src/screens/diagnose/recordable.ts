/** Experiments whose outcome a microphone can tell; their sides are in `features/hear/recorded-experiment.ts`, which comes when one is recorded. */
export const RECORDABLE: ReadonlySet<string> = new Set([
  'rev_in_neutral',
  'ac_on_off',
  'steer_while_standing',
  'cold_against_warm',
  'brake_hold_in_drive',
  'clutch_on_off',
])
