import type { ErrorCode } from '@candi/contracts'

/** What became of a use of the account: an answer with the cookies to set, or a failure that the visitor is told. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value; readonly cookies: readonly string[] }
  | Refusal

export interface Refusal {
  readonly ok: false
  readonly code: ErrorCode
  readonly retryAfterSeconds?: number
}

export const done = <Value>(value: Value, cookies: readonly string[] = []): Outcome<Value> => ({
  ok: true,
  value,
  cookies,
})

export const refused = (code: ErrorCode, retryAfterSeconds?: number): Refusal => ({
  ok: false,
  code,
  retryAfterSeconds,
})
