import { randomUUID } from 'node:crypto'
import { FREE_MEMBERSHIP, type Membership } from '@candi/contracts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { grants, memberships } from './schema/index.ts'

/** Every process hears here of a membership that changed; the payload is the account's id. */
export const MEMBERSHIP_CHANNEL = 'membership'

/** The membership document of an account; free where none was ever written. */
export async function membershipOf(database: Database, uid: string): Promise<Membership> {
  const [row] = await database.select().from(memberships).where(eq(memberships.userId, uid))
  if (!row) return FREE_MEMBERSHIP
  return {
    membershipTier: row.tier,
    founderStatus: { isFounder: row.isFounder },
    onFounderWall: row.onFounderWall,
    version: row.version,
  }
}

/** Versions of the documents of these accounts; an account without a document is left out. */
export async function versionsOf(
  database: Database,
  uids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ uid: memberships.userId, version: memberships.version })
    .from(memberships)
    .where(inArray(memberships.userId, [...uids]))
  return new Map(rows.map(({ uid, version }) => [uid, version]))
}

export interface NewGrant {
  readonly uid: string
  readonly kind: 'pro' | 'founder'
  readonly source: 'payment' | 'admin'
  /** Unique: the same grant told twice is one. */
  readonly reference: string
  readonly at: Date
}

/** Writes a grant and what follows from it. A grant already known stands as it is, ended or not. */
export async function addGrant(database: Database, grant: NewGrant): Promise<void> {
  await database
    .insert(grants)
    .values({
      id: randomUUID(),
      userId: grant.uid,
      kind: grant.kind,
      source: grant.source,
      reference: grant.reference,
      grantedAt: grant.at,
    })
    .onConflictDoNothing({ target: grants.reference })
  await settleMembership(database, grant.uid)
}

/** Ends one grant, or takes its end back with null. Unknown references change nothing. */
export async function setGrantEnd(
  database: Database,
  reference: string,
  endedAt: Date | null,
): Promise<void> {
  const [row] = await database
    .update(grants)
    .set({ endedAt })
    .where(eq(grants.reference, reference))
    .returning({ uid: grants.userId })
  if (row) await settleMembership(database, row.uid)
}

/** Ends every standing grant of a kind, whoever gave it. Returns how many there were. */
export async function endGrantsOfKind(
  database: Database,
  uid: string,
  kind: 'pro' | 'founder',
  at: Date,
): Promise<number> {
  const ended = await database
    .update(grants)
    .set({ endedAt: at })
    .where(and(eq(grants.userId, uid), eq(grants.kind, kind), isNull(grants.endedAt)))
    .returning({ id: grants.id })
  await settleMembership(database, uid)
  return ended.length
}

/** Whether a founder's name may stand on the wall. */
export async function setOnFounderWall(
  database: Database,
  uid: string,
  onFounderWall: boolean,
): Promise<void> {
  await database
    .insert(memberships)
    .values({ userId: uid, onFounderWall })
    .onConflictDoUpdate({
      target: memberships.userId,
      set: { onFounderWall, version: sql`${memberships.version} + 1` },
    })
  await tellEverybody(database, uid)
}

/** The document follows from the grants that stand: a founder is a founder, else pro is pro. */
async function settleMembership(database: Database, uid: string): Promise<void> {
  const standing = await database
    .select({ kind: grants.kind, at: grants.grantedAt })
    .from(grants)
    .where(and(eq(grants.userId, uid), isNull(grants.endedAt)))
    .orderBy(grants.grantedAt)
  const founder = standing.find(({ kind }) => kind === 'founder')
  const document = {
    tier: founder ? ('founder' as const) : standing.length > 0 ? ('pro' as const) : ('free' as const),
    isFounder: founder !== undefined,
    founderSince: founder?.at ?? null,
  }
  await database
    .insert(memberships)
    .values({ userId: uid, ...document })
    .onConflictDoUpdate({
      target: memberships.userId,
      set: { ...document, version: sql`${memberships.version} + 1` },
    })
  await tellEverybody(database, uid)
}

/** Heard when the surrounding transaction commits, not before. */
async function tellEverybody(database: Database, uid: string): Promise<void> {
  await database.execute(sql`select pg_notify(${MEMBERSHIP_CHANNEL}, ${uid})`)
}
