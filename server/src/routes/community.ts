import { Hono } from 'hono'
import { type ApprovedByProblem, collectionNeeds, communityStats } from '../contributions/community.ts'
import { approvedByProblem } from '../store/contributions.ts'
import type { Database } from '../store/database.ts'

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
  let kept: { readonly approved: Promise<ApprovedByProblem>; readonly readAt: number } | null = null
  const counted = (): Promise<ApprovedByProblem> => {
    const at = now().getTime()
    if (kept !== null && at - kept.readAt < FRESH_SECONDS * 1000) return kept.approved
    const approved = approvedByProblem(database)
    const entry = { approved, readAt: at }
    kept = entry
    // A failure is told to whoever asked, and the next one asks the database again.
    approved.catch(() => {
      if (kept === entry) kept = null
    })
    return approved
  }
  return {
    routes: new Hono()
      .get('/stats', async (context) => context.json(communityStats(await counted()), 200, CACHED))
      .get('/needs', async (context) => context.json(collectionNeeds(await counted()), 200, CACHED)),
    forget: () => {
      kept = null
    },
  }
}
