import type { AdminCounts } from '@candi/contracts'
import { count, eq, isNotNull, sql } from 'drizzle-orm'
import { countsSince } from './daily-counts.ts'
import type { Database } from './database.ts'
import { memberships, users } from './schema/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** How many there are of what; the last seven days of turns, days without any included, oldest first. Days are UTC. */
export async function adminCounts(database: Database, now: Date): Promise<AdminCounts> {
  const [people] = await database
    .select({
      accounts: count(),
      verified: sql<number>`count(*) filter (where ${users.emailVerified})`.mapWith(Number),
      disabled: sql<number>`count(*) filter (where ${isNotNull(users.disabledAt)})`.mapWith(Number),
      pro: sql<number>`count(*) filter (where ${eq(memberships.tier, 'pro')})`.mapWith(Number),
      founders: sql<number>`count(*) filter (where ${memberships.isFounder})`.mapWith(Number),
    })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
  const days = Array.from({ length: 7 }, (_, index) => dayOf(new Date(now.getTime() - (6 - index) * DAY_MS)))
  const counted = await countsSince(database, 'turns', days[0] ?? dayOf(now))
  const turnsOf = (day: string) => counted.find((row) => row.day === day)?.count ?? 0
  return {
    accounts: people?.accounts ?? 0,
    verified: people?.verified ?? 0,
    pro: people?.pro ?? 0,
    founders: people?.founders ?? 0,
    disabled: people?.disabled ?? 0,
    turnsToday: turnsOf(dayOf(now)),
    turnsLastWeek: days.map((day) => ({ day, turns: turnsOf(day) })),
  }
}
