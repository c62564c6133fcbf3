import { randomUUID } from 'node:crypto'
import { type AdminAction, type AdminActionResult, type ErrorCode, sanitizeText } from '@candi/contracts'
import { and, eq, isNull } from 'drizzle-orm'
import { writeAudit } from '../store/audit-log.ts'
import type { Database } from '../store/database.ts'
import { addGrant, endGrantsOfKind } from '../store/memberships.ts'
import { keepFact, lockPayments } from '../store/payments.ts'
import { grants, users } from '../store/schema/index.ts'
import { userOf } from '../store/user-list.ts'
import { disableUser, enableUser } from './users.ts'

/** What stands in the audit log for whoever sits at the machine itself. */
export const COMMAND_LINE = 'command-line'

/** On the command line there is more to do than on the page: who administers is decided at the machine. */
export type Deed = AdminAction['action'] | 'make-admin' | 'remove-admin'

export interface Order {
  readonly deed: Deed
  /** The account that it is done to. */
  readonly uid: string
  /** An account's id, or the command line. */
  readonly actor: string
  readonly reason: string
}

export type Administered =
  | { readonly ok: true; readonly value: AdminActionResult }
  | { readonly ok: false; readonly code: ErrorCode }

/**
 * Does one thing to an account and writes it into the audit log, both or neither. What stood so already is left as it
 * is. Nobody can shut out or demote themselves: an installation would end without an administrator.
 */
export async function administer(database: Database, order: Order, at: Date): Promise<Administered> {
  const { deed, uid, actor } = order
  if (actor === uid && (deed === 'disable' || deed === 'remove-admin'))
    return { ok: false, code: 'own-account' }
  // PostgreSQL holds no such character, and fails where it is asked for one.
  if (uid.includes('\0')) return { ok: false, code: 'not-found' }
  return database.transaction(async (transaction) => {
    // In the order of payment messages: first all payments, then one account, so that nobody waits in a circle.
    await lockPayments(transaction)
    const [user] = await transaction.select().from(users).where(eq(users.id, uid)).for('update')
    if (!user) return { ok: false, code: 'not-found' }
    const isChanged = await DEEDS[deed](transaction, user, at)
    if (isChanged)
      await writeAudit(transaction, {
        actor,
        action: deed,
        subject: uid,
        detail: sanitizeText(order.reason),
      })
    const after = await userOf(transaction, uid)
    return after ? { ok: true, value: { user: after, isChanged } } : { ok: false, code: 'not-found' }
  })
}

type DoIt = (database: Database, user: typeof users.$inferSelect, at: Date) => Promise<boolean>

const DEEDS: Readonly<Record<Deed, DoIt>> = {
  'grant-pro': (database, { id }, at) => grant(database, id, 'pro', at),
  'grant-founder': (database, { id }, at) => grant(database, id, 'founder', at),
  'revoke-pro': (database, { id }, at) => revoke(database, id, 'pro', at),
  'revoke-founder': (database, { id }, at) => revoke(database, id, 'founder', at),
  disable: async (database, { id, disabledAt }, at) => {
    if (disabledAt === null) await disableUser(database, id, at)
    return disabledAt === null
  },
  enable: async (database, { id, disabledAt }, at) => {
    if (disabledAt !== null) await enableUser(database, id, at)
    return disabledAt !== null
  },
  'make-admin': (database, { id, role }, at) => setRole(database, id, role, 'admin', at),
  'remove-admin': (database, { id, role }, at) => setRole(database, id, role, 'user', at),
}

const standing = (database: Database, uid: string, kind: 'pro' | 'founder') =>
  database
    .select({ reference: grants.reference, source: grants.source })
    .from(grants)
    .where(and(eq(grants.userId, uid), eq(grants.kind, kind), isNull(grants.endedAt)))

async function grant(database: Database, uid: string, kind: 'pro' | 'founder', at: Date): Promise<boolean> {
  // A paid one may end; one by hand stands beside it until it is taken back by hand.
  const byHand = (await standing(database, uid, kind)).filter(({ source }) => source === 'admin')
  if (byHand.length > 0) return false
  await addGrant(database, { uid, kind, source: 'admin', reference: `admin-${randomUUID()}`, at })
  return true
}

async function revoke(database: Database, uid: string, kind: 'pro' | 'founder', at: Date): Promise<boolean> {
  for (const { reference, source } of await standing(database, uid, kind)) {
    if (source !== 'payment') continue
    // The next message of the payment service must not give back what an administrator took.
    const fact = { reference, aspect: 'administrator', isActive: false, purchase: null } as const
    await keepFact(database, fact, Math.floor(at.getTime() / 1000))
  }
  return (await endGrantsOfKind(database, uid, kind, at)) > 0
}

async function setRole(
  database: Database,
  uid: string,
  before: 'user' | 'admin',
  role: 'user' | 'admin',
  at: Date,
): Promise<boolean> {
  if (before !== role) await database.update(users).set({ role, updatedAt: at }).where(eq(users.id, uid))
  return before !== role
}
