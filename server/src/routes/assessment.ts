import { assessmentRequestSchema } from '@candi/contracts'
import { Hono } from 'hono'
import type { TurnTaker } from '../conversation/turn-taker.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'
import { stoppedReading } from './stopped-reading.ts'

/** Sheets formed at the same time; behind more a tap would wait for longer than for a turn. */
const MOST_AT_ONCE = 100

/** POST /api/assessment: the sheet again after a flip, a changed answer or a changed car. */
export function assessmentRoute(turns: TurnTaker) {
  let underWay = 0
  return new Hono().post('/', async (context) => {
    const body = await readBody(context, assessmentRequestSchema)
    if (!body.ok) return failure(context, body.code)
    if (underWay >= MOST_AT_ONCE) return failure(context, 'many-asking')
    underWay += 1
    try {
      const assessed = await turns.assess(body.value, context.get('client'))
      if ('value' in assessed) return context.json(assessed.value, 200, { 'cache-control': 'no-store' })
      if (assessed.failure === 'stopped') return stoppedReading(context, assessed.screened)
      return failure(context, assessed.failure)
    } finally {
      underWay -= 1
    }
  })
}
