import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { ERRORS, errorBodySchema } from '@candi/contracts'
import fc from 'fast-check'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from '../outside/http-server.ts'
import { type OwnHosts, refuseForeignHosts } from './own-hosts.ts'

const NAMED: OwnHosts = { publicUrl: 'https://candi.example', names: ['candi.lan'] }
const NAMELESS: OwnHosts = { publicUrl: null, names: [] }

const appOf = (own: OwnHosts) =>
  new Hono().use(refuseForeignHosts(own)).all('*', (context) => context.text('answered'))

/** The status of an answer to a request with this Host line, over a connection that came in at `localAddress`. */
const statusFor = async (host: string, own = NAMELESS, path = '/', localAddress = '192.168.1.20') =>
  (
    await appOf(own).request(
      path,
      { headers: { host } },
      {
        incoming: { socket: { localAddress }, rawHeaders: ['Host', host] },
      },
    )
  ).status

/** `app.request` names no host by a line; its address must then be the one of the line. */
const ask = async (host: string, own = NAMELESS, path = '/', localAddress = '192.168.1.20') =>
  (
    await appOf(own).request(
      `http://${host}${path}`,
      { headers: { host } },
      {
        incoming: { socket: { localAddress }, rawHeaders: ['Host', host] },
      },
    )
  ).status

describe('a server without a public address', () => {
  it.each([
    'localhost',
    'localhost:8787',
    'LOCALHOST',
    'localhost.',
    'candi.localhost',
    '127.0.0.1',
    '127.9.9.9:80',
    '[::1]:8787',
  ])('answers as %s', async (host) => {
    expect(await ask(host)).toBe(200)
  })

  it('answers at the address of the connection, however the system writes it', async () => {
    expect(await ask('192.168.1.20:8787')).toBe(200)
    expect(await ask('192.168.1.20', NAMELESS, '/', '::ffff:192.168.1.20')).toBe(200)
    expect(await ask('[fd00::20]:8787', NAMELESS, '/', 'fd00:0::20')).toBe(200)
  })

  it.each([
    'evil.example',
    'localhost.evil.example',
    '192.168.1.21',
    'candi.example',
    '[fd00::21]',
    'notlocalhost',
  ])('refuses to answer as %s', async (host) => {
    expect(await ask(host)).toBe(421)
  })

  it('says in a sentence what happened and what to do, to people as text and to programs in our error shape', async () => {
    const page = await appOf(NAMELESS).request('http://evil.example/plans')
    expect(page.headers.get('content-type')).toContain('text/plain')
    expect(await page.text()).toBe(`${ERRORS['host-unknown'].text}\n`)
    const answer = await appOf(NAMELESS).request('http://evil.example/api/usage')
    expect(errorBodySchema.parse(await answer.json()).error.code).toBe('host-unknown')
  })
})

describe('a server with a public address', () => {
  it('answers by it at any port, by names the operator allows, and on the machine itself', async () => {
    for (const host of [
      'candi.example',
      'CANDI.example:443',
      'candi.lan:8787',
      'localhost:8787',
      '127.0.0.1',
    ])
      expect(await ask(host, NAMED), host).toBe(200)
  })

  it('refuses every other name', async () => {
    for (const host of ['evil.example', 'candi.example.evil.example', 'sub.candi.example'])
      expect(await ask(host, NAMED), host).toBe(421)
  })
})

it('health is told by whatever name a balancer asks, and nothing else is', async () => {
  expect(await ask('10.1.2.3:8787', NAMED, '/healthz')).toBe(200)
  expect(await ask('10.1.2.3:8787', NAMED, '/readyz')).toBe(200)
  expect(await ask('10.1.2.3:8787', NAMED, '/healthz/x')).toBe(421)
})

it('no Host line is answered but by a name of ours, and none breaks the server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 40 }), async (text) => {
      const host = text.replace(/[^\x20-\x7e]/g, '?').trim()
      expect([400, 421]).toContain(await statusFor(`x${host}`))
    }),
    { numRuns: 300 },
  )
})

describe('over a connection', () => {
  const server = createHttpServer(appOf(NAMED).fetch, null)
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  /** The status line of the answer to these lines. */
  const statusOf = async (...lines: string[]) => {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
    const answer = Buffer.concat(await socket.toArray()).toString()
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
  }

  it('a request for our name is answered, also with a whole address in the place of the path', async () => {
    expect(await statusOf('GET / HTTP/1.1', 'Host: candi.example')).toBe(200)
    expect(await statusOf('GET http://candi.example/ HTTP/1.1', 'Host: candi.example')).toBe(200)
  })

  it.each([
    ['two Host lines', ['GET / HTTP/1.1', 'Host: candi.example', 'Host: evil.example']],
    ['two Host lines that are the same', ['GET / HTTP/1.1', 'Host: candi.example', 'host: candi.example']],
    [
      'two Host lines, for its health',
      ['GET /healthz HTTP/1.1', 'Host: candi.example', 'Host: evil.example'],
    ],
    ['no Host line', ['GET / HTTP/1.1']],
    ['an empty Host line', ['GET / HTTP/1.1', 'Host:']],
    ['a name before an @', ['GET / HTTP/1.1', 'Host: candi.example@evil.example']],
    ['a user before our name', ['GET / HTTP/1.1', 'Host: evil@candi.example']],
    ['a space in the name', ['GET / HTTP/1.1', 'Host: candi.example evil.example']],
    ['a path behind the name', ['GET / HTTP/1.1', 'Host: candi.example/x']],
    ['two names by comma', ['GET / HTTP/1.1', 'Host: candi.example, evil.example']],
    ['another whole address', ['GET http://evil.example/ HTTP/1.1', 'Host: candi.example']],
    ['a whole address of ours', ['GET http://candi.example/ HTTP/1.1', 'Host: evil.example']],
  ])('a request with %s is refused', async (_, lines) => {
    expect(await statusOf(...lines)).toBe(400)
  })

  it('a request for another name is told that it came to the wrong place', async () => {
    expect(await statusOf('GET / HTTP/1.1', 'Host: evil.example')).toBe(421)
  })
})
