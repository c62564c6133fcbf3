import { gte, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { dailyCounts } from './schema/index.ts'

/** Adds to a day's count of a thing. Days are written YYYY-MM-DD, in UTC. */
export async function addToCount(database: Database, day: string, name: string, by: number): Promise<void> {
  await database
    .insert(dailyCounts)
    .values({ day, name, count: by })
    .onConflictDoUpdate({
      target: [dailyCounts.day, dailyCounts.name],
      set: { count: sql`${dailyCounts.count} + ${by}` },
    })
}

/** Counts of a thing from a day on, oldest first. */
export async function countsSince(
  database: Database,
  name: string,
  from: string,
): Promise<readonly { readonly day: string; readonly count: number }[]> {
  const rows = await database
    .select({ day: dailyCounts.day, name: dailyCounts.name, count: dailyCounts.count })
    .from(dailyCounts)
    .where(gte(dailyCounts.day, from))
    .orderBy(dailyCounts.day)
  return rows.filter((row) => row.name === name).map(({ day, count }) => ({ day, count }))
}
