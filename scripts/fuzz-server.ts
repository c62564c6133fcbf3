import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyFacts } from '@candi/contracts'
import { heavyAttempts } from '@candi/server/exchanges/heavy-bodies'
import { COMPLAINT, WORDS_THAT_FROZE } from '@candi/server/exchanges/words-that-froze'
import { authoredMessages } from './bench-requests.ts'
import { startBuiltServer } from './built-server.ts'
import { json } from './json-request.ts'
import { listExpressions } from './list-expressions.ts'
import { pumpedTexts } from './pump-expression.ts'
import { quantile } from './quantile.ts'

const HOSTILE_CLIENTS = 10
const ALONE_MS = 60_000
const HONEST_EVERY_MS = 200
const HEALTH_EVERY_MS = 100
/** As often as a server lets one client ask for a quarter of an hour. */
const HEAVY_EVERY_MS = 300
const LENGTHS = [300, 1_000, 2_500, 7_900]
/** What hostile words may cost others: `/healthz` in milliseconds, and the p95 of turns as a ratio to that without them. */
const MOST = { healthMs: 100, ratio: 1.5 }

/** Words that our own expressions search longest: `count` of them, from each expression in turn, shorter and longer. */
function generatedWords(count: number): string[] {
  const expressions = listExpressions().filter(({ place }) => !place.startsWith('web/'))
  return Array.from({ length: count }, (_, place) => {
    const expression = expressions[place % expressions.length]
    const round = Math.floor(place / expressions.length)
    const texts = expression
      ? pumpedTexts(expression.source, expression.flags, LENGTHS[round % 4] ?? 300)
      : []
    return texts[round % Math.max(texts.length, 1)] ?? 'x'
  })
}

/** Sends the words that once froze us and `count` generated ones to a server as built, from ten clients, and heavy bodies from another; true where nobody else felt it. */
export async function fuzzServer(count: number): Promise<boolean> {
  const data = mkdtempSync(join(tmpdir(), 'candi-fuzz-'))
  const server = await startBuiltServer(data, {
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    VEHICLE_SERVICE_URL: 'off',
    RECALL_SERVICE_URL: 'off',
  })
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
  let isHostile = false
  let isOver = false
  const turnMs = { alone: [] as number[], beside: [] as number[] }
  const healthMs = { alone: [] as number[], beside: [] as number[] }
  const failed = new Map<string, number>()
  const timed = async (into: typeof turnMs, path: string, options: RequestInit = {}) => {
    const phase = isHostile ? 'beside' : 'alone'
    const at = performance.now()
    const answer = await fetch(`${server.address}${path}`, options)
    const body = await answer.text()
    if (answer.ok && !body.includes('"type":"error"')) into[phase].push(performance.now() - at)
    else failed.set(`${path} ${answer.status}`, (failed.get(`${path} ${answer.status}`) ?? 0) + 1)
  }
  const turn = (texts: readonly string[], client: string): RequestInit => {
    const request = json({
      messages: texts.map((text, place) => ({
        id: `m${place}`,
        role: 'user',
        parts: [{ type: 'text', text }],
      })),
      facts: emptyFacts(),
    })
    return { ...request, headers: { ...request.headers, 'x-forwarded-for': client } }
  }
  const every = async (ms: number, act: (place: number) => Promise<void>) => {
    const open = new Set<Promise<void>>()
    for (let place = 0; !isOver; place += 1) {
      const acting = act(place).finally(() => open.delete(acting))
      open.add(acting)
      await wait(ms)
    }
    await Promise.all(open)
  }
  const words = [
    ...WORDS_THAT_FROZE.map(([, texts]) => texts),
    ...generatedWords(count).map((text) => [COMPLAINT, text]),
  ]
  let stopped = 0
  const attack = async (client: number) => {
    for (let place = client; place < words.length; place += HOSTILE_CLIENTS) {
      const answer = await fetch(
        `${server.address}/api/conversation`,
        turn(words[place] ?? [], `203.0.113.${client + 1}`),
      )
      if ((await answer.text()).includes('Your words are still here')) stopped += 1
      await wait(250)
    }
  }
  let areWordsSent = false
  const attackByBodies = async () => {
    const heavy = heavyAttempts()
    for (let place = 0; !areWordsSent; place += 1) {
      const { method, headers } = json(null)
      const answer = await fetch(`${server.address}/api/conversation`, {
        method,
        headers: { ...headers, 'x-forwarded-for': `203.0.113.${HOSTILE_CLIENTS + 1}` },
        body: heavy(place),
      })
      await answer.text()
      await wait(HEAVY_EVERY_MS)
    }
  }
  const honest = (place: number) =>
    timed(
      turnMs,
      '/api/conversation',
      turn(
        [authoredMessages[(place * 37) % authoredMessages.length] ?? ''],
        `198.51.100.${1 + (place % 250)}`,
      ),
    )
  const beside = [every(HONEST_EVERY_MS, honest), every(HEALTH_EVERY_MS, () => timed(healthMs, '/healthz'))]
  // What opening its processes costs is nobody's attack.
  await wait(ALONE_MS / 4)
  turnMs.alone.length = 0
  healthMs.alone.length = 0
  await wait(ALONE_MS)
  isHostile = true
  const bodies = attackByBodies()
  await Promise.all(Array.from({ length: HOSTILE_CLIENTS }, (_, client) => attack(client)))
  areWordsSent = true
  await bodies
  isOver = true
  await Promise.all(beside)
  await server.stop()
  rmSync(data, { recursive: true, force: true })

  const ratio = quantile(turnMs.beside, 0.95) / quantile(turnMs.alone, 0.95)
  const health = quantile(healthMs.beside, 0.95)
  console.log(
    `${words.length} hostile messages from ten clients, and heavy bodies from one: ${stopped} were ended before they were read; /healthz p95 ${health.toFixed(0)} ms, ` +
      `turns of others p95 ${quantile(turnMs.alone, 0.95).toFixed(0)} ms before and ${quantile(turnMs.beside, 0.95).toFixed(0)} ms beside them (${ratio.toFixed(2)} times)`,
  )
  for (const [what, times] of failed) console.log(`FAILED ${times} x ${what}`)
  return failed.size === 0 && health < MOST.healthMs && ratio <= MOST.ratio
}
