import type { ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { z } from 'zod'
import type { Metrics } from './metrics.ts'

export interface RequestLine {
  readonly method: string
  /** The pattern of the route, never the address asked for: that may hold a token or a visitor's words. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
}

/** Methods are the visitor's to invent. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const TURN = '/api/conversation'

const response = z.object({
  outgoing: z.custom<ServerResponse>(
    (value) => typeof value === 'object' && value !== null && 'once' in value,
  ),
})

/** One line and one count a request, once its last byte is sent or its client is gone. */
export function observeRequests(metrics: Metrics, write: (line: RequestLine) => void): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now()
    await next()
    const method = KNOWN_METHODS.has(context.req.method) ? context.req.method : 'OTHER'
    const { status } = context.res
    const route = routeOf(context)
    const isStream = context.res.headers.get('content-type')?.startsWith('text/event-stream') ?? false
    if (isStream) metrics.streamOpened()
    whenSent(context, () => {
      const milliseconds = Math.round(performance.now() - startedAt)
      if (isStream) metrics.streamClosed()
      if (isStream && route === TURN) metrics.countTurn(milliseconds)
      metrics.countRequest(method, route, status)
      write({ method, route, status, milliseconds })
    })
  }
}

/** The most telling of the patterns that matched; what matches only "everything" is a page or one of its files. */
function routeOf(context: Context): string {
  const patterns = matchedRoutes(context).map(({ path }) => path)
  const telling = patterns.filter((path) => !['*', '/*', '/api/*'].includes(path)).at(-1)
  return telling ?? (patterns.includes('/api/*') ? '/api/*' : '*')
}

function whenSent(context: Context, done: () => void): void {
  const bound = response.safeParse(context.env)
  if (!bound.success || bound.data.outgoing.destroyed || bound.data.outgoing.writableFinished) done()
  else bound.data.outgoing.once('close', done)
}
