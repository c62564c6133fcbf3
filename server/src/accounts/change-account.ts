import type { Account } from '@candi/contracts'
import { eq } from 'drizzle-orm'
import { setOnFounderWall } from '../store/memberships.ts'
import { users, verifications } from '../store/schema/index.ts'
import type { AccountTools, Client } from './account-tools.ts'
import { done, type Outcome, refused } from './outcome.ts'
import { triesAtPassword } from './try-buckets.ts'
import { vendorCode } from './vendor-code.ts'

/** Changes the name, or whether it may stand on the founder wall. */
export async function changeAccount(
  tools: AccountTools,
  account: Account,
  change: { readonly displayName?: string; readonly onFounderWall?: boolean },
): Promise<Outcome<Account>> {
  const { displayName = account.displayName, onFounderWall } = change
  await tools.database.transaction(async (transaction) => {
    await transaction
      .update(users)
      .set({ name: displayName, updatedAt: tools.now() })
      .where(eq(users.id, account.uid))
    if (onFounderWall !== undefined) await setOnFounderWall(transaction, account.uid, onFounderWall)
  })
  return done({ ...account, displayName })
}

/**
 * Changes the password for who knows the old one. Every other session and every
 * mailed reset link ends; this session goes on under a new cookie.
 */
export async function changePassword(
  tools: AccountTools,
  account: Account,
  request: { readonly current: string; readonly next: string },
  client: Client,
): Promise<Outcome<null>> {
  const tries = await tools.attempts.take(triesAtPassword(account, client))
  if (!tries.isAllowed) return refused('too-many-requests', tries.retryAfterSeconds)
  try {
    const { headers } = await tools.authentication.api.changePassword({
      body: { currentPassword: request.current, newPassword: request.next, revokeOtherSessions: true },
      headers: client.headers,
      returnHeaders: true,
    })
    await tools.database.delete(verifications).where(eq(verifications.value, account.uid))
    await tries.giveBack()
    return done(null, headers.getSetCookie())
  } catch (error) {
    const code = vendorCode(error)
    if (code === 'INVALID_PASSWORD' || code === 'CREDENTIAL_ACCOUNT_NOT_FOUND')
      return refused('wrong-password')
    if (code === 'UNAUTHORIZED') return refused('signed-out')
    throw error
  }
}
