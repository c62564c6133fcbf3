import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { filesUnder } from '../test/files-under.ts'
import { startServer } from '../test/running-server.ts'
import { putEmbeddedDatabase } from '../test/shared.ts'

const CANARY = 'canary_91c4_grinding_near_oak_lane'
/** A VIN is personal too: whole, as it is typed, and as a piece of an address of ours that somebody makes up. */
const VIN = '1C9CANARY91C40001'
const folder = mkdtempSync(join(tmpdir(), 'candi-kept-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Sends a request as it is, also with an address that fetch would refuse. */
function send(address: string, method: string, path: string, headers: Record<string, string>, body = '') {
  return new Promise<{ status: number; cookies: string[] }>((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const sent = request({ hostname, port, method, path, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [] }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('the running server, at its most talkative', () => {
  it('keeps nothing of a conversation in its database, data folder, temporary folder or log', async () => {
    const temporary = join(folder, 'temporary')
    mkdirSync(temporary)
    await putEmbeddedDatabase(join(folder, 'data'))
    const server = await startServer({
      CANDI_DATA: join(folder, 'data'),
      TMPDIR: temporary,
      LOG_LEVEL: 'debug',
    })
    const ours = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const account = { displayName: 'Ann', email: 'ann@example.org', password: 'brakes-squeal' }
    const { cookies } = await send(
      server.address,
      'POST',
      '/api/account/register',
      ours,
      JSON.stringify(account),
    )
    const session = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
    const facts = {
      vehicle: { make: CANARY, model: CANARY },
      codes: [],
      answers: [],
      skipped: [CANARY],
      locale: 'en-US',
    }
    const message = { id: CANARY, role: 'user', parts: [{ type: 'text', text: `it grinds, ${CANARY}` }] }
    const talk = JSON.stringify({ messages: [message], facts })
    const sheet = JSON.stringify({ statements: [{ id: CANARY, text: CANARY }], facts })
    const telling = {
      ...ours,
      'user-agent': CANARY,
      referer: `http://localhost/${CANARY}`,
      'x-forwarded-for': CANARY,
      'accept-language': CANARY,
      'x-anything': CANARY,
    }
    for (const cookie of [`anything=${CANARY}`, `${session}; anything=${CANARY}`]) {
      const headers = { ...telling, cookie }
      const statuses = [
        await send(server.address, 'POST', `/api/conversation?q=${CANARY}`, headers, talk),
        await send(server.address, 'POST', '/api/assessment', headers, sheet),
        await send(server.address, 'POST', '/api/conversation', headers, talk.slice(0, -3)),
        await send(
          server.address,
          'POST',
          '/api/conversation',
          { ...headers, origin: CANARY, 'sec-fetch-site': CANARY },
          talk,
        ),
        await send(server.address, 'GET', `/api/${CANARY}?q=${CANARY}`, headers),
        await send(server.address, 'POST', '/api/vin', headers, JSON.stringify({ vin: VIN })),
        await send(server.address, 'POST', '/api/vin', headers, JSON.stringify({ vin: ` ${VIN}-${VIN}` })),
        await send(server.address, 'GET', `/api/vin/${VIN}?vin=${VIN}`, headers),
        await send(server.address, 'GET', `/api/recalls?year=2019&make=${CANARY}&model=${VIN}`, headers),
        await send(server.address, 'GET', `/${CANARY}%ff?q=${CANARY}`, headers),
        await send(server.address, 'GET', `/metrics?q=${CANARY}`, headers),
      ].map(({ status }) => status)
      expect(statuses.slice(0, 5)).toEqual([200, 200, 400, 403, 404])
    }
    expect(await server.stop()).toBe(0)
    // The log is really on: it tells of the requests, by their patterns.
    expect(server.said()).toContain('/api/conversation')
    expect(server.said().toLowerCase()).not.toContain('canary')
    expect(server.said()).not.toContain('127.0.0.1"')
    const files = [...filesUnder(join(folder, 'data')), ...filesUnder(temporary)]
    expect(files.length).toBeGreaterThan(100)
    for (const file of files)
      for (const marker of ['canary_91c4', VIN]) expect(readFileSync(file).includes(marker), file).toBe(false)
  }, 120_000)
})

describe('a server that is asked to stop while it is being asked something', () => {
  it('answers to the end, takes no new connection, and ends in order', async () => {
    await putEmbeddedDatabase(join(folder, 'stopping'))
    const server = await startServer({ CANDI_DATA: join(folder, 'stopping') })
    const body = JSON.stringify({
      messages: [{ id: 'm1', role: 'user', parts: [{ type: 'text', text: 'My brakes squeal' }] }],
      facts: { vehicle: null, codes: [], answers: [], skipped: [], locale: 'en-US' },
    })
    const { hostname, port } = new URL(server.address)
    let sent: ReturnType<typeof request> | undefined
    const answer = new Promise<string>((resolve, reject) => {
      sent = request(
        {
          hostname,
          port,
          method: 'POST',
          path: '/api/conversation',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => {
            text += String(chunk)
          })
          response.on('end', () => resolve(text))
        },
      )
      sent.on('error', reject)
    })
    // Half a question is under way; the answer to another on its own connection says that the server has seen it.
    await new Promise<void>((resolve) => sent?.write(body.slice(0, 40), () => resolve()))
    expect((await send(server.address, 'GET', '/readyz', {})).status).toBe(200)
    server.ask('SIGTERM')
    await untilRefused(server.address)
    sent?.end(body.slice(40))
    expect(await answer).toContain('data: [DONE]')
    expect(await server.ended).toBe(0)
  }, 120_000)
})

/** Until the server takes no more connections: it has heard that it shall stop. */
async function untilRefused(address: string): Promise<void> {
  for (;;) {
    try {
      await send(address, 'GET', '/healthz', { connection: 'close' })
    } catch {
      return
    }
  }
}
