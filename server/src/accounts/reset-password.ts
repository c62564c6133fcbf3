import { eq } from 'drizzle-orm'
import { verifications } from '../store/schema/index.ts'
import { resetIdentifier } from './account-mail.ts'
import type { AccountTools, Client } from './account-tools.ts'
import { done, type Outcome, refused } from './outcome.ts'
import { byClient, byMailbox, byMailboxAndClient } from './try-buckets.ts'
import { findUser, findUserByEmail } from './users.ts'
import { vendorCode } from './vendor-code.ts'
import { accountOf } from './visitor.ts'

/** Mails a reset link. Every letter counts, also those that arrive; only one that we could not send is given back. */
export async function requestReset(
  tools: AccountTools,
  email: string,
  client: Client,
): Promise<Outcome<null>> {
  const tries = await tools.attempts.take([
    byMailbox('forgot-password', email),
    byClient('forgot-password', client.network),
  ])
  if (!tries.isAllowed) return refused('too-many-requests', tries.retryAfterSeconds)
  const user = await findUserByEmail(tools.database, email)
  if (!user) return refused('user-not-found')
  if (user.disabledAt) return refused('user-disabled')
  try {
    await tools.mail.sendReset(accountOf(user))
    return done(null)
  } catch (error) {
    tools.onFailure(error)
    await tries.giveBack()
    return refused('mail-failed')
  }
}

/**
 * Sets a new password by the token of a mailed link, once. Every session ends, every other link of the account is void,
 * and the login's lock opens: whoever guessed too often and then reset the password may log in. Of the client's tries only
 * those at this account are forgiven, since the link proved nothing about the others.
 */
export async function resetPassword(
  tools: AccountTools,
  request: { readonly token: string; readonly password: string },
  client: Client,
): Promise<Outcome<null>> {
  const tries = await tools.attempts.take([byClient('reset-password', client.network)])
  if (!tries.isAllowed) return refused('too-many-requests', tries.retryAfterSeconds)
  const { internalAdapter } = await tools.authentication.$context
  const link = await internalAdapter.findVerificationValue(resetIdentifier(request.token))
  // Kept by a letter that was on its way while its account was deleted.
  if (!link || !(await findUser(tools.database, link.value))) return refused('link-invalid')
  try {
    await tools.authentication.api.resetPassword({
      body: { token: request.token, newPassword: request.password },
    })
  } catch (error) {
    vendorCode(error)
    return refused('link-invalid')
  }
  await tools.database.delete(verifications).where(eq(verifications.value, link.value))
  const user = await findUser(tools.database, link.value)
  if (user)
    await tools.attempts.forgive({
      all: byMailbox('login', user.email).name,
      share: byMailboxAndClient('login', user.email, client.network).name,
      of: byClient('login', client.network).name,
    })
  await tries.giveBack()
  return done(null)
}
