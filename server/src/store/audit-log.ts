import { randomUUID } from 'node:crypto'
import { count, desc } from 'drizzle-orm'
import type { Database } from './database.ts'
import { auditEntries } from './schema/index.ts'

export interface AuditEntry {
  /** An account's id, or `command-line`, `payment`. */
  readonly actor: string
  readonly action: string
  /** The account's id that it was done to. */
  readonly subject: string
  readonly detail: string
}

/** Keeps who did what to whom. Call it inside the transaction of the deed: neither stands without the other. */
export async function writeAudit(database: Database, entry: AuditEntry): Promise<void> {
  await database.insert(auditEntries).values({ id: randomUUID(), ...entry })
}

/** One page of the log, newest first. Pages count from 0. */
export async function auditPage(database: Database, page: number, pageSize: number) {
  const [total] = await database.select({ total: count() }).from(auditEntries)
  const entries = await database
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(pageSize)
    .offset(page * pageSize)
  return { entries, total: total?.total ?? 0 }
}
