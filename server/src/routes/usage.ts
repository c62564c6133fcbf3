import type { Usage } from '@candi/contracts'
import { Hono } from 'hono'
import type { TurnCharges } from '../accounts/charge-turn.ts'
import type { Payers } from '../accounts/payers.ts'

/** GET /api/usage: the meter, of an account or of a guest. A guest gets no cookie for looking at it. */
export function usageRoute(charges: TurnCharges, payers: Payers) {
  return new Hono().get('/', async (context) => {
    const usage: Usage = await charges.usageOf(await payers.of(context))
    return context.json(usage, 200, { 'cache-control': 'no-store' })
  })
}
