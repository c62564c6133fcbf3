import { recallQuerySchema } from '@candi/contracts'
import { Hono } from 'hono'
import type { VehicleParts } from '../vehicles/vehicle-parts.ts'
import { failure } from './failure.ts'
import { shareOfClient } from './share-of-client.ts'

/** GET /api/recalls?year=&make=&model= */
export function recallsRoute(vehicles: VehicleParts, trustedProxies: number) {
  return new Hono().get('/', async (context) => {
    const asked = recallQuerySchema.safeParse(context.req.query())
    if (!asked.success) return failure(context, 'request-invalid')
    const answer = await vehicles.findRecalls(asked.data, shareOfClient(context, vehicles, trustedProxies))
    return context.json(answer, 200, { 'cache-control': 'no-store' })
  })
}
