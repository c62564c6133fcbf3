import { Hono } from 'hono'
import { accountLinkRoutes } from './account-links.ts'
import { accountOwnRoutes } from './account-own.ts'
import type { AccountRouteParts } from './account-request.ts'
import { accountSessionRoutes } from './account-session.ts'

/** /api/account: everything about signing in and one's own account. No answer of it may be kept by anybody. */
export function accountRoute(parts: AccountRouteParts): Hono {
  return new Hono()
    .use(async (context, next) => {
      await next()
      context.res.headers.set('cache-control', 'no-store')
    })
    .route('/', accountSessionRoutes(parts))
    .route('/', accountLinkRoutes(parts))
    .route('/', accountOwnRoutes(parts))
}
