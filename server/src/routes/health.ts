import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { DiskTrouble } from '../outside/disk-room.ts'
import type { Database } from '../store/database.ts'

const DATABASE_ANSWERS_MS = 2_000

/** Whether this server should be sent visitors. The reader is loaded before a server is made at all. */
export interface Readiness {
  state: 'starting' | 'ready' | 'stopping'
}

/**
 * GET /healthz: the process lives. GET /readyz: it is neither starting nor stopping, its disk takes what is to be kept,
 * and its database answers. Why not is one word, and nothing of what lies there.
 */
export function healthRoutes(
  readiness: Readiness,
  database: Database,
  diskTrouble: () => Promise<DiskTrouble | null>,
) {
  return new Hono()
    .get('/healthz', (context) => context.json({ state: 'alive' }))
    .get('/readyz', async (context) => {
      if (readiness.state !== 'ready') return context.json({ state: readiness.state }, 503)
      const trouble = await diskTrouble()
      if (trouble !== null) return context.json({ state: trouble }, 503)
      const answers = await databaseAnswers(database)
      return answers ? context.json({ state: 'ready' }) : context.json({ state: 'database-silent' }, 503)
    })
}

async function databaseAnswers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_ANSWERS_MS)
  })
  const answer = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
