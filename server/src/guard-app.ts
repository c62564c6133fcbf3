import type { Hono } from 'hono'
import type { DiskTrouble } from './outside/disk-room.ts'
import type { Metrics } from './outside/metrics.ts'
import { pagePolicy } from './outside/page-policy.ts'
import { observeRequests, type RequestLine } from './outside/request-log.ts'
import { boundBodies } from './routes/body-bound.ts'
import { healthRoutes, type Readiness } from './routes/health.ts'
import { type MetricsAccess, metricsRoute } from './routes/metrics.ts'
import { refuseForeignHosts } from './routes/own-hosts.ts'
import { type OwnOrigins, refuseForeignOrigins, shareWithAllowedOrigins } from './routes/own-origins.ts'
import { limitRequests } from './routes/request-limit.ts'
import type { Database } from './store/database.ts'
import type { RequestAllowance } from './store/request-allowance.ts'

/** What a server that stands in the world has around its routes; tests of single routes leave it out. */
export interface Surroundings {
  readonly own: OwnOrigins
  /** Names by which visitors may reach this server, beside PUBLIC_URL, `localhost` and the address of the connection. */
  readonly hostNames: readonly string[]
  readonly trustedProxies: number
  readonly allowance: RequestAllowance
  readonly metrics: Metrics
  readonly metricsAccess: MetricsAccess
  readonly readiness: Readiness
  readonly database: Database
  /** Why nothing can be kept on the disk; null where it can. */
  readonly diskTrouble: () => Promise<DiskTrouble | null>
  readonly onRequest: (line: RequestLine) => void
}

/** Proves itself by its signature instead. */
const SENT_BY_OTHER_SERVERS = ['/api/webhooks/payment'] as const
/** The specification has a text of its own for a VIN that another origin sends. */
const REFUSALS = { '/api/vin': 'vin-restricted' } as const
const NOBODY_ELSE: OwnOrigins = { publicUrl: null, allowedOrigins: [] }

/** Puts everything before the routes that every request passes, in the order in which it passes it. */
export function guardApp(
  app: Hono,
  inlineScripts: readonly string[],
  onFailure: (error: unknown) => void,
  around: Surroundings | undefined,
): void {
  const own = around?.own ?? NOBODY_ELSE
  if (around) app.use(observeRequests(around.metrics, around.onRequest))
  app.use(pagePolicy({ inlineScripts, isHttps: own.publicUrl?.startsWith('https:') ?? false }))
  if (around)
    app.use(
      refuseForeignHosts(
        { publicUrl: own.publicUrl, names: around.hostNames },
        // Who bears the token has proved more than a name; a collector asks by the address inside the house.
        around.metricsAccess.token === null ? [] : ['/metrics'],
      ),
    )
  app.use('/api/*', shareWithAllowedOrigins(own))
  if (around) app.use('/api/*', limitRequests(around.allowance, around.trustedProxies, onFailure))
  app.use('/api/*', boundBodies())
  app.use('/api/*', refuseForeignOrigins(own, SENT_BY_OTHER_SERVERS, REFUSALS))
  if (!around) return
  app.route('/', healthRoutes(around.readiness, around.database, around.diskTrouble))
  app.route('/metrics', metricsRoute(around.metrics, around.metricsAccess))
}
