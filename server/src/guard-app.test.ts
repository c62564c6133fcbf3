import { ERRORS, errorBodySchema, LIMITS } from '@candi/contracts'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { guardApp, type Surroundings } from './guard-app.ts'
import { Metrics } from './outside/metrics.ts'
import type { RequestLine } from './outside/request-log.ts'
import type { Database } from './store/database.ts'
import type { Allowance, RequestAllowance } from './store/request-allowance.ts'

const FROM_AFAR = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }
const FROM_HERE = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }

/** The guards around routes that only answer. */
function guarded(changes: Partial<Surroundings> = {}, allowance: Allowance = { isAllowed: true }) {
  const lines: RequestLine[] = []
  const app = new Hono()
  guardApp(app, ["'sha256-abc'"], () => {}, {
    own: { publicUrl: null, allowedOrigins: [] },
    hostNames: [],
    trustedProxies: 0,
    allowance: { take: async () => allowance } as unknown as RequestAllowance,
    metrics: new Metrics(),
    metricsAccess: { token: null, isBehindProxy: false },
    readiness: { state: 'ready' },
    database: { execute: async () => ({ rows: [] }) } as unknown as Database,
    diskTrouble: async () => null,
    onRequest: (line) => lines.push(line),
    ...changes,
  })
  app.all('/api/things/:id', (context) => context.text('carried out'))
  app.post('/api/webhooks/payment', (context) => context.text('heard'))
  app.get('*', (context) => context.html('<p>a page</p>'))
  return { app, lines }
}

const post = (headers: Record<string, string>) => ({ method: 'POST', headers })

describe('the headers of every answer', () => {
  it('let scripts come from our files and by hash, styles from our files, and nothing from elsewhere', async () => {
    const { headers } = await guarded().app.request('/')
    const policy = headers.get('content-security-policy')?.split('; ') ?? []
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self' 'sha256-abc'")
    expect(policy).toContain("style-src 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy.join()).not.toContain('unsafe')
  })

  it('forbid frames, sniffing, referrers and what our pages never use, and keep windows apart', async () => {
    const { headers } = await guarded().app.request('/')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    const permissions = headers.get('permissions-policy')?.split(', ') ?? []
    expect(permissions).toContain('camera=(self)')
    expect(permissions).toContain('microphone=(self)')
    for (const feature of ['geolocation', 'payment', 'usb', 'display-capture'])
      expect(permissions).toContain(`${feature}=()`)
  })

  it('insist on https where the public address is https, and only there', async () => {
    const of = async (publicUrl: string | null) =>
      (await guarded({ own: { publicUrl, allowedOrigins: [] } }).app.request('/')).headers.get(
        'strict-transport-security',
      )
    // Half a year, and nothing of subdomains: they may be somebody else's.
    expect(await of('https://candi.example')).toBe('max-age=15552000')
    expect(await of('http://candi.example')).toBeNull()
    expect(await of(null)).toBeNull()
  })

  it('keep answers of the API out of every cache, also refusals', async () => {
    const { app } = guarded()
    expect((await app.request('/api/things/1')).headers.get('cache-control')).toBe('no-store')
    const refused = await app.request('/api/things/1', post({ origin: 'https://evil.example' }))
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect((await app.request('/')).headers.get('cache-control')).toBeNull()
  })
})

describe('a request that changes something', () => {
  const status = async (headers: Record<string, string>, own?: Surroundings['own'], path = '/api/things/1') =>
    (await guarded(own ? { own } : {}).app.request(path, post(headers))).status

  it('is carried out for our own pages, by origin or by what the browser says of the site', async () => {
    expect(await status({ origin: 'http://localhost' })).toBe(200)
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(200)
    const own = { publicUrl: 'https://candi.example', allowedOrigins: [] }
    expect(await status({ origin: 'https://candi.example' }, own)).toBe(200)
  })

  it('is refused for other sites, for a frame without origin, and in our error shape', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'https://localhost.evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost' },
    ]) {
      const answer = await guarded().app.request('/api/things/1', post(headers as Record<string, string>))
      expect(answer.status, JSON.stringify(headers)).toBe(403)
      const { error } = errorBodySchema.parse(await answer.json())
      expect(error).toMatchObject({ code: 'origin-refused', message: ERRORS['origin-refused'].text })
    }
  })

  it('may come from a program that is no browser, unless it carries a browser’s cookies', async () => {
    expect(await status({})).toBe(200)
    expect(await status({ cookie: 'candi.session_token=x' })).toBe(403)
  })

  it('may be a message of the payment service, which has no origin of ours', async () => {
    expect(await status({ origin: 'https://pay.example' }, undefined, '/api/webhooks/payment')).toBe(200)
    expect(await status({ origin: 'https://pay.example' }, undefined, '/api/webhooks/payment/x')).toBe(403)
  })

  it('may come from an allowed origin, whose pages may read the answer; another gets neither', async () => {
    const own = { publicUrl: 'https://candi.example', allowedOrigins: ['https://app.example'] }
    const { app } = guarded({ own })
    const allowed = await app.request(
      '/api/things/1',
      post({ origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }),
    )
    expect(allowed.status).toBe(200)
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example')
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
    const asked = await app.request('/api/things/1', {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
    })
    expect(asked.status).toBe(204)
    const other = await app.request('/api/things/1', post({ origin: 'https://other.example' }))
    expect(other.status).toBe(403)
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('is refused before it is read when it says that it is larger than a body may be', async () => {
    const announced = { 'content-length': String(LIMITS.requestBytes + 1) }
    const answer = await guarded().app.request('/api/things/1', post(announced))
    expect(answer.status).toBe(413)
    expect(errorBodySchema.parse(await answer.json()).error.code).toBe('body-too-large')
  })
})

describe('a client that asks too much', () => {
  const full = { isAllowed: false, retryAfterSeconds: 240 } as const

  it('is told how long to wait, but still gets pages', async () => {
    const { app } = guarded({}, full)
    const answer = await app.request('/api/things/1', {}, FROM_AFAR)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('240')
    expect(errorBodySchema.parse(await answer.json()).error).toMatchObject({
      code: 'slow-down',
      retryAfterSeconds: 240,
    })
    expect((await app.request('/', {}, FROM_AFAR)).status).toBe(200)
  })

  it('is never this machine: there may be a proxy on it that speaks for everybody', async () => {
    const { app } = guarded({}, full)
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(
        (await app.request('/api/things/1', {}, { incoming: { socket: { remoteAddress } } })).status,
      ).toBe(200)
  })

  it('is let through while the database cannot be asked', async () => {
    const failing = {
      take: async () => {
        throw new Error('no database')
      },
    } as unknown as RequestAllowance
    expect((await guarded({ allowance: failing }).app.request('/api/things/1', {}, FROM_AFAR)).status).toBe(
      200,
    )
  })
})

describe('the line that is logged of a request', () => {
  it('holds method, pattern, status and milliseconds, and nothing that a visitor can choose', async () => {
    const { app, lines } = guarded()
    await app.request('/api/things/secret-id?token=secret', post({ origin: 'https://evil.example' }))
    await app.request('/reset-password?token=secret')
    await app.request('/api/things/x', { method: 'BREW' })
    expect(lines).toEqual([
      { method: 'POST', route: '/api/things/:id', status: 403, milliseconds: expect.any(Number) },
      { method: 'GET', route: '*', status: 200, milliseconds: expect.any(Number) },
      { method: 'OTHER', route: '/api/things/:id', status: 200, milliseconds: expect.any(Number) },
    ])
  })
})

describe('health', () => {
  it('tells that the process lives, whatever its state', async () => {
    expect((await guarded({ readiness: { state: 'stopping' } }).app.request('/healthz')).status).toBe(200)
  })

  it('is ready only between starting and stopping, while disk and database answer', async () => {
    const ready = async (changes: Partial<Surroundings>) => {
      const answer = await guarded(changes).app.request('/readyz')
      return [answer.status, ((await answer.json()) as { state: string }).state]
    }
    expect(await ready({})).toEqual([200, 'ready'])
    expect(await ready({ readiness: { state: 'starting' } })).toEqual([503, 'starting'])
    expect(await ready({ readiness: { state: 'stopping' } })).toEqual([503, 'stopping'])
    const broken = { execute: () => Promise.reject(new Error('gone')) } as unknown as Database
    expect(await ready({ database: broken })).toEqual([503, 'database-silent'])
    expect(await ready({ diskTrouble: async () => 'disk-full' })).toEqual([503, 'disk-full'])
  })
})

describe('metrics', () => {
  it('count requests by pattern and status, in the words of Prometheus', async () => {
    const { app } = guarded()
    await app.request('/api/things/secret-id')
    await app.request('/api/things/other-id')
    const answer = await app.request('/metrics', {}, FROM_HERE)
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    const text = await answer.text()
    expect(text).toContain('candi_requests_total{method="GET",route="/api/things/:id",status="200"} 2')
    expect(text).toContain('candi_open_streams 0')
    expect(text).toMatch(/candi_event_loop_lag_seconds\{quantile="0.99"\} [\d.e-]+/)
    expect(text).toMatch(/candi_memory_bytes\{kind="resident"\} \d+/)
    expect(text).not.toContain('secret-id')
  })

  it('put a turn into every bucket that is long enough for it', () => {
    const metrics = new Metrics()
    for (const milliseconds of [5, 60, 40_000]) metrics.countTurn(milliseconds)
    const text = metrics.text()
    expect(text).toContain('candi_turn_milliseconds_bucket{le="10"} 1')
    expect(text).toContain('candi_turn_milliseconds_bucket{le="50"} 1')
    expect(text).toContain('candi_turn_milliseconds_bucket{le="100"} 2')
    expect(text).toContain('candi_turn_milliseconds_bucket{le="30000"} 2')
    expect(text).toContain('candi_turn_milliseconds_bucket{le="+Inf"} 3')
    expect(text).toContain('candi_turn_milliseconds_sum 40065')
    metrics.close()
  })

  it('are for this machine alone, and not for what comes through a proxy on it', async () => {
    const status = async (
      environment: object,
      headers: Record<string, string> = {},
      changes: Partial<Surroundings> = {},
    ) => (await guarded(changes).app.request('/metrics', { headers }, environment)).status
    expect(await status(FROM_HERE)).toBe(200)
    expect(await status(FROM_AFAR)).toBe(404)
    expect(await status({})).toBe(404)
    expect(await status(FROM_HERE, { 'x-forwarded-for': '192.0.2.7' })).toBe(404)
    expect(await status(FROM_HERE, {}, { metricsAccess: { token: null, isBehindProxy: true } })).toBe(404)
  })

  it('are for the bearer of the token where there is one', async () => {
    const { app } = guarded({ metricsAccess: { token: 'a-token-of-the-operator', isBehindProxy: true } })
    const status = async (authorization: string) =>
      (await app.request('/metrics', { headers: { authorization } }, FROM_AFAR)).status
    expect(await status('Bearer a-token-of-the-operator')).toBe(200)
    expect(await status('Bearer a-token-of-somebody')).toBe(404)
  })
})
