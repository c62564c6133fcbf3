import type { Account } from '@candi/contracts'
import type { AccountTools, Client } from './account-tools.ts'
import { done, type Outcome, refused } from './outcome.ts'
import { byAccount, byClient } from './try-buckets.ts'
import { vendorCode } from './vendor-code.ts'

/** Sends the verification letter again. Every letter counts, also those that arrive: nobody's mailbox is flooded. */
export async function resendVerification(
  tools: AccountTools,
  account: Account,
  client: Client,
): Promise<Outcome<null>> {
  if (account.emailVerified) return done(null)
  const tries = await tools.attempts.take([
    byAccount('verification-email', account.email),
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

/** Takes the token of a verification link; following it twice is as good as once. It signs nobody in. */
export async function verifyEmail(tools: AccountTools, token: string): Promise<Outcome<null>> {
  try {
    await tools.authentication.api.verifyEmail({ query: { token } })
    return done(null)
  } catch (error) {
    vendorCode(error)
    return refused('link-invalid')
  }
}
