import { LIMITS } from '@candi/contracts'
import type { MiddlewareHandler } from 'hono'
import { failure } from './failure.ts'

/** Refuses a body that says itself that it is too large before a byte is read; one that does not say so is bounded where it is read. */
export function boundBodies(): MiddlewareHandler {
  return async (context, next) => {
    if (Number(context.req.header('content-length') ?? 0) > LIMITS.bodyBytes)
      return failure(context, 'body-too-large')
    return next()
  }
}
