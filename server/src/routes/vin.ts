import { vinRequestSchema } from '@candi/contracts'
import { Hono } from 'hono'
import type { DecodeVin } from '../vehicles/decode-vin.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'

/** POST /api/vin: a VIN names one car, so it comes in a body, which nobody logs, and not in an address. */
export function vinRoute(decode: DecodeVin) {
  return new Hono().post('/', async (context) => {
    const body = await readBody(context, vinRequestSchema, { vin: 'vin-invalid' })
    if (!body.ok) return failure(context, body.code)
    const decoded = await decode(body.value.vin, body.value.patience)
    if (!decoded.ok) return failure(context, decoded.code)
    return context.json(decoded.answer, 200, { 'cache-control': 'no-store' })
  })
}
