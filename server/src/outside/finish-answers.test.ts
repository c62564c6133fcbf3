import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { finishAnswers } from './finish-answers.ts'
import { createHttpServer } from './http-server.ts'

const encoder = new TextEncoder()
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listening(
  answer: (request: Request) => Response | Promise<Response>,
  bounds = {},
): Promise<number> {
  server = createHttpServer(answer, null, bounds)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** An answer that stays open until the test ends it. */
function openStream() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      control = controller
      controller.enqueue(encoder.encode('first '))
    },
  })
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    end() {
      control?.enqueue(encoder.encode('last'))
      control?.close()
    },
  }
}

const answered = (port: number, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) =>
    get({ port, host: '127.0.0.1', agent }, resolve).on('error', reject),
  )

describe('a server that is asked to stop', () => {
  it('lets an open stream end, takes no new connection meanwhile, and then is closed', async () => {
    const stream = openStream()
    const port = await listening(() => stream.response)
    const agent = new Agent({ keepAlive: true })
    const response = await answered(port, agent)
    await once(response, 'readable')
    const finished = finishAnswers(server as Server, 20_000)
    const refused = connect(port, '127.0.0.1')
    expect((await once(refused, 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' })
    stream.end()
    expect(Buffer.concat(await response.toArray()).toString()).toBe('first last')
    await finished
    agent.destroy()
  })

  it('cuts an answer that does not end in time', async () => {
    const port = await listening(() => openStream().response)
    const agent = new Agent()
    const response = await answered(port, agent)
    const cut = once(response, 'error')
    response.resume()
    await finishAnswers(server as Server, 100)
    expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' })
    agent.destroy()
  })

  it('is closed at once when nobody is being answered, though connections are kept alive', async () => {
    const port = await listening(() => new Response('done'))
    const agent = new Agent({ keepAlive: true })
    const response = await answered(port, agent)
    response.resume()
    await once(response, 'end')
    await finishAnswers(server as Server, 20_000)
    agent.destroy()
  })
})

describe('a sender that trickles', () => {
  it('is cut when its headers take too long', async () => {
    const port = await listening(() => new Response('done'), {
      headersTimeout: 200,
      requestTimeout: 300,
      connectionsCheckingInterval: 50,
    })
    const slow = connect(port, '127.0.0.1')
    slow.write('POST /api/conversation HTTP/1.1\r\nHost: x\r\n')
    const received: Buffer[] = []
    slow.on('data', (chunk: Buffer) => received.push(chunk))
    await once(slow, 'close')
    expect(Buffer.concat(received).toString()).toContain('408 Request Timeout')
  })
})
