import type { Lamp, LitLamp } from './judgement.ts'

/** Warnings of different systems; lamps that only tell of a switch, a door or a belt say nothing here. */
const SYSTEMS: ReadonlySet<Lamp> = new Set([
  'check_engine',
  'coolant_temp',
  'brake',
  'abs',
  'airbag',
  'esc',
  'eps',
  'immobiliser',
  'master_warning',
  'epc',
  'glow_plug',
  'transmission',
])
const LEAST_SYSTEMS = 1
const LEAST_PROBABILITY = 0.5

/**
 * Whether the lamps are those of the key turned on with the engine standing: battery and oil pressure both lit, together with
 * the warning of another system. A running engine charges and has oil pressure, so both at once mean that it stands.
 */
export function isBulbCheck(lamps: readonly Pick<LitLamp, 'id' | 'probability'>[]): boolean {
  const lit = new Set(lamps.filter(({ probability }) => probability >= LEAST_PROBABILITY).map(({ id }) => id))
  if (!lit.has('battery') || !lit.has('oil_pressure')) return false
  return [...lit].filter((id) => SYSTEMS.has(id)).length >= LEAST_SYSTEMS
}
