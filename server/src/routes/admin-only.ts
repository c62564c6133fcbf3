import type { Account } from '@candi/contracts'
import type { MiddlewareHandler } from 'hono'
import type { Identify } from '../accounts/visitor.ts'
import { failure } from './failure.ts'

/** Lets administrators through and nobody else, asked of the database at every call. */
export function adminOnly(identify: Identify): MiddlewareHandler<{ Variables: { admin: Account } }> {
  return async (context, next) => {
    const account = await identify(context.req.raw.headers)
    if (account === null) return failure(context, 'signed-out')
    if (account.role !== 'admin') return failure(context, 'forbidden')
    context.set('admin', account)
    return next()
  }
}
