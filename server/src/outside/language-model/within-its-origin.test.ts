import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateText } from 'ai'
import { afterEach, describe, expect, it } from 'vitest'
import { PROVIDERS, type ProviderId } from './language-model-settings.ts'
import { openLanguageModel } from './open-language-model.ts'
import { withinItsOrigin } from './within-its-origin.ts'

const KEY = 'a-key-of-the-operator'
const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

interface Heard {
  readonly path: string
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A server that sends everybody on to what `goOn` names, or answers 200 where it names nothing. */
async function station(goOn: (path: string) => { status: number; location: string } | null) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const { url: path = '', method = '', headers } = request
    request.setEncoding('utf8')
    let body = ''
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      heard.push({ path, method, headers, body })
      const next = goOn(path)
      if (next) response.writeHead(next.status, { location: next.location }).end()
      else response.end('arrived')
    })
  })
  open.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { heard, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const post = { method: 'POST', body: 'the words', headers: { authorization: `Bearer ${KEY}` } }

describe('a provider that sends us on', () => {
  it.each([301, 302, 303, 307, 308])(
    'to another origin by %i gets neither key nor words there',
    async (status) => {
      const elsewhere = await station(() => null)
      const provider = await station(() => ({ status, location: `${elsewhere.address}/v1` }))
      expect((await withinItsOrigin()(`${provider.address}/v1`, post)).status).toBe(status)
      expect(elsewhere.heard).toEqual([])
    },
  )

  it('to another place of its own is followed, with everything that was sent', async () => {
    const provider = await station((path) => (path === '/v1' ? { status: 308, location: '/v2' } : null))
    const answer = await withinItsOrigin()(`${provider.address}/v1`, post)
    expect(await answer.text()).toBe('arrived')
    expect(provider.heard[1]).toMatchObject({ path: '/v2', method: 'POST', body: 'the words' })
    expect(provider.heard[1]?.headers.authorization).toBe(`Bearer ${KEY}`)
  })

  it('first within its origin and then out of it is followed no further than its own', async () => {
    const elsewhere = await station(() => null)
    const provider = await station((path) => ({
      status: 307,
      location: path === '/v1' ? '/v2' : `${elsewhere.address}/v3`,
    }))
    expect((await withinItsOrigin()(`${provider.address}/v1`, post)).status).toBe(307)
    expect(provider.heard.map(({ path }) => path)).toEqual(['/v1', '/v2'])
    expect(elsewhere.heard).toEqual([])
  })

  it('in a circle is left after three rounds', async () => {
    const provider = await station(() => ({ status: 307, location: '/v1' }))
    expect((await withinItsOrigin()(`${provider.address}/v1`, post)).status).toBe(307)
    expect(provider.heard).toHaveLength(4)
  })
})

it.each(PROVIDERS)(
  'a model of %s is never asked at an origin that the operator did not name',
  async (provider: ProviderId) => {
    const elsewhere = await station(() => null)
    const named = await station((path) => ({ status: 307, location: `${elsewhere.address}${path}` }))
    const settings = { provider, model: 'm', baseUrl: named.address, key: KEY, name: null, seesPhotos: false }
    await expect(
      generateText({ model: openLanguageModel(settings), prompt: 'hello', maxRetries: 0 }),
    ).rejects.toThrow()
    expect(named.heard).toHaveLength(1)
    expect(elsewhere.heard).toEqual([])
  },
)
