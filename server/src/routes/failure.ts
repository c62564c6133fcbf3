import { ERRORS, type ErrorCode } from '@candi/contracts'
import type { Context } from 'hono'

/** A failure as a value: the code decides status and sentence, and nothing else leaves the server. */
export function failure(context: Context, code: ErrorCode, retryAfterSeconds?: number) {
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds))
  return context.json({ error: { code, message: ERRORS[code].text, retryAfterSeconds } }, ERRORS[code].status)
}
