import { recallQuerySchema } from '@candi/contracts'
import { Hono } from 'hono'
import type { FindRecalls } from '../vehicles/find-recalls.ts'
import { failure } from './failure.ts'

/** GET /api/recalls?year=&make=&model= */
export function recallsRoute(find: FindRecalls) {
  return new Hono().get('/', async (context) => {
    const asked = recallQuerySchema.safeParse(context.req.query())
    if (!asked.success) return failure(context, 'request-invalid')
    return context.json(await find(asked.data), 200, { 'cache-control': 'no-store' })
  })
}
