import { LIMITS } from '@candi/contracts'
import type { MiddlewareHandler } from 'hono'
import { BodiesInFlight } from './bodies-in-flight.ts'
import { failure } from './failure.ts'

/** A recording or a photo is streamed to its place or to who judges it, and bounded there. */
const STREAMED = /^(PATCH \/api\/contributions\/[^/]+\/content|POST \/api\/(listen|look))$/

/**
 * Refuses a body that says itself that it is too large before a byte is read; one that does not say so is bounded where it
 * is read, and there all of them share the memory of `bodies`.
 */
export function boundBodies(bodies = new BodiesInFlight()): MiddlewareHandler {
  return async (context, next) => {
    context.set('bodies', bodies)
    const isStreamed = STREAMED.test(`${context.req.method} ${context.req.path}`)
    if (!isStreamed && Number(context.req.header('content-length') ?? 0) > LIMITS.bodyBytes)
      return failure(context, 'body-too-large')
    return next()
  }
}
