import type { Account, LoginRequest } from '@candi/contracts'
import type { AccountTools, Client } from './account-tools.ts'
import { DISABLED } from './authentication.ts'
import { replaceSession } from './end-session.ts'
import { done, type Outcome, refused } from './outcome.ts'
import { byClient, byMailbox, byMailboxAndClient } from './try-buckets.ts'
import { findUserByEmail } from './users.ts'
import { vendorCode } from './vendor-code.ts'
import { accountOf } from './visitor.ts'

/** Signs in; an unverified address may. An unknown address and a wrong password are told apart, and counted alike. */
export async function logIn(
  tools: AccountTools,
  request: LoginRequest,
  client: Client,
): Promise<Outcome<Account>> {
  const tries = await tools.attempts.take([
    byMailbox('login', request.email),
    byClient('login', client.network),
    byMailboxAndClient('login', request.email, client.network),
  ])
  if (!tries.isAllowed) return refused('too-many-requests', tries.retryAfterSeconds)
  try {
    const { headers, response } = await tools.authentication.api.signInEmail({
      body: { email: request.email, password: request.password, rememberMe: request.remember },
      headers: client.headers,
      returnHeaders: true,
    })
    await tries.giveBack()
    return done(accountOf(response.user), await replaceSession(tools, client, headers))
  } catch (error) {
    const code = vendorCode(error)
    if (code === DISABLED) {
      await tries.giveBack()
      return refused('user-disabled')
    }
    if (code === 'INVALID_EMAIL') return refused('invalid-email')
    if (code !== 'INVALID_EMAIL_OR_PASSWORD') throw error
    const user = await findUserByEmail(tools.database, request.email)
    return refused(user ? 'wrong-password' : 'user-not-found')
  }
}
