import type { Account, RegisterRequest } from '@candi/contracts'
import type { AccountTools, Client } from './account-tools.ts'
import { replaceSession } from './end-session.ts'
import { done, type Outcome, refused } from './outcome.ts'
import { accountsMadeBy, accountsMadeFor, byClient, byMailbox } from './try-buckets.ts'
import { findUserByEmail } from './users.ts'
import { vendorCode } from './vendor-code.ts'
import { accountOf } from './visitor.ts'

/** Makes an account, signs it in and sends the verification letter; a letter that fails does not undo the account. */
export async function register(
  tools: AccountTools,
  request: RegisterRequest,
  client: Client,
): Promise<Outcome<Account>> {
  const tries = await tools.attempts.take([
    byMailbox('register', request.email),
    byClient('register', client.network),
  ])
  if (!tries.isAllowed) return refused('too-many-requests', tries.retryAfterSeconds)
  const made = await tools.attempts.take([accountsMadeBy(client.network), accountsMadeFor(request.email)])
  if (!made.isAllowed) {
    await tries.giveBack()
    return refused('too-many-requests', made.retryAfterSeconds)
  }
  try {
    const { headers, response } = await tools.authentication.api.signUpEmail({
      body: { name: request.displayName, email: request.email, password: request.password },
      headers: client.headers,
      returnHeaders: true,
    })
    const cookies = await replaceSession(tools, client, headers)
    await tries.giveBack()
    const account = accountOf(response.user)
    await patiently(tools, tools.mail.sendVerification(account))
    return done(account, cookies)
  } catch (error) {
    const code = vendorCode(error)
    await made.giveBack()
    if (await findUserByEmail(tools.database, request.email)) return refused('email-already-in-use')
    if (code === 'INVALID_EMAIL') return refused('invalid-email')
    if (code === 'PASSWORD_TOO_SHORT' || code === 'PASSWORD_TOO_LONG') return refused('weak-password')
    throw error
  }
}

/** A slow mail server must not keep anybody waiting: the letter goes on by itself. */
async function patiently(tools: AccountTools, sending: Promise<void>): Promise<void> {
  const settled = sending.catch(tools.onFailure)
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, tools.mailPatienceMs)
  })
  await Promise.race([settled, patience])
  clearTimeout(timer)
}
