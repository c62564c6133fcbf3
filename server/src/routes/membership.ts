import { FREE_MEMBERSHIP, LIMITS, type Membership } from '@candi/contracts'
import { Hono } from 'hono'
import { z } from 'zod'
import type { MembershipWatch } from '../accounts/membership-watch.ts'
import type { Identify } from '../accounts/visitor.ts'
import { failure } from './failure.ts'

const { least, most } = LIMITS.longPollSeconds
const querySchema = z.object({
  after: z.coerce.number().int().min(0).optional(),
  wait: z.coerce
    .number()
    .transform((seconds) => Math.min(most, Math.max(least, seconds)))
    .default(most),
})
/** A version that no document has: answered at once. */
const NONE = -1

/** GET /api/membership[?after=VERSION&wait=SECONDS]: the membership document, by long polling. Guests are free at once. */
export function membershipRoute(watch: Pick<MembershipWatch, 'next'>, identify: Identify) {
  return new Hono().get('/', async (context) => {
    const query = querySchema.safeParse(context.req.query())
    if (!query.success) return failure(context, 'request-invalid')
    const { after = NONE, wait } = query.data
    const account = await identify(context.req.raw.headers)
    const membership: Membership | null = account
      ? await watch.next(account.uid, after, wait * 1000, context.req.raw.signal)
      : FREE_MEMBERSHIP
    if (!membership) return failure(context, 'busy', least)
    return context.json(membership, 200, { 'cache-control': 'no-store' })
  })
}
