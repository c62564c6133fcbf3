import type { Account, ErrorCode } from '@candi/contracts'
import type { Context } from 'hono'
import type { AccountTools, Client } from '../accounts/account-tools.ts'
import { clientAddress, clientNetwork } from '../accounts/client-address.ts'
import type { Outcome } from '../accounts/outcome.ts'
import type { Identify } from '../accounts/visitor.ts'
import { failure } from './failure.ts'

/** What the routes of the account are put together from. */
export interface AccountRouteParts {
  readonly tools: AccountTools
  readonly identify: Identify
  readonly trustedProxies: number
}

/** Codes of fields that have one of their own, for every body of these routes. */
export const FIELD_CODES: Readonly<Record<string, ErrorCode>> = {
  email: 'invalid-email',
  password: 'weak-password',
  next: 'weak-password',
  current: 'wrong-password',
  displayName: 'invalid-name',
  token: 'link-invalid',
}

/** A program names itself as long as it likes; a line of it is kept with the session. */
const USER_AGENT_CHARACTERS = 200

/** Who asks: what the vendor needs of the request, and nothing else of it. */
export function clientOf(context: Context, trustedProxies: number): Client {
  const headers = new Headers()
  const cookie = context.req.header('cookie')
  const program = context.req.header('user-agent')
  if (cookie !== undefined) headers.set('cookie', cookie)
  if (program !== undefined) headers.set('user-agent', program.slice(0, USER_AGENT_CHARACTERS))
  return { network: clientNetwork(clientAddress(context, trustedProxies)), headers }
}

/** Answers with what became of it; `body` makes the words of the wire from the value. */
export function answer<Value>(context: Context, outcome: Outcome<Value>, body: (value: Value) => object) {
  if (!outcome.ok) return failure(context, outcome.code, outcome.retryAfterSeconds)
  for (const cookie of outcome.cookies) context.header('Set-Cookie', cookie, { append: true })
  return context.json(body(outcome.value))
}

export const sessionBody = (account: Account | null) => ({ account })
export const nothing = () => ({})
