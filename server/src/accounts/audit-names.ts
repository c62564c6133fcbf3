import type { AuditLog } from '@candi/contracts'
import { inArray } from 'drizzle-orm'
import { auditPage } from '../store/audit-log.ts'
import type { Database } from '../store/database.ts'
import { users } from '../store/schema/index.ts'
import { COMMAND_LINE } from './administer.ts'

/** Actors that are no accounts, in the words of the page. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  [COMMAND_LINE, 'command line'],
  ['payment', 'payment'],
  ['', ''],
])

/** A page of the audit log with addresses in place of ids; who is gone is "deleted account". */
export async function namedAuditPage(database: Database, page: number, pageSize: number): Promise<AuditLog> {
  const { entries, total } = await auditPage(database, page, pageSize)
  const ids = [...new Set(entries.flatMap(({ actor, subject }) => [actor, subject]))]
  const known =
    ids.length === 0
      ? []
      : await database.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, ids))
  const names = new Map(known.map(({ id, email }) => [id, email]))
  const nameOf = (id: string) => names.get(id) ?? OTHERS.get(id) ?? 'deleted account'
  return {
    entries: entries.map(({ id, at, actor, action, subject, detail }) => ({
      id,
      at: at.toISOString(),
      actor: nameOf(actor),
      action,
      subject: nameOf(subject),
      detail,
    })),
    total,
    page,
    pageSize,
  }
}
