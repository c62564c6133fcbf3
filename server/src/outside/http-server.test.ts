import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttpServer } from './http-server.ts'

let server: Server | undefined
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server?.closeAllConnections()
  server?.close()
})

async function listening(
  bounds: Parameters<typeof createHttpServer>[2],
  answer: Parameters<typeof createHttpServer>[0] = () => new Response('here'),
): Promise<number> {
  server = createHttpServer(answer, null, bounds)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A connection, and whether the server has closed it. */
async function caller(port: number, says = '') {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const one = { answer: '', isClosed: false }
  socket.on('data', (chunk) => {
    one.answer += String(chunk)
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    one.isClosed = true
  })
  await once(socket, 'connect')
  socket.write(says)
  await new Promise((resolve) => setTimeout(resolve, 150))
  return one
}
const REQUEST = 'GET / HTTP/1.1\r\nhost: candi\r\n\r\n'

describe('a server with as many connections as it takes', () => {
  it('closes one more unread, and takes the next once another is gone', async () => {
    const port = await listening({ connections: 3 })
    for (const kept of [await caller(port), await caller(port), await caller(port)])
      expect(kept.isClosed).toBe(false)
    expect((await caller(port)).isClosed).toBe(true)
    sockets[0]?.destroy()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await caller(port, REQUEST)).answer).toContain('here')
  })

  it('lets go of those that only wait for a next request', async () => {
    const port = await listening({ connections: 2 })
    const idle = [await caller(port, REQUEST), await caller(port, REQUEST)]
    expect(idle.every(({ isClosed, answer }) => !isClosed && answer.includes('here'))).toBe(true)
    await caller(port)
    expect(idle.every(({ isClosed }) => isClosed)).toBe(true)
    expect((await caller(port, REQUEST)).answer).toContain('here')
  })

  it('takes no more than its share from one address', async () => {
    const port = await listening({ connectionsOfOne: () => 2 })
    const all = [await caller(port), await caller(port), await caller(port, REQUEST)]
    expect(all.map(({ isClosed }) => isClosed)).toEqual([false, false, true])
    sockets[0]?.destroy()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await caller(port, REQUEST)).answer).toContain('here')
  })

  it('waits for the head of a request for so long and no longer, also where nothing at all is said', async () => {
    const port = await listening({
      headersTimeout: 300,
      requestTimeout: 400,
      connectionsCheckingInterval: 50,
    })
    const slow = [await caller(port), await caller(port, 'GET / HTTP/1.1\r\nhost: ')]
    await new Promise((resolve) => setTimeout(resolve, 800))
    expect(slow.map(({ isClosed }) => isClosed)).toEqual([true, true])
  })
})

describe('a request that is refused before its body was read', () => {
  const refuse = () => new Response('refused', { status: 413 })
  const post = (bytes: number) => `POST / HTTP/1.1\r\nhost: candi\r\ncontent-length: ${bytes}\r\n\r\n`
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  it('is answered when its body has come, and its connection serves the next', async () => {
    const one = await caller(await listening({}, refuse), `${post(10)}12345`)
    await wait(700)
    expect(one).toEqual({ answer: '', isClosed: false })
    sockets[0]?.write(`67890${REQUEST}`)
    await wait(700)
    expect(one.isClosed).toBe(false)
    expect(one.answer.match(/refused/g)).toHaveLength(2)
  })

  it('is answered too where the rest does not come, and then its connection is closed', async () => {
    const one = await caller(await listening({}, refuse), `${post(10)}12345`)
    await wait(2_300)
    expect(one.answer).toContain('refused')
    await wait(700)
    expect(one.isClosed).toBe(true)
  })
})
