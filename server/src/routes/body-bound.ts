import { LIMITS } from '@candi/contracts'
import type { Context, MiddlewareHandler } from 'hono'
import { BodiesInFlight } from './bodies-in-flight.ts'
import { failure } from './failure.ts'

declare module 'hono' {
  interface ContextVariableMap {
    mostBytes: number
  }
}

/** Far more than any message of a payment service, far less than what would hurt. */
export const PAYMENT_BYTES = 512_000

/** A recording or a photo is streamed to its place or to who judges it, and bounded there. */
const STREAMED = /^(PATCH \/api\/contributions\/[^/]+\/content|POST \/api\/(listen|look))$/

/** What a body may hold beyond `LIMITS.requestBytes`. All of it is read on the main thread, where everybody else waits for it. */
const MOST_BYTES: ReadonlyMap<string, number> = new Map([
  ['POST /api/conversation', LIMITS.caseBytes],
  ['POST /api/assessment', LIMITS.caseBytes],
  ['POST /api/webhooks/payment', PAYMENT_BYTES],
])

/**
 * Refuses a body that says itself that it is too large before a byte is read; one that does not say so is bounded where it
 * is read, and there all of them share the memory of `bodies`.
 */
export function boundBodies(bodies = new BodiesInFlight()): MiddlewareHandler {
  return async (context, next) => {
    const asked = `${context.req.method} ${context.req.path}`
    const mostBytes = MOST_BYTES.get(asked) ?? LIMITS.requestBytes
    context.set('bodies', bodies)
    context.set('mostBytes', mostBytes)
    if (!STREAMED.test(asked) && Number(context.req.header('content-length') ?? 0) > mostBytes)
      return failure(context, 'body-too-large')
    return next()
  }
}

/** Of the route that a request came to; one that stands alone takes what the largest may hold. */
export const mostBytesOf = (context: Context): number => context.get('mostBytes') ?? LIMITS.caseBytes
