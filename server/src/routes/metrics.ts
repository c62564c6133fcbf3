import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { clientAddress, clientNetwork } from '../accounts/client-address.ts'
import { isThisMachine } from '../accounts/is-this-machine.ts'
import type { Metrics } from '../outside/metrics.ts'
import { failure } from './failure.ts'

/** What proxies add: behind one on this machine, everybody seems to come from this machine. */
const SIGNS_OF_A_PROXY = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const

export interface MetricsAccess {
  /** Null: only callers on this machine read them. */
  readonly token: string | null
  /** Whether a proxy of the operator's stands in front: then the connection says nothing about the caller. */
  readonly isBehindProxy: boolean
}

/** GET /metrics, for whoever bears the token, or else for this machine alone. To others there is nothing here. */
export function metricsRoute(metrics: Metrics, access: MetricsAccess) {
  return new Hono().get('/', (context) => {
    if (!mayRead(context, access)) return failure(context, 'not-found')
    return context.body(metrics.text(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
}

function mayRead(context: Context, { token, isBehindProxy }: MetricsAccess): boolean {
  if (token !== null) return isSame(context.req.header('authorization') ?? '', `Bearer ${token}`)
  if (isBehindProxy || SIGNS_OF_A_PROXY.some((name) => context.req.header(name) !== undefined)) return false
  const address = clientAddress(context, 0)
  return address !== '' && isThisMachine(clientNetwork(address))
}

/** Compares digests, which are equally long, in a time that tells nothing. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
