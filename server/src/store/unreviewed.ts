import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { contributions, users } from './schema/index.ts'

/** Recordings that nobody has reviewed yet, those of them that still arrive, and the bytes that lie there of them. */
export interface Unreviewed {
  readonly recordings: number
  readonly receiving: number
  readonly bytes: number
}

/** Of one account, or of all (null). What still arrives counts as far as it has come, however large it was announced. */
export async function unreviewed(database: Database, uid: string | null): Promise<Unreviewed> {
  const [row] = await database
    .select({
      recordings: count(),
      receiving: sql<string>`count(*) filter (where ${contributions.state} = 'receiving')`,
      bytes: sql<string>`coalesce(sum(case when ${contributions.state} = 'receiving' then ${contributions.receivedBytes} else coalesce(${contributions.keptBytes}, ${contributions.bytes}) end), 0)`,
    })
    .from(contributions)
    .where(
      and(
        inArray(contributions.state, ['receiving', 'waiting']),
        uid === null ? undefined : eq(contributions.userId, uid),
      ),
    )
  return {
    recordings: row?.recordings ?? 0,
    receiving: Number(row?.receiving ?? 0),
    bytes: Number(row?.bytes ?? 0),
  }
}

/** Lets others who hold the same account wait until the transaction ends; false: the account is gone. */
export const holdAccount = async (transaction: Database, uid: string): Promise<boolean> =>
  (await transaction.select({ id: users.id }).from(users).where(eq(users.id, uid)).for('update')).length > 0
