import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ERRORS, LIMITS } from '@candi/contracts'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createHttpServer } from '../outside/http-server.ts'
import { BodiesInFlight, type BodyBounds } from './bodies-in-flight.ts'
import { boundBodies } from './body-bound.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'
import { limitRequests } from './request-limit.ts'

let server: Server | undefined
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server?.closeAllConnections()
  server?.close()
})

/** A server whose only route reads the largest bodies, behind a proxy that names the client. */
async function listening(bounds: Partial<BodyBounds> = {}): Promise<number> {
  const app = new Hono()
  const allowance = { take: async () => ({ isAllowed: true as const }) }
  app.use(limitRequests(allowance as unknown as Parameters<typeof limitRequests>[0], 1, () => {}))
  app.use(boundBodies(new BodiesInFlight(bounds)))
  app.post('/api/conversation', async (context) => {
    const body = await readBody(context, z.object({ text: z.string() }))
    return body.ok ? context.json({ length: body.value.text.length }) : failure(context, body.code)
  })
  // Of those that break off.
  app.onError((_, context) => failure(context, 'internal'))
  server = createHttpServer(app.fetch, null)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const body = (bytes: number) => Buffer.from(`{"text":"${'a'.repeat(bytes - '{"text":""}'.length)}"}`)
const LARGEST = body(LIMITS.caseBytes)

/** One that announces a body and sends `sent` of it. `answer` is what has come back so far. */
function sender(port: number, announced: number, sent: Uint8Array, client?: string) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const one = { answer: '', send: (more: Uint8Array) => void socket.write(more) }
  socket.on('data', (chunk) => {
    one.answer += String(chunk)
  })
  // Whoever is refused in the middle may find the line closed.
  socket.on('error', () => {})
  const forwarded = client === undefined ? '' : `x-forwarded-for: ${client}\r\n`
  socket.write(
    `POST /api/conversation HTTP/1.1\r\nhost: candi\r\n${forwarded}content-length: ${announced}\r\n\r\n`,
  )
  socket.write(sent)
  return one
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = performance.now() + 20_000; !isSo(); ) {
    if (performance.now() > end) throw new Error('It did not come to that.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
const statusOf = ({ answer }: { answer: string }) => Number(answer.slice(9, 12))

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
/** What is really held: blocks of refused bodies wait for the collector, which comes when memory is asked for. */
async function heldBytes(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collectGarbage()
    await new Promise(setImmediate)
  }
  return process.memoryUsage().arrayBuffers
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 300))

describe('the bodies of a server that are on their way', () => {
  it('hold 64 MB together, however many stop before their end, and the others are asked to come back', async () => {
    const port = await listening()
    const before = await heldBytes()
    const [count, sent] = [150, 760_000]
    const all = Array.from({ length: count }, () => sender(port, LIMITS.caseBytes, LARGEST.subarray(0, sent)))
    // Each takes 47 blocks of 16,384 bytes, of which 64,000,000 bytes are 3,906: room for 83.
    const refused = () => all.filter(({ answer }) => answer !== '')
    await until(() => refused().length >= count - 83)
    await settle()
    expect(refused().length).toBe(count - 83)
    // Beside what is counted, each connection may have a piece in a pipe. A refused connection frees its blocks when
    // it closes, which a busy machine may do later: what is held for good would never fall below the bound.
    const bound = 64_000_000 + count * 65_536
    let grown = (await heldBytes()) - before
    for (let tries = 0; grown >= bound && tries < 20; tries += 1) {
      await settle()
      grown = (await heldBytes()) - before
    }
    expect(grown).toBeLessThan(bound)
    for (const one of refused()) {
      expect(one.answer).toMatch(/^HTTP\/1\.1 503 /)
      expect(one.answer).toMatch(/\r\nretry-after: 5\r\n/i)
      expect(one.answer).toContain(ERRORS.busy.text)
    }
  }, 60_000)

  it('leave their place when they are whole, refused or broken off', async () => {
    const port = await listening({ bytes: 100_000 })
    for (const round of [1, 2, 3]) {
      const whole = sender(port, 90_000, body(90_000))
      await until(() => whole.answer !== '')
      expect([round, statusOf(whole)]).toEqual([round, 200])
      const refused = sender(port, 110_000, body(110_000))
      await until(() => refused.answer !== '')
      expect([round, statusOf(refused)]).toEqual([round, 503])
      sender(port, 90_000, body(90_000).subarray(0, 80_000))
      await settle()
      sockets.at(-1)?.destroy()
      await settle()
    }
  })

  it('count what has come, not what was announced', async () => {
    const port = await listening({ bytes: 100_000 })
    for (let announced = 0; announced < 50; announced += 1) sender(port, 90_000, new Uint8Array(0))
    const honest = sender(port, 90_000, body(90_000))
    await until(() => honest.answer !== '')
    expect(statusOf(honest)).toBe(200)
  })

  it('are shared: one client cannot have the place of all', async () => {
    const port = await listening({ bytes: 300_000, bytesAClient: 100_000 })
    const greedy = Array.from({ length: 5 }, () =>
      sender(port, 90_000, body(90_000).subarray(0, 80_000), '192.0.2.7'),
    )
    await until(() => greedy.filter(({ answer }) => answer !== '').length === 4)
    const refused = greedy.find(({ answer }) => answer !== '')
    expect(refused?.answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*\r\nretry-after: 10\r\n/i)
    expect(refused?.answer).toContain(ERRORS['slow-down'].text)
    const other = sender(port, 90_000, body(90_000), '192.0.2.8')
    await until(() => other.answer !== '')
    expect(statusOf(other)).toBe(200)
  })

  it('make way for another where they have been long in coming', async () => {
    const port = await listening({ bytes: 100_000, patienceMs: 200 })
    const idle = sender(port, 90_000, body(90_000).subarray(0, 80_000))
    await settle()
    const next = sender(port, 90_000, body(90_000))
    await until(() => next.answer !== '' && idle.answer !== '')
    expect([statusOf(next), statusOf(idle)]).toEqual([200, 503])
  })

  it('are not waited for where they trickle in, and are where a slow line brings them steadily', async () => {
    const port = await listening({ graceMs: 400, leastBytesASecond: 50_000 })
    const whole = body(90_000)
    const [trickles, flows] = [
      sender(port, 90_000, whole.subarray(0, 1)),
      sender(port, 90_000, whole.subarray(0, 1)),
    ]
    for (let at = 1; at < whole.length && statusOf(flows) !== 200; at += 9_000) {
      trickles.send(whole.subarray(at, at + 1))
      flows.send(whole.subarray(at, at + 9_000))
      await new Promise((resolve) => setTimeout(resolve, 90))
    }
    await until(() => trickles.answer !== '' && flows.answer !== '')
    expect([statusOf(trickles), statusOf(flows)]).toEqual([408, 200])
    expect(trickles.answer).toContain(ERRORS['body-too-slow'].text)
  })
})
