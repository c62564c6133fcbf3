import type { Founders } from '@candi/contracts'
import { Hono } from 'hono'
import type { Database } from '../store/database.ts'
import { foundersOnWall } from '../store/founders.ts'

const FRESH_SECONDS = 60

/** GET /api/founders: the founder wall, read from the database once a minute at most. */
export function foundersRoute(database: Database, now: () => Date) {
  let kept: { readonly founders: Promise<Founders>; readonly readAt: number } | null = null
  const read = async (): Promise<Founders> => ({
    founders: (await foundersOnWall(database)).map(({ name, since }) => ({
      name,
      since: since.toISOString().slice(0, 10),
    })),
  })
  return new Hono().get('/', async (context) => {
    const at = now().getTime()
    if (kept === null || at - kept.readAt >= FRESH_SECONDS * 1000) {
      const founders = read()
      // A failure is told to whoever asked, and the next one asks the database again.
      founders.catch(() => {
        kept = null
      })
      kept = { founders, readAt: at }
    }
    return context.json(await kept.founders, 200, { 'cache-control': `public, max-age=${FRESH_SECONDS}` })
  })
}
