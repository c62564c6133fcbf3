import type { Account } from '@candi/contracts'
import { and, eq } from 'drizzle-orm'
import { users } from '../store/schema/index.ts'
import type { AccountTools, Client } from './account-tools.ts'
import { done, type Outcome, refused } from './outcome.ts'
import { byClient, byMailbox } from './try-buckets.ts'

/** Sends the verification letter again. Every letter counts, also those that arrive: nobody's mailbox is flooded. */
export async function resendVerification(
  tools: AccountTools,
  account: Account,
  client: Client,
): Promise<Outcome<null>> {
  if (account.emailVerified) return done(null)
  const tries = await tools.attempts.take([
    byMailbox('verification-email', account.email),
    byClient('verification-email', client.network),
  ])
  if (!tries.isAllowed) return refused('too-many-requests', tries.retryAfterSeconds)
  try {
    await tools.mail.sendVerification(account)
    return done(null)
  } catch (error) {
    tools.onFailure(error)
    await tries.giveBack()
    return refused('mail-failed')
  }
}

/**
 * Takes the token of a verification link; following it twice is as good as once. It signs nobody in. It speaks for the
 * account that it was mailed to, and for no other that has the address since.
 */
export async function verifyEmail(tools: AccountTools, token: string): Promise<Outcome<null>> {
  const link = await tools.mail.readVerification(token)
  if (!link) return refused('link-invalid')
  const verified = await tools.database
    .update(users)
    .set({ emailVerified: true, updatedAt: tools.now() })
    .where(and(eq(users.id, link.uid), eq(users.email, link.email)))
    .returning({ id: users.id })
  return verified.length > 0 ? done(null) : refused('link-invalid')
}
