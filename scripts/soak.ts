import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConversationRequest, emptyFacts, uploadProgressSchema } from '@candi/contracts'
import { requestFor as uploadRequest } from '@candi/server/exchanges/contribution-server'
import { drawnBySvg } from '@candi/server/exchanges/drawn-by-svg'
import { signUpAt, storageHeadersAt } from '@candi/server/exchanges/running-contribution-server'
import { toneWav } from '@candi/server/exchanges/sounds'
import { madeKnock } from '@candi/server/made-knock'
import { askRunningServer } from '@candi/server/outside/ask-running-server'
import { wavOf } from '../engines/audio/synthesis/wav-of.ts'
import { authoredMessages } from './bench-requests.ts'
import { startBuiltServer } from './built-server.ts'
import { type HostileAttempt, hostileAttempts } from './hostile-attempts.ts'
import { json } from './json-request.ts'
import { quantile } from './quantile.ts'
import { renderedDashboard } from './rendered-dashboard.ts'

/**
 * `npm run soak [seconds]` (1,200): a mixed load on one server as built. 1,000 open conversations at 50 turns a second, recordings that
 * are contributed, photos that are searched for a VIN, an account with Pro whose recordings are heard and whose dashboards are looked at,
 * and twelve hostile clients that send what once froze us, what makes our expressions search longest, drawings as photos, bodies that
 * trickle, bodies that are no JSON and bodies of more values than anybody needs. Near the end, in the middle of all this, the server is
 * killed without a word. Prints what honest clients met, and fails where they met an error, where memory grew in the second half before
 * that, or where something acknowledged is gone.
 */
const SECONDS = Number(process.argv[2] ?? 1_200)
const TURNS_A_SECOND = Number(process.argv[3] ?? 50)
const CONVERSATIONS = 1_000
/** Until then processes open and code is compiled: what that takes is no measure of what the hostile ones cost. */
const WARM_SECONDS = Math.min(30, SECONDS / 12)
/** More than the server takes at once, so that its own bound is what they meet. */
const MOST_OPEN = 1_000
const ALONE_SECONDS = WARM_SECONDS + Math.min(60, SECONDS / 6)
const HEALTH_EVERY_MS = 100
/** A wait of that length is told as it comes, so that one can look what happened then. */
const LONG_WAIT_MS = 2_000
/** Late enough that memory was seen to its level, early enough that the load goes on over the new server. */
const KILLED_AT = SECONDS * 0.97

const data = mkdtempSync(join(tmpdir(), 'candi-soak-'))
const port = String(20_000 + (process.pid % 20_000))
const start = () =>
  startBuiltServer(data, {
    PORT: port,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    CONTRIBUTIONS_ENABLED: 'true',
    VEHICLE_SERVICE_URL: 'off',
    RECALL_SERVICE_URL: 'off',
  })
let server = await start()
let isUp = true

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
/** Once everything is prepared: turns that were due meanwhile would all come at once. */
let began = performance.now()
const seconds = () => (performance.now() - began) / 1_000
const isOver = () => seconds() > SECONDS

/** What honest clients met, apart: while all warms up, before the hostile ones came, and beside them. */
const turnMs = { warming: [] as number[], alone: [] as number[], beside: [] as number[] }
const healthMs = { warming: [] as number[], alone: [] as number[], beside: [] as number[] }
const now = () =>
  seconds() < WARM_SECONDS ? 'warming' : seconds() < ALONE_SECONDS ? ('alone' as const) : ('beside' as const)
const errors = new Map<string, number>()
const noted = (what: string) => {
  errors.set(what, (errors.get(what) ?? 0) + 1)
  console.log(`at ${seconds().toFixed(0)} s: ${what}`)
}
/** Honest requests of each kind, and how many of them were asked to come back (429). */
const asked = new Map<string, { sent: number; refused: number }>()
const countOf = (what: string) => {
  const count = asked.get(what) ?? { sent: 0, refused: 0 }
  asked.set(what, count)
  return count
}
let late = 0

/** An honest request: what fails while the server is dead or killed under it is no error of its. */
async function honest(what: string, path: string, options: RequestInit): Promise<string | null> {
  const wasUp = isUp
  const of = server
  const count = countOf(what)
  count.sent += 1
  try {
    const answer = await fetch(`${of.address}${path}`, options)
    const body = await answer.text()
    if (answer.status === 429) count.refused += 1
    else if (!answer.ok) noted(`${what}: ${answer.status} ${body.slice(0, 120)}`)
    else if (/"type":"(?:error|failure)"/.test(body)) noted(`${what}: ${body.slice(-200)}`)
    else return body
  } catch (error) {
    if (wasUp && isUp && of === server) {
      noted(`${what}: ${String(error)} ${String((error as Error).cause ?? '')}`)
      console.log(JSON.stringify((error as { cause?: { socket?: unknown } }).cause?.socket ?? null))
    }
  }
  return null
}

/** The conversations, each with what was said in it so far. */
const conversations = Array.from({ length: CONVERSATIONS }, () => [] as ConversationRequest['messages'])
const MORE = ['it got worse today', 'no smoke', 'can i drive it to work?', 'what will it cost', 'yes']
let turns = 0
async function turn(place: number): Promise<void> {
  const before = conversations[place] ?? []
  const messages = before.length > 6 ? [] : before
  const text =
    messages.length === 0
      ? (authoredMessages[(turns * 37) % authoredMessages.length] ?? '')
      : (MORE[turns % MORE.length] ?? '')
  const said = [
    ...messages,
    { id: `m${turns}`, role: 'user' as const, parts: [{ type: 'text' as const, text }] },
  ]
  turns += 1
  const phase = now()
  const at = performance.now()
  const request = json({ messages: said, facts: emptyFacts() })
  const answer = await honest('turn', '/api/conversation', {
    ...request,
    headers: { ...request.headers, 'x-forwarded-for': `198.18.${place >> 8}.${place & 255}` },
  })
  if (answer === null) return
  turnMs[phase].push(performance.now() - at)
  conversations[place] = said
}

let open = 0
async function talk(): Promise<void> {
  for (let tick = 0; !isOver(); tick += 1) {
    const due = began + tick * (1_000 / TURNS_A_SECOND)
    if (due > performance.now()) await wait(due - performance.now())
    if (!isUp) continue
    // A client that is slower than its plan would make a queue of its own.
    if (open > MOST_OPEN) {
      late += 1
      continue
    }
    open += 1
    void turn(tick % CONVERSATIONS).finally(() => {
      open -= 1
    })
  }
}

async function health(): Promise<void> {
  while (!isOver()) {
    const phase = now()
    const at = performance.now()
    if (isUp && (await honest('health', '/healthz', {})) !== null) {
      const waited = performance.now() - at
      healthMs[phase].push(waited)
      if (waited > LONG_WAIT_MS)
        console.log(`at ${seconds().toFixed(0)} s: /healthz after ${waited.toFixed(0)} ms`)
    }
    await wait(HEALTH_EVERY_MS)
  }
}

/** Accounts and bytes that were acknowledged; all of them must be there after the server was killed. */
const accounts: string[] = []
const uploads: { readonly cookie: string; readonly id: string; readonly offset: number }[] = []
async function contribute(): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    await wait(20_000)
    // A recording that is here already is not kept a second time.
    const sound = toneWav(440 + count, 3)
    if (!isUp) continue
    try {
      const email = `soak${count}@example.org`
      countOf('sign-up').sent += 1
      const cookie = await signUpAt(server, email)
      accounts.push(email)
      const headers = await storageHeadersAt(server, cookie)
      const begun = await honest('upload', '/api/contributions', {
        ...json(uploadRequest(sound.length)),
        headers: { ...headers, 'content-type': 'application/json' },
      })
      if (begun === null) continue
      const { id } = uploadProgressSchema.parse(JSON.parse(begun))
      const part = await honest('upload part', `/api/contributions/${id}/content`, {
        method: 'PATCH',
        headers: { ...headers, 'upload-offset': '0' },
        body: new Uint8Array(sound.subarray(0, 100_000)),
      })
      if (part === null) continue
      uploads.push({ cookie, id, offset: uploadProgressSchema.parse(JSON.parse(part)).offset })
    } catch (error) {
      if (String(error).includes('"too-many-requests"')) countOf('sign-up').refused += 1
      else if (isUp) noted(`upload: ${String(error)}`)
    }
  }
}

const PLATE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750"><rect width="1200" height="750" fill="#20262c"/><text x="110" y="375" font-family="DejaVu Sans Mono, Liberation Mono, monospace" font-size="64" fill="#eee">1HGCM82633A004352</text></svg>`
const plate = await drawnBySvg(PLATE).jpeg().toBuffer()
const file = (type: string, body: Uint8Array, cookie = ''): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', cookie },
  body: new Uint8Array(body),
})
async function photograph(): Promise<void> {
  while (!isOver()) {
    await wait(10_000)
    if (isUp) await honest('VIN scan', '/api/look?only=vin', file('image/jpeg', plate))
  }
}

const RATE_HZ = 16_000
const knock = wavOf(madeKnock(10, RATE_HZ), RATE_HZ)
const dashboard = await renderedDashboard(1)
async function accountWithPro(): Promise<string> {
  const email = 'pro@example.org'
  const cookie = await signUpAt(server, email)
  const granted = await askRunningServer(data, 'admin', ['grant', email, 'pro'])
  if (granted?.exitCode !== 0) throw new Error(`Nobody could have Pro: ${granted?.output}`)
  return cookie
}
/** Its session outlives the server that is killed. */
const pro = await accountWithPro()
async function analyse(): Promise<void> {
  while (!isOver()) {
    await wait(10_000)
    if (isUp) await honest('recording', '/api/listen?state=idle', file('audio/wav', knock, pro))
    if (isUp) await honest('dashboard', '/api/look', file('image/jpeg', dashboard, pro))
  }
}

/** What nobody honest sends. Its answer does not matter, only that others do not feel it. */
const sent = { hostile: 0 }
async function attack(attempt: HostileAttempt, client: number): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    if (isUp && now() === 'beside') {
      sent.hostile += 1
      const [path, options] = attempt(count)
      const headers = new Headers(options.headers)
      headers.set('x-forwarded-for', `203.0.113.${client + 1}`)
      await fetch(`${server.address}${path}`, { ...options, headers, signal: AbortSignal.timeout(15_000) })
        .then((answer) => answer.text())
        .catch(() => '')
    }
    await wait(500)
  }
}

const hostile = hostileAttempts().map(attack)

const memory: { readonly at: number; readonly mb: number }[] = []
async function weigh(): Promise<void> {
  while (!isOver()) {
    if (isUp) memory.push({ at: seconds(), mb: server.megabytes() })
    await wait(5_000)
  }
}

let lost = 0
async function killUnderLoad(): Promise<void> {
  await wait(KILLED_AT * 1_000)
  isUp = false
  await server.kill()
  server = await start()
  isUp = true
  for (const email of accounts) {
    const answer = await honest('login', '/api/account/login', {
      ...json({ email, password: 'correct horse', remember: false }),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    })
    if (answer === null) lost += 1
  }
  for (const { cookie, id, offset } of uploads) {
    const answer = await honest('upload again', `/api/contributions/${id}/content`, { headers: { cookie } })
    if (answer === null || uploadProgressSchema.parse(JSON.parse(answer)).offset < offset) lost += 1
  }
}

began = performance.now()
const acknowledged = () => `${accounts.length} accounts, ${uploads.length} uploads`
await Promise.all([
  talk(),
  health(),
  contribute(),
  photograph(),
  analyse(),
  weigh(),
  killUnderLoad(),
  ...hostile,
])
await wait(2_000)
await server.stop()
rmSync(data, { recursive: true, force: true })

const p = (values: readonly number[], share: number) =>
  values.length > 0 ? quantile(values, share).toFixed(0) : 'none'
console.log(
  `${turns} turns, ${sent.hostile} hostile requests, ${late} turns left out because ${MOST_OPEN} were open`,
)
const shares = [...asked].map(
  ([what, count]) => `${what} ${((100 * count.refused) / count.sent).toFixed(1)} % of ${count.sent}`,
)
console.log(`asked to come back (429): ${shares.join(', ')}`)
for (const phase of ['alone', 'beside'] as const)
  console.log(
    `${phase}: turn p50 ${p(turnMs[phase], 0.5)} p95 ${p(turnMs[phase], 0.95)} ms; /healthz p95 ${p(healthMs[phase], 0.95)} p99 ${p(healthMs[phase], 0.99)} most ${p(healthMs[phase], 1)} ms`,
  )
const middle = memory.filter(({ at }) => at > SECONDS / 2 && at <= SECONDS * 0.75).map(({ mb }) => mb)
const last = memory.filter(({ at }) => at > SECONDS * 0.75 && at < KILLED_AT).map(({ mb }) => mb)
console.log(`memory: third quarter ${p(middle, 0.5)} MB, last quarter ${p(last, 0.5)} MB (medians)`)
console.log(`killed once; acknowledged: ${acknowledged()}; lost: ${lost}`)
for (const [what, count] of errors) console.log(`ERROR ${count} x ${what}`)
const isFlat = quantile(last, 0.5) < quantile(middle, 0.5) * 1.1
process.exit(errors.size === 0 && lost === 0 && isFlat ? 0 : 1)
