import { ERRORS, type ErrorCode } from '@candi/contracts'
import type { Context } from 'hono'

/** A failure as a value: the code decides status and sentence, and nothing else leaves the server. */
export function failure(
  context: Context,
  code: ErrorCode,
  retryAfterSeconds: number | undefined = usualWait(code),
) {
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds))
  return context.json({ error: { code, message: ERRORS[code].text, retryAfterSeconds } }, ERRORS[code].status)
}

/** Where the server does not know better, its list of failures says how long to wait. */
function usualWait(code: ErrorCode): number | undefined {
  const known = ERRORS[code]
  return 'retryAfterSeconds' in known ? known.retryAfterSeconds : undefined
}
