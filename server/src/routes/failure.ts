import { ERRORS, type ErrorCode } from '@candi/contracts'
import type { Context } from 'hono'

/** A failure as a value: the code decides status and sentence, and nothing else leaves the server. */
export const failure = (context: Context, code: ErrorCode) =>
  context.json({ error: { code, message: ERRORS[code].text } }, ERRORS[code].status)
