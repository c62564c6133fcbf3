import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionSchema } from '@candi/contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../test/running-server.ts'
import { putEmbeddedDatabase } from '../test/shared.ts'

/** `npm run kill-test` sets 50. */
const ROUNDS = Number(process.env.CANDI_KILL_ROUNDS ?? 3)
const ROUND_MS = 60_000
const WRITERS = 2

const folder = mkdtempSync(join(tmpdir(), 'candi-killed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const JSON_OF_OURS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

async function register({ address }: RunningServer, name: string): Promise<string> {
  const answer = await fetch(`${address}/api/account/register`, {
    method: 'POST',
    headers: JSON_OF_OURS,
    body: JSON.stringify({ displayName: '0', email: `${name}@example.org`, password: 'brakes-squeal' }),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const nameNow = async ({ address }: RunningServer, cookie: string) => {
  const answer = await fetch(`${address}/api/account/session`, { headers: { cookie } })
  return Number(sessionSchema.parse(await answer.json()).account?.displayName)
}

/** Counts up in its account's name until the server is gone; tells each number that the server acknowledged. */
async function countUp(server: RunningServer, cookie: string, from: number, told: (count: number) => void) {
  for (let count = from + 1; ; count += 1) {
    try {
      const answer = await fetch(`${server.address}/api/account`, {
        method: 'PATCH',
        headers: { ...JSON_OF_OURS, cookie },
        body: JSON.stringify({ displayName: String(count) }),
      })
      await answer.text()
      if (answer.status !== 200) throw new Error(`The server answered ${answer.status}.`)
    } catch (error) {
      if (error instanceof TypeError) return // no answer: the server is gone
      throw error
    }
    told(count)
  }
}

describe('a server that is killed while it writes', () => {
  it(
    `has everything that it acknowledged, ${ROUNDS} times over`,
    async () => {
      const settings = { CANDI_DATA: join(folder, 'data') }
      await putEmbeddedDatabase(settings.CANDI_DATA)
      let server = await startServer(settings)
      const cookies = await Promise.all(
        Array.from({ length: WRITERS }, (_, index) => register(server, `writer-${index}`)),
      )
      const acknowledged = cookies.map(() => 0)
      let total = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        // A different number of writes each time, so that the end comes at different moments of them.
        const wanted = total + 20 + ((round * 37) % 60)
        let reached = () => {}
        const enough = new Promise<void>((resolve) => {
          reached = resolve
        })
        const running = server
        const writing = cookies.map((cookie, writer) =>
          countUp(running, cookie, acknowledged[writer] ?? 0, (count) => {
            acknowledged[writer] = count
            total += 1
            if (total >= wanted) reached()
          }),
        )
        await Promise.race([enough, Promise.all(writing)])
        await server.kill()
        await Promise.all(writing)
        server = await startServer(settings)
        for (const [writer, cookie] of cookies.entries()) {
          const kept = await nameNow(server, cookie)
          expect(kept, `round ${round}`).toBeGreaterThanOrEqual(acknowledged[writer] ?? 0)
          // The one that was under way may or may not have been kept; nothing beyond it was ever sent.
          expect(kept, `round ${round}`).toBeLessThanOrEqual((acknowledged[writer] ?? 0) + 1)
          acknowledged[writer] = kept
        }
      }
      process.stdout.write(`killed ${ROUNDS} times, ${total} writes acknowledged, none lost\n`)
      expect(await server.stop()).toBe(0)
    },
    ROUND_MS * (ROUNDS + 1),
  )
})
