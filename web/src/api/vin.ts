import {
  ERRORS,
  type ErrorCode,
  VIN_PATIENCE_MS,
  type VinAnswer,
  type VinPatience,
  vinAnswerSchema,
} from '@candi/contracts'
import { type ApiFailure, callApi, NETWORK_FAILURE } from './call-api.ts'

export type VinFailure = {
  /** What went wrong, in the words of contracts' list; `cancelled`: the visitor stopped it, nothing needs telling. */
  code: ErrorCode | 'cancelled'
  /** The specification's sentence, without the prefix of Upload. */
  text: string
  /** Nothing that the visitor could change: the car is better typed in by hand. */
  leadsToManual: boolean
}
export type VinReading = { ok: true; answer: VinAnswer } | { ok: false; failure: VinFailure }

const LEADS_TO_MANUAL: readonly string[] = [
  'vin-timeout',
  'vin-network',
  'vin-restricted',
  'vin-service-down',
] satisfies ErrorCode[]

/** Asks our server what a VIN says. It gives up early enough that its own answer arrives before the page does. */
export async function decodeVin(
  vin: string,
  patience: VinPatience,
  cancel: AbortSignal,
): Promise<VinReading> {
  const timer = AbortSignal.timeout(VIN_PATIENCE_MS[patience])
  const result = await callApi('/api/vin', vinAnswerSchema, {
    method: 'POST',
    body: { vin, patience },
    signal: AbortSignal.any([cancel, timer]),
  })
  if (result.ok) return { ok: true, answer: result.value }
  if (cancel.aborted) return { ok: false, failure: { code: 'cancelled', text: '', leadsToManual: false } }
  const code = timer.aborted && result.status === 0 ? 'vin-timeout' : codeOf(result)
  return {
    ok: false,
    failure: { code, text: ERRORS[code].text, leadsToManual: LEADS_TO_MANUAL.includes(code) },
  }
}

/** The case of the specification's list that a failed call is. */
function codeOf({ code, status }: ApiFailure): ErrorCode {
  if (code === NETWORK_FAILURE) return 'vin-network'
  // The web app was opened from an address that our API does not allow.
  if (code === 'origin-refused') return 'vin-restricted'
  if (code === 'slow-down' || code === 'too-many-requests') return 'slow-down'
  if (code.startsWith('vin-') && isErrorCode(code)) return code
  if (status >= 500) return code === 'internal' ? 'vin-unexpected' : 'vin-service-down'
  if (status >= 400) return 'vin-refused'
  return status >= 300 ? 'vin-unavailable' : 'vin-unexpected'
}

const isErrorCode = (code: string): code is ErrorCode => code in ERRORS
