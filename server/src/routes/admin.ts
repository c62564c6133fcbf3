import {
  type Account,
  type AdminActionResult,
  type AdminUsers,
  type AuditLog,
  adminActionSchema,
} from '@candi/contracts'
import { Hono } from 'hono'
import { z } from 'zod'
import { administer } from '../accounts/administer.ts'
import { namedAuditPage } from '../accounts/audit-names.ts'
import type { Identify } from '../accounts/visitor.ts'
import { adminCounts } from '../store/admin-counts.ts'
import type { Database } from '../store/database.ts'
import { usersPage } from '../store/user-list.ts'
import { adminOnly } from './admin-only.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'

const PAGE_SIZE = 25
const query = z.object({
  query: z.string().max(254).default(''),
  page: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
const uncached = { 'cache-control': 'no-store' }

/** /api/admin: for administrators alone, asked of the database at every call. */
export function adminRoute(parts: {
  readonly database: Database
  readonly identify: Identify
  readonly now: () => Date
}): Hono {
  const { database, identify, now } = parts
  const route = new Hono<{ Variables: { admin: Account } }>()
  route.use('*', adminOnly(identify))
  route.get('/users', async (context) => {
    const asked = query.safeParse(context.req.query())
    if (!asked.success) return failure(context, 'request-invalid')
    const { page } = asked.data
    const found = await usersPage(database, asked.data.query, page, PAGE_SIZE)
    return context.json({ ...found, page, pageSize: PAGE_SIZE } satisfies AdminUsers, 200, uncached)
  })
  route.post('/users/:uid', async (context) => {
    const body = await readBody(context, adminActionSchema)
    if (!body.ok) return failure(context, body.code)
    const { action: deed, reason } = body.value
    const order = { deed, reason, uid: context.req.param('uid'), actor: context.get('admin').uid }
    const done = await administer(database, order, now())
    if (!done.ok) return failure(context, done.code)
    return context.json(done.value satisfies AdminActionResult, 200, uncached)
  })
  route.get('/audit', async (context) => {
    const asked = query.safeParse(context.req.query())
    if (!asked.success) return failure(context, 'request-invalid')
    const page = await namedAuditPage(database, asked.data.page, PAGE_SIZE)
    return context.json(page satisfies AuditLog, 200, uncached)
  })
  route.get('/counts', async (context) => context.json(await adminCounts(database, now()), 200, uncached))
  return new Hono().route('/', route)
}
