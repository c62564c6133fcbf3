import { type Account, shownName } from '@candi/contracts'
import type { Authentication } from './authentication.ts'

/** Who is signed in behind a request, by its session cookie; null for a guest. Disabled accounts are guests. */
export type Identify = (headers: Headers) => Promise<Account | null>

/** Reads the session without renewing it: only GET /api/account/session answers with a renewed cookie. */
export function identifyWith(authentication: Authentication): Identify {
  return async (headers) => {
    const found = await authentication.api.getSession({ headers, query: { disableRefresh: true } })
    return found && !found.user.disabledAt ? accountOf(found.user) : null
  }
}

/** The account in the words of the wire. */
export function accountOf(user: {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly emailVerified: boolean
  readonly role?: string | null
}): Account {
  return {
    uid: user.id,
    email: user.email,
    displayName: shownName(user.name),
    emailVerified: user.emailVerified,
    role: user.role === 'admin' ? 'admin' : 'user',
  }
}
