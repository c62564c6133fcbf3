import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { secureHeaders } from 'hono/secure-headers'
import type { DiagnosisParts } from './conversation/ports.ts'
import type { Narrators } from './conversation/stream-turn.ts'
import { assessmentRoute } from './routes/assessment.ts'
import { conversationRoute } from './routes/conversation.ts'
import { failure } from './routes/failure.ts'

export interface AppParts {
  readonly diagnosis: DiagnosisParts
  readonly narrators: Narrators
  /** Folder of the built pages, or null for an API alone. */
  readonly pages: string | null
  /** Hashes of the inline scripts of the built page, as a content security policy names them. */
  readonly inlineScripts: readonly string[]
  /** Called once a turn; counts, never content. */
  readonly onTurn: () => void
  /** Told of our own bugs; must not log what the visitor wrote. */
  readonly onFailure: (error: unknown) => void
}

/** Routes put together from parts given as arguments; `app.request()` tests it without a port. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono()
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...parts.inlineScripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
      referrerPolicy: 'no-referrer',
    }),
  )
  app.route(
    '/api/conversation',
    conversationRoute(parts.diagnosis, parts.narrators, parts.onTurn, parts.onFailure),
  )
  app.route('/api/assessment', assessmentRoute(parts.diagnosis))
  app.get('/api/health', (context) => context.json({ ok: true }))
  app.all('/api/*', (context) => failure(context, 'not-found'))
  if (parts.pages !== null) {
    const root = parts.pages
    app.use('/assets/*', async (context, next) => {
      await next()
      if (context.res.ok) context.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
    })
    app.use('*', etag(), serveStatic({ root, precompressed: true }))
    // A script of an earlier build: the page in its place would be kept as that script for a year.
    app.all('/assets/*', (context) => failure(context, 'not-found'))
    // Every other address is a screen of the one-page application, which shows its own 404.
    app.get('*', serveStatic({ root, path: 'index.html', precompressed: true }))
  }
  app.notFound((context) => failure(context, 'not-found'))
  app.onError((error, context) => {
    parts.onFailure(error)
    return failure(context, 'internal')
  })
  return app
}
