import { createHash } from 'node:crypto'
import { type LampsResponse, lampsResponseSchema } from '@candi/contracts'
import { Hono } from 'hono'
import type { SeenBook } from '../conversation/seen-book.ts'
import { describeLamps } from '../translate/lamp-words.ts'

const FRESH_SECONDS = 60 * 60

/** GET /api/lamps: the chart of lamps, the same for everybody; it changes with a new version only. */
export function lampsRoute(book: SeenBook) {
  const chart: LampsResponse = lampsResponseSchema.parse({ lamps: describeLamps(book) })
  const body = JSON.stringify(chart)
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { 'cache-control': `public, max-age=${FRESH_SECONDS}`, etag: tag }
  return new Hono().get('/', (context) =>
    context.req.header('if-none-match') === tag
      ? context.body(null, 304, headers)
      : context.body(body, 200, { ...headers, 'content-type': 'application/json' }),
  )
}
