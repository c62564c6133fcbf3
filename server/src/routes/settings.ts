import type { Settings } from '@candi/contracts'
import { Hono } from 'hono'

/** GET /api/settings: what an operator configured, as far as the browser may know. */
export function settingsRoute(settings: Settings) {
  return new Hono().get('/', (context) => context.json(settings, 200, { 'cache-control': 'no-cache' }))
}
