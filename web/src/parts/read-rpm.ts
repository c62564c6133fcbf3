import { HEARING_LIMITS } from '@candi/contracts'

export const RPM_FAULT = 'Between 300 and 9,000, or leave it empty.'

/** An engine speed as it is typed: "2,500", "2500 rpm"; null for none. */
export function readRpm(text: string): { ok: true; rpm: number | null } | { ok: false } {
  const plain = text.trim().toLowerCase().replace(/rpm$/, '').trim()
  if (plain === '') return { ok: true, rpm: null }
  const digits = plain.replace(/^(\d{1,2})[,. ](\d{3})$/, '$1$2')
  if (!/^\d{3,4}$/.test(digits)) return { ok: false }
  const rpm = Number(digits)
  return rpm >= HEARING_LIMITS.leastRpm && rpm <= HEARING_LIMITS.mostRpm ? { ok: true, rpm } : { ok: false }
}
