import {
  type Account,
  contributionStateSchema,
  type ReviewList,
  reviewSchema,
  type Waveform,
} from '@candi/contracts'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Identify } from '../accounts/visitor.ts'
import type { ContributionTools } from '../contributions/contribution-tools.ts'
import { contributionOf } from '../contributions/own-contributions.ts'
import { WorkshopIsFull } from '../contributions/ports.ts'
import { reviewList } from '../contributions/review-list.ts'
import { waveformOf } from '../contributions/waveform.ts'
import { findContribution } from '../store/contributions.ts'
import { reviewContribution } from '../store/review-contribution.ts'
import { adminOnly } from './admin-only.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'
import { sendSound } from './send-sound.ts'

const PAGE_SIZE = 25
const query = z.object({
  state: contributionStateSchema.exclude(['receiving']).optional(),
  page: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

/** /api/admin/contributions: recordings that wait for a reviewer, and those reviewed. */
export function adminContributionsRoute(tools: ContributionTools, identify: Identify, onReview: () => void) {
  const { database, storage, now } = tools
  return new Hono<{ Variables: { admin: Account } }>()
    .use(adminOnly(identify))
    .get('/', async (context) => {
      const asked = query.safeParse(context.req.query())
      if (!asked.success) return failure(context, 'request-invalid')
      const { state, page } = asked.data
      const list = await reviewList(database, state ?? null, page, PAGE_SIZE)
      return context.json(list satisfies ReviewList)
    })
    .get('/:id/sound', async (context) =>
      sendSound(context, storage, await findContribution(database, context.req.param('id'))),
    )
    .get('/:id/waveform', async (context) => {
      const waveform = await waveformOf(tools, context.req.param('id')).catch((error: unknown) => {
        if (error instanceof WorkshopIsFull) return 'busy' as const
        throw error
      })
      if (waveform === 'busy') return failure(context, waveform)
      return waveform ? context.json(waveform satisfies Waveform) : failure(context, 'not-found')
    })
    .post('/:id', async (context) => {
      const body = await readBody(context, reviewSchema)
      if (!body.ok) return failure(context, body.code)
      const order = { id: context.req.param('id'), review: body.value, actor: context.get('admin').uid }
      const reviewed = await reviewContribution(database, order, now())
      if (!reviewed.ok) return failure(context, reviewed.code)
      onReview()
      return context.json(contributionOf(reviewed.row))
    })
}
