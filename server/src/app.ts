import type { ArticlePage } from '@candi/contracts'
import type { QuoteOperation } from '@candi/domain'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Accounts } from './accounts/create-accounts.ts'
import type { BackOffice } from './accounts/create-back-office.ts'
import type { Metering } from './accounts/create-metering.ts'
import type { MembershipWatch } from './accounts/membership-watch.ts'
import type { Contributions } from './contributions/create-contributions.ts'
import type { FindArticles } from './conversation/find-article.ts'
import type { DiagnosisParts } from './conversation/ports.ts'
import type { Narrators } from './conversation/stream-turn.ts'
import type { TurnTaker } from './conversation/turn-taker.ts'
import { turnsTakenHere } from './conversation/turns-taken-here.ts'
import { guardApp, type Surroundings } from './guard-app.ts'
import type { PrerenderedPages } from './outside/prerendered-pages.ts'
import { quoteBook } from './quotes/quote-book.ts'
import { articlesRoute } from './routes/articles.ts'
import { assessmentRoute } from './routes/assessment.ts'
import { type ConversationRouteParts, conversationRoute } from './routes/conversation.ts'
import { failure } from './routes/failure.ts'
import { lampsRoute } from './routes/lamps.ts'
import { type ListenRouteParts, listenRoute } from './routes/listen.ts'
import { type LookRouteParts, lookRoute } from './routes/look.ts'
import { membershipRoute } from './routes/membership.ts'
import { pageRoutes, unknownIsNotFound } from './routes/pages.ts'
import { quoteRoute } from './routes/quote.ts'
import { recallsRoute } from './routes/recalls.ts'
import { vinRoute } from './routes/vin.ts'
import type { VehicleParts } from './vehicles/vehicle-parts.ts'

export interface AppParts {
  readonly diagnosis: DiagnosisParts
  /** Left out: turns are taken in this very process, which nothing bounds. */
  readonly turns?: TurnTaker
  readonly narrators: Narrators
  /** Left out: nobody can sign in. */
  readonly accounts?: Accounts
  /** Left out: no settings, founder wall, payments and administration. */
  readonly backOffice?: BackOffice
  /** Left out: nobody counts tokens. */
  readonly metering?: Metering
  /** Left out: nobody can watch a membership. */
  readonly memberships?: MembershipWatch
  /** Left out: no VIN is decoded and no recalls are looked up. */
  readonly vehicles?: VehicleParts
  /** Our own pages for a conversation; left out, none is cited. */
  readonly libraryFor?: ConversationRouteParts['libraryFor']
  /** Left out: there is nothing to read. */
  readonly articles?: readonly ArticlePage[]
  /** Left out: the articles are read, not searched. */
  readonly findArticles?: FindArticles
  /** The jobs that quotes of workshops name. Left out: no quote is judged. */
  readonly quoteOperations?: readonly QuoteOperation[]
  /** Left out: no recording is heard. */
  readonly listening?: Omit<ListenRouteParts, 'onFailure'>
  /** Left out: no photo is looked at. */
  readonly looking?: Omit<LookRouteParts, 'onFailure'>
  /** Left out: no recordings, no community progress. */
  readonly contributions?: Contributions
  /** Folder of the built pages, or null for an API alone. */
  readonly pages: string | null
  /** The public pages as they stand before any script runs. Left out: every page is the empty shell. */
  readonly prerendered?: PrerenderedPages
  /** Hashes of the inline scripts of the built page, as a content security policy names them. */
  readonly inlineScripts: readonly string[]
  /** Left out: no limits, no metrics, no health. */
  readonly surroundings?: Surroundings
  /** Called once a turn; counts, never content. */
  readonly onTurn: () => void
  /** Told of our own bugs; must not log what the visitor wrote. */
  readonly onFailure: (error: unknown) => void
}

/** Routes put together from parts given as arguments; `app.request()` tests it without a port. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono()
  guardApp(app, parts.inlineScripts, parts.onFailure, parts.surroundings)
  const turns = parts.turns ?? turnsTakenHere(parts.diagnosis)
  app.route('/api/conversation', conversationRoute({ ...parts, turns, meterFor: parts.metering?.meterFor }))
  app.route('/api/assessment', assessmentRoute(turns))
  app.route('/api/lamps', lampsRoute(parts.diagnosis.seen))
  if (parts.articles) app.route('/api/articles', articlesRoute(parts.articles, parts.findArticles))
  if (parts.quoteOperations)
    app.route('/api/quote', quoteRoute(quoteBook(parts.quoteOperations, parts.diagnosis.model.causes)))
  if (parts.listening)
    app.route('/api/listen', listenRoute({ ...parts.listening, onFailure: parts.onFailure }))
  if (parts.looking) app.route('/api/look', lookRoute({ ...parts.looking, onFailure: parts.onFailure }))
  app.get('/api/health', (context) => context.json({ ok: true }))
  if (parts.accounts) {
    app.route('/api/account', parts.accounts.routes)
    app.route('/.well-known', parts.accounts.wellKnown)
  }
  if (parts.contributions) {
    app.route('/api/contributions', parts.contributions.routes)
    app.route('/api/community', parts.contributions.community)
    // Before the rest of the administration, which would answer for it.
    app.route('/api/admin/contributions', parts.contributions.admin)
  }
  if (parts.backOffice) {
    app.route('/api/settings', parts.backOffice.settings)
    app.route('/api/founders', parts.backOffice.founders)
    app.route('/api/admin', parts.backOffice.admin)
    app.route('/api/webhooks/payment', parts.backOffice.paymentWebhook)
  }
  if (parts.metering) app.route('/api/usage', parts.metering.routes)
  if (parts.accounts && parts.memberships)
    app.route('/api/membership', membershipRoute(parts.memberships, parts.accounts.identify))
  if (parts.vehicles) {
    const trustedProxies = parts.surroundings?.trustedProxies ?? 0
    app.route('/api/vin', vinRoute(parts.vehicles, trustedProxies))
    app.route('/api/recalls', recallsRoute(parts.vehicles, trustedProxies))
  }
  app.all('/api/*', (context) => failure(context, 'not-found'))
  if (parts.pages !== null) {
    const root = parts.pages
    if (parts.prerendered) {
      app.route('/', pageRoutes(parts.prerendered, parts.surroundings?.own.publicUrl ?? null))
    }
    app.use('/assets/*', async (context, next) => {
      await next()
      if (context.res.ok) context.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
    })
    app.use('*', etag(), serveStatic({ root, precompressed: true }))
    // A script of an earlier build: the page in its place would be kept as that script for a year.
    app.all('/assets/*', (context) => failure(context, 'not-found'))
    // Every other address is a screen of the one-page application, which shows its own 404.
    if (parts.prerendered) app.get('*', unknownIsNotFound(parts.prerendered))
    app.get('*', serveStatic({ root, path: 'index.html', precompressed: true }))
  }
  app.notFound((context) => failure(context, 'not-found'))
  app.onError((error, context) => {
    // Whoever left in the middle of a request is no failure of ours.
    if (!context.req.raw.signal.aborted) parts.onFailure(error)
    return failure(context, 'internal')
  })
  return app
}
