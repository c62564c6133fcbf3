import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from './database.ts'
import { memberships, users } from './schema/index.ts'

/** More names than any wall will hold; a bound all the same. */
const MOST_NAMES = 5_000

/** Founders who let their name stand on the wall, oldest first. */
export async function foundersOnWall(
  database: Database,
): Promise<{ readonly name: string; readonly since: Date }[]> {
  const rows = await database
    .select({ name: users.name, since: memberships.founderSince })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(eq(memberships.isFounder, true), eq(memberships.onFounderWall, true), isNull(users.disabledAt)),
    )
    .orderBy(asc(memberships.founderSince), asc(users.id))
    .limit(MOST_NAMES)
  return rows.flatMap(({ name, since }) => (since === null ? [] : [{ name, since }]))
}
