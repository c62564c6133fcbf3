import { type Founders, shownName } from '@candi/contracts'
import { Hono } from 'hono'
import type { Database } from '../store/database.ts'
import { foundersOnWall } from '../store/founders.ts'
import { keptFor } from '../store/kept-for.ts'

const FRESH_SECONDS = 60
/** The fallback of the specification for an account without a name. */
const NAMELESS = 'CANDI User'

/** GET /api/founders: the founder wall, read from the database once a minute at most. */
export function foundersRoute(database: Database, now: () => Date) {
  const wall = keptFor(
    FRESH_SECONDS,
    now,
    async (): Promise<Founders> => ({
      founders: (await foundersOnWall(database)).map(({ name, since }) => ({
        name: shownName(name) || NAMELESS,
        since: since.toISOString().slice(0, 10),
      })),
    }),
  )
  return new Hono().get('/', async (context) =>
    context.json(await wall.read(), 200, { 'cache-control': `public, max-age=${FRESH_SECONDS}` }),
  )
}
