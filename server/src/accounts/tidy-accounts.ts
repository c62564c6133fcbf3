import { lte } from 'drizzle-orm'
import type { Attempts } from '../store/attempts.ts'
import type { Database } from '../store/database.ts'
import { sessions, verifications } from '../store/schema/index.ts'

/** Deletes tries, sessions and reset links that count no more: what is over need not be kept. */
export async function tidyAccounts(database: Database, attempts: Attempts, at: Date): Promise<void> {
  await attempts.tidy()
  await database.delete(sessions).where(lte(sessions.expiresAt, at))
  await database.delete(verifications).where(lte(verifications.expiresAt, at))
}
