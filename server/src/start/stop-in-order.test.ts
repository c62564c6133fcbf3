import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../test/running-server.ts'
import { putEmbeddedDatabase } from '../../test/shared.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-stop-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const QUESTION = JSON.stringify({
  messages: [{ id: 'm1', role: 'user', parts: [{ type: 'text', text: 'My brakes squeal' }] }],
  facts: { vehicle: null, codes: [], answers: [], skipped: [], locale: 'en-US' },
})

/** A server that has read half a question. */
async function halfAsked(name: string) {
  await putEmbeddedDatabase(join(folder, name))
  const server = await startServer({ CANDI_DATA: join(folder, name) })
  const half = QUESTION.length >> 1
  const sent = request(`${server.address}/api/conversation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(QUESTION) },
  })
  const answer = new Promise<string>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      response
        .toArray()
        .then((chunks) => resolve(Buffer.concat(chunks).toString()))
        .catch(reject)
    })
  })
  await new Promise<void>((resolve) => sent.write(QUESTION.slice(0, half), () => resolve()))
  // An answer on another connection says that the server has seen it.
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  return { server, answer, goOn: () => void sent.end(QUESTION.slice(half)) }
}

describe('a server that is asked to stop', () => {
  it('takes what comes within half a second for one wish, and answers to the end', async () => {
    const { server, answer, goOn } = await halfAsked('once')
    server.ask('SIGINT')
    server.ask('SIGTERM')
    await untilRefused(server)
    goOn()
    expect(await answer).toContain('data: [DONE]')
    expect(await server.ended).toBe(0)
  }, 120_000)

  it('cuts the answers under way when it is asked again', async () => {
    const { server, answer } = await halfAsked('twice')
    server.ask('SIGINT')
    const begun = performance.now()
    let isCut = false
    const cut = answer.then(
      () => {},
      () => {
        isCut = true
      },
    )
    while (!isCut) {
      server.ask('SIGTERM')
      await Promise.race([cut, fetch(`${server.address}/healthz`).catch(() => {})])
    }
    // The last answers would have twenty seconds.
    expect(performance.now() - begun).toBeLessThan(15_000)
    expect(await server.ended).toBe(0)
  }, 120_000)
})

/** Until the server takes no more connections: it has heard that it shall stop. */
async function untilRefused({ address }: RunningServer): Promise<void> {
  for (;;) {
    try {
      await fetch(`${address}/healthz`, { headers: { connection: 'close' } })
    } catch {
      return
    }
  }
}
