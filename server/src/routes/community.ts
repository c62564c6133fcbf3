import { Hono } from 'hono'
import { collectionNeeds, communityStats } from '../contributions/community.ts'
import { approvedByProblem } from '../store/contributions.ts'
import type { Database } from '../store/database.ts'
import { keptFor } from '../store/kept-for.ts'

const FRESH_SECONDS = 30
/** Counted seldom is not shown late: a browser asks again, and gets what was counted last. */
const CACHED = { 'cache-control': 'no-cache' }

export interface Community {
  /** Mounted at /api/community. */
  readonly routes: Hono
  /** What was counted is counted anew when somebody asks again. */
  readonly forget: () => void
}

/** GET /api/community/stats and /needs: for everybody, counted in the database twice a minute at most. */
export function communityRoute(database: Database, now: () => Date): Community {
  const counted = keptFor(FRESH_SECONDS, now, () => approvedByProblem(database))
  return {
    routes: new Hono()
      .get('/stats', async (context) => context.json(communityStats(await counted.read()), 200, CACHED))
      .get('/needs', async (context) => context.json(collectionNeeds(await counted.read()), 200, CACHED)),
    forget: counted.forget,
  }
}
