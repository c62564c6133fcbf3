import { randomUUID } from 'node:crypto'
import { UPLOAD_LIMITS } from '@candi/contracts'
import { and, desc, eq, gt, sql, sum } from 'drizzle-orm'
import type { Database } from './database.ts'
import { earnedCases, earnings, users } from './schema/index.ts'

const CASE_MS = UPLOAD_LIMITS.caseHours * 60 * 60_000

/** Approved recordings with their worth, less what cases cost. */
export async function countOf(database: Database, uid: string): Promise<number> {
  const [earned] = await database
    .select({ total: sum(earnings.amount) })
    .from(earnings)
    .where(eq(earnings.userId, uid))
  const [spent] = await database
    .select({ total: sum(earnedCases.spent) })
    .from(earnedCases)
    .where(eq(earnedCases.userId, uid))
  return Math.max(0, Number(earned?.total ?? 0) - Number(spent?.total ?? 0))
}

/** When the open case ends; null where none is open. */
export async function openCaseOf(database: Database, uid: string, at: Date): Promise<Date | null> {
  const [row] = await database
    .select({ endsAt: earnedCases.endsAt })
    .from(earnedCases)
    .where(and(eq(earnedCases.userId, uid), gt(earnedCases.endsAt, at)))
    .orderBy(desc(earnedCases.endsAt))
    .limit(1)
  return row?.endsAt ?? null
}

/**
 * Spends five on a case with everything. While one is open nothing is spent: pressing twice is not asking twice. The
 * account's row is held meanwhile, so that of many at once one opens a case. False: there are not five.
 */
export async function openCase(database: Database, uid: string, at: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, uid)).for('update')
    if ((await openCaseOf(transaction, uid, at)) !== null) return true
    if ((await countOf(transaction, uid)) < UPLOAD_LIMITS.forOneCase) return false
    await transaction.insert(earnedCases).values({
      id: randomUUID(),
      userId: uid,
      openedAt: at,
      endsAt: new Date(at.getTime() + CASE_MS),
      spent: UPLOAD_LIMITS.forOneCase,
    })
    return true
  })
}

/** Writes down what a sound earned. The same sound of the same account earns once, withdrawn and sent again or not. */
export async function earn(
  database: Database,
  uid: string,
  soundHash: string,
  amount: number,
  at: Date,
): Promise<void> {
  await database
    .insert(earnings)
    .values({ id: randomUUID(), userId: uid, soundHash, amount, at })
    .onConflictDoNothing()
}

/** A pair is complete: the later recording, approved before, is worth one more. Nobody loses what the sound earned before. */
export async function earnMore(
  database: Database,
  uid: string,
  soundHash: string,
  amount: number,
): Promise<void> {
  await database
    .update(earnings)
    .set({ amount: sql`greatest(${earnings.amount}, ${amount})` })
    .where(and(eq(earnings.userId, uid), eq(earnings.soundHash, soundHash)))
}
