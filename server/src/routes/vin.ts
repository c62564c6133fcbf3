import { vinRequestSchema } from '@candi/contracts'
import { Hono } from 'hono'
import type { VehicleParts } from '../vehicles/vehicle-parts.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'
import { shareOfClient } from './share-of-client.ts'

/** POST /api/vin: a VIN names one car, so it comes in a body, which nobody logs, and not in an address. */
export function vinRoute(vehicles: VehicleParts, trustedProxies: number) {
  return new Hono().post('/', async (context) => {
    const body = await readBody(context, vinRequestSchema, { vin: 'vin-invalid' })
    if (!body.ok) return failure(context, body.code)
    const mayAsk = shareOfClient(context, vehicles, trustedProxies)
    const decoded = await vehicles.decodeVin(body.value.vin, body.value.patience, mayAsk)
    if (!decoded.ok) return failure(context, decoded.code)
    return context.json(decoded.answer, 200, { 'cache-control': 'no-store' })
  })
}
