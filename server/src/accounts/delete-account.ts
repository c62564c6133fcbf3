import type { Account } from '@candi/contracts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../store/audit-log.ts'
import { idsOfAccount } from '../store/contributions.ts'
import { users, verifications } from '../store/schema/index.ts'
import type { AccountTools, Client } from './account-tools.ts'
import { endSession } from './end-session.ts'
import { done, type Outcome, refused } from './outcome.ts'
import { triesAtPassword } from './try-buckets.ts'
import { vendorCode } from './vendor-code.ts'

/**
 * Deletes an account for who knows its password: sessions, password, membership and grants go with it, its name leaves
 * the founder wall, and every recording it contributed is withdrawn, approved or not. Audit and payment rows stay, for
 * the books; they name nothing but the bare id. What it spent of its tokens stays under a keyed hash of the mailbox until
 * the period ends: else deleting would be the way to new ones.
 */
export async function deleteAccount(
  tools: AccountTools,
  account: Account,
  password: string,
  client: Client,
): Promise<Outcome<null>> {
  const tries = await tools.attempts.take(triesAtPassword(account, client))
  if (!tries.isAllowed) return refused('too-many-requests', tries.retryAfterSeconds)
  try {
    await tools.authentication.api.verifyPassword({ body: { password }, headers: client.headers })
  } catch (error) {
    const code = vendorCode(error)
    if (code === 'INVALID_PASSWORD' || code === 'PASSWORD_TOO_LONG') return refused('wrong-password')
    if (code === 'UNAUTHORIZED') return refused('signed-out')
    throw error
  }
  const recordings = await tools.database.transaction(async (transaction) => {
    const ids = await idsOfAccount(transaction, account.uid)
    await transaction.delete(users).where(eq(users.id, account.uid))
    await transaction.delete(verifications).where(eq(verifications.value, account.uid))
    await writeAudit(transaction, {
      actor: account.uid,
      action: 'delete-account',
      subject: account.uid,
      detail: '',
    })
    return ids
  })
  // Without its row nobody can reach a sound; one that cannot be removed now is swept away within the hour.
  for (const id of recordings) await tools.removeRecording(id).catch(tools.onFailure)
  await tries.giveBack()
  return done(null, await endSession(tools, client))
}
