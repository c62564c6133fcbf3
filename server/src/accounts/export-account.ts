import type { Account, AccountExport } from '@candi/contracts'
import { asc, desc, eq, or } from 'drizzle-orm'
import { contributionOf, vehicleOf } from '../contributions/own-contributions.ts'
import { contributionsOf } from '../store/contributions.ts'
import { membershipOf } from '../store/memberships.ts'
import { auditEntries, grants, sessions, tokenWindows } from '../store/schema/index.ts'
import type { AccountTools } from './account-tools.ts'
import { findUser } from './users.ts'

/** Everything that the server holds of an account, but for what would let somebody else in: password and tokens. */
export async function exportAccount(tools: AccountTools, account: Account): Promise<AccountExport | null> {
  const { database } = tools
  const { uid } = account
  const user = await findUser(database, uid)
  if (!user) return null
  const membership = await membershipOf(database, uid)
  const held = {
    grants: await database.select().from(grants).where(eq(grants.userId, uid)).orderBy(asc(grants.grantedAt)),
    usage: await database
      .select()
      .from(tokenWindows)
      .where(eq(tokenWindows.subject, tools.usageSubject(user.email))),
    sessions: await database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, uid))
      .orderBy(desc(sessions.createdAt)),
    auditEntries: await database
      .select()
      .from(auditEntries)
      .where(or(eq(auditEntries.subject, uid), eq(auditEntries.actor, uid)))
      .orderBy(desc(auditEntries.at)),
  }
  return {
    exportedAt: tools.now().toISOString(),
    account,
    createdAt: user.createdAt.toISOString(),
    membership: {
      tier: membership.membershipTier,
      isFounder: membership.founderStatus.isFounder,
      onFounderWall: membership.onFounderWall,
    },
    grants: held.grants.map(({ kind, source, grantedAt, endedAt }) => ({
      kind,
      source,
      at: grantedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    usage: held.usage.map(({ startedAt, used }) => ({
      windowStartedAt: startedAt.toISOString(),
      usedTokens: used,
    })),
    sessions: held.sessions.map(({ createdAt, expiresAt, userAgent }) => ({
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      userAgent: userAgent || null,
    })),
    contributions: (await contributionsOf(database, uid)).map((row) => ({
      ...contributionOf(row),
      consent: { version: row.consentVersion, givenAt: row.consentedAt.toISOString() },
      confidence: row.confidence,
      description: row.description,
      phone: row.phone,
      vehicle: vehicleOf(row),
      isConfirmedByRepair: row.isConfirmedByRepair,
    })),
    auditEntries: held.auditEntries.map(({ at, action }) => ({ at: at.toISOString(), action })),
  }
}
