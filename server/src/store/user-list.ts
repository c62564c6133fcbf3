import { type AdminUser, shownName } from '@candi/contracts'
import { asc, count, desc, eq, ilike, or, type SQL } from 'drizzle-orm'
import type { Database } from './database.ts'
import { memberships, users } from './schema/index.ts'

const columns = {
  uid: users.id,
  email: users.email,
  displayName: users.name,
  emailVerified: users.emailVerified,
  role: users.role,
  tier: memberships.tier,
  isFounder: memberships.isFounder,
  disabledAt: users.disabledAt,
  createdAt: users.createdAt,
}

const select = (database: Database) =>
  database.select(columns).from(users).leftJoin(memberships, eq(memberships.userId, users.id))
type Row = Awaited<ReturnType<typeof select>>[number]

const told = (row: Row): AdminUser => ({
  ...row,
  displayName: shownName(row.displayName),
  tier: row.tier ?? 'free',
  isFounder: row.isFounder ?? false,
  disabledAt: row.disabledAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** One page of the accounts whose address or name holds the words, newest first. Pages count from 0. */
export async function usersPage(
  database: Database,
  words: string,
  page: number,
  pageSize: number,
): Promise<{ readonly users: AdminUser[]; readonly total: number }> {
  // PostgreSQL holds no such character, and fails where it is asked for one.
  if (words.includes('\0')) return { users: [], total: 0 }
  const where = holds(words)
  const [counted] = await database.select({ total: count() }).from(users).where(where)
  const rows = await select(database)
    .where(where)
    .orderBy(desc(users.createdAt), asc(users.id))
    .limit(pageSize)
    .offset(page * pageSize)
  return { users: rows.map(told), total: counted?.total ?? 0 }
}

export async function userOf(database: Database, uid: string): Promise<AdminUser | null> {
  const [row] = await select(database).where(eq(users.id, uid))
  return row ? told(row) : null
}

/** Percent signs and underscores are what somebody looks for, not patterns. */
function holds(words: string): SQL | undefined {
  const sought = words.trim()
  if (sought === '') return undefined
  const pattern = `%${sought.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return or(ilike(users.email, pattern), ilike(users.name, pattern))
}
