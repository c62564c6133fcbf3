import { type Account, conversationDataSchemas, ERRORS, type Usage, usageSchema } from '@candi/contracts'
import { eq } from 'drizzle-orm'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { beforeAll, expect, it } from 'vitest'
import { appOfTests } from '../../test/app-of-tests.ts'
import { onBothDatabases } from '../../test/both-databases.ts'
import { haltingNarrators } from '../../test/halting-narrator.ts'
import { recordedReader, smallParts } from '../../test/small-parts.ts'
import { type CountTokens, loadTokenCounter } from '../accounts/count-tokens.ts'
import { createMetering } from '../accounts/create-metering.ts'
import { usageSubject } from '../accounts/usage-subject.ts'
import type { Narrators } from '../conversation/stream-turn.ts'
import { createNarrators } from '../narrator/narrators.ts'
import { addGrant } from '../store/memberships.ts'
import { tokenWindows, users } from '../store/schema/index.ts'
import { openTokenLedger } from '../store/token-ledger.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const HOUR_MS = 60 * 60_000
const SECRET = 'a secret of at least 32 characters'
const facts = { vehicle: null, codes: [], answers: [] as unknown[], skipped: [], locale: 'en-US' }
const said = (text: string, id = 'm1') => ({ id, role: 'user', parts: [{ type: 'text', text }] })
const tapped = (id: string) => ({
  id,
  role: 'user',
  parts: [{ type: 'data-answer', data: { finding: 'pulls', state: 'present', label: 'Yes' } }],
})
const tokensOf = (text: string) => encode(text).length

interface Chunk {
  readonly type: string
  readonly delta?: string
  readonly data?: unknown
}
const chunksOf = (text: string): Chunk[] =>
  text
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line): Chunk => JSON.parse(line.slice(6)))
const proseOf = (chunks: readonly Chunk[]) => chunks.map(({ delta }) => delta ?? '').join('')
const noticeOf = (chunks: readonly Chunk[]) =>
  conversationDataSchemas.notice.parse(chunks.find(({ type }) => type === 'data-notice')?.data)

/** Parts of a diagnosis that fail in the middle of a turn. */
const brokenParts = () =>
  smallParts({
    opinionOf: () => Promise.reject(new Error('the reader broke')),
  })

onBothDatabases('a metered conversation', (open) => {
  let countTokens: CountTokens
  beforeAll(async () => {
    countTokens = await loadTokenCounter()
  })
  let people = 0

  async function person(): Promise<string> {
    const uid = `person${++people}`
    await open()
      .database.insert(users)
      .values({ id: uid, name: uid, email: `${uid}@example.org` })
    return uid
  }

  /** A server, and how one visitor of it asks: signed in as `uid`, or a guest with an address and a cookie. */
  function serve(
    options: {
      narrators?: Narrators
      reader?: Parameters<typeof recordedReader>[0]
      countTokens?: CountTokens
      breaks?: boolean
    } = {},
  ) {
    const clock = { now: NOON }
    const failures: unknown[] = []
    const metering = createMetering({
      database: open().database,
      ledger: openTokenLedger(open(), (error) => failures.push(error)),
      secret: SECRET,
      areCookiesSecure: false,
      identify: async (headers): Promise<Account | null> => {
        const uid = headers.get('x-test-uid')
        const email = headers.get('x-test-email') ?? `${uid}@example.org`
        return (uid && { uid, email, displayName: '', emailVerified: true, role: 'user' as const }) || null
      },
      countTokens: options.countTokens ?? countTokens,
      trustedProxies: 0,
      now: () => clock.now,
      onFailure: (error) => failures.push(error),
    })
    const app = appOfTests(failures, {
      diagnosis: options.breaks ? brokenParts() : smallParts(recordedReader(options.reader ?? {})),
      narrators: options.narrators ?? createNarrators(),
      metering,
    })
    const visitor = (who: { uid?: string; email?: string; address?: string; cookie?: string }) => {
      const headers: Record<string, string> = {
        origin: 'http://localhost',
        ...(who.uid ? { 'x-test-uid': who.uid } : {}),
        ...(who.email ? { 'x-test-email': who.email } : {}),
        ...(who.cookie ? { cookie: who.cookie } : {}),
      }
      const env = { incoming: { socket: { remoteAddress: who.address ?? '192.0.2.1' } } }
      const post = (path: string, body: object, signal?: AbortSignal) =>
        Promise.resolve(
          app.request(
            path,
            { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) },
            env,
          ),
        )
      return {
        post,
        turn: async (...messages: object[]) => {
          const response = await post('/api/conversation', { messages, facts })
          return { response, chunks: chunksOf(await response.text()) }
        },
        usage: async (): Promise<Usage> =>
          usageSchema.parse(await (await app.request('/api/usage', { headers }, env)).json()),
      }
    }
    return { visitor, clock, failures }
  }

  const spend = (uid: string, used: number) =>
    open()
      .database.insert(tokenWindows)
      .values({ subject: usageSubject(SECRET, `${uid}@example.org`), startedAt: NOON, used })

  it('costs what was typed and the prose that answers it, and renews eight hours after its first turn', async () => {
    const ann = serve().visitor({ uid: await person() })
    expect(await ann.usage()).toEqual({ limit: 10_000, used: 0, renewsAt: null })
    const { chunks } = await ann.turn(said('it squeals and pulls to the left'))
    expect(proseOf(chunks)).not.toBe('')
    expect(await ann.usage()).toEqual({
      limit: 10_000,
      used: tokensOf('it squeals and pulls to the left') + tokensOf(proseOf(chunks)),
      renewsAt: '2026-11-20T20:00:00.000Z',
    })
  })

  it('costs nothing for tapped answers, changed signs and the sheet, and nothing anew for what is resent', async () => {
    const ann = serve().visitor({ uid: await person() })
    const first = await ann.turn(said('it squeals'))
    const once = tokensOf('it squeals') + tokensOf(proseOf(first.chunks))
    const answer = await ann.turn(said('it squeals'), tapped('m2'))
    expect(proseOf(answer.chunks)).not.toBe('')
    await ann.post('/api/assessment', { statements: [{ id: 'm1', text: 'it squeals' }], facts })
    expect((await ann.usage()).used).toBe(once)
    const second = await ann.turn(said('it squeals'), tapped('m2'), said('it is loud, the exhaust', 'm3'))
    expect((await ann.usage()).used).toBe(
      once + tokensOf('it is loud, the exhaust') + tokensOf(proseOf(second.chunks)),
    )
  })

  it('goes on where it stood for the aliases of a mailbox, and for an account made again after it was deleted', async () => {
    const uid = await person()
    const server = serve()
    await server.visitor({ uid }).turn(said('it squeals'))
    const { used } = await server.visitor({ uid }).usage()
    expect(used).toBeGreaterThan(0)
    await open().database.delete(users).where(eq(users.id, uid))
    const again = { uid: `${uid} again`, email: `${uid}@example.org` }
    expect((await server.visitor(again).usage()).used).toBe(used)
    const alias = { uid: `${uid} alias`, email: `${uid}+2@example.org` }
    expect((await server.visitor(alias).usage()).used).toBe(used)
    expect((await server.visitor({ uid: `${uid}0` }).usage()).used).toBe(0)
  })

  it('still reads the message and streams the sheet when the tokens are spent, and says what is left', async () => {
    const uid = await person()
    await spend(uid, 9_950)
    const ann = serve().visitor({ uid })
    const { response, chunks } = await ann.turn(said('the pedal sinks to the floor'))
    expect(response.status).toBe(200)
    const types = chunks.map(({ type }) => type)
    expect(types).toContain('data-reading')
    expect(types).not.toContain('text-delta')
    expect(chunks.find(({ type }) => type === 'data-assessment')?.data).toMatchObject({
      verdict: { urgency: 'stop' },
    })
    expect(noticeOf(chunks)).toEqual({
      text: 'There are too few tokens left for a talked answer. Your words were read: whether you can drive it and what to do now stand on the sheet. Tapping answers, changing signs and the sheet cost no tokens.',
      usage: { limit: 10_000, used: 9_950, renewsAt: '2026-11-20T20:00:00.000Z' },
    })
    expect((await ann.usage()).used).toBe(9_950)
  })

  it('asks its question and takes tapped answers when the tokens are spent', async () => {
    const uid = await person()
    await spend(uid, 10_000)
    const ann = serve().visitor({ uid })
    const { chunks } = await ann.turn(said('it squeals'))
    expect(chunks.map(({ type }) => type)).toContain('data-question')
    const answer = await ann.turn(said('it squeals'), tapped('m2'))
    expect(proseOf(answer.chunks)).not.toBe('')
    const again = await ann.post('/api/assessment', { statements: [{ id: 'm1', text: 'it squeals' }], facts })
    expect(again.status).toBe(200)
  })

  it.each([
    [
      'whether the car may be driven',
      ['the pedal sinks to the floor', 'is it safe to drive to work?'],
      'Don’t drive it',
    ],
    ['whom to call for a person', ['i have chest pain and the car squeals'], '911'],
    ['where somebody listens', ['i feel like driving it into a wall tonight'], '988'],
  ])('always answers, at no cost, %s', async (_, texts, expected) => {
    const uid = await person()
    await spend(uid, 10_000)
    const ann = serve({ reader: { 'drive to work': { intent: 'question' } } }).visitor({ uid })
    const { chunks } = await ann.turn(...texts.map((text, index) => said(text, `m${index}`)))
    expect(proseOf(chunks)).toContain(expected)
    expect((await ann.usage()).used).toBe(10_000)
  })

  it('sends the card of an emergency first of all when the tokens are spent, and no question behind it', async () => {
    const uid = await person()
    await spend(uid, 10_000)
    const { chunks } = await serve()
      .visitor({ uid })
      .turn(said('i have chest pain and the pedal sinks to the floor'))
    const types = chunks.map(({ type }) => type)
    expect(types.slice(0, 2)).toEqual(['start', 'data-emergency'])
    expect(types).not.toContain('data-question')
    expect(chunks[1]?.data).toMatchObject({ kind: 'injury', call: { dial: '911' } })
  })

  it('gives free talk no prose when the tokens are spent, and says what still works', async () => {
    const uid = await person()
    await spend(uid, 10_000)
    const ann = serve({ reader: { coolant: { intent: 'question' } } }).visitor({ uid })
    const { chunks } = await ann.turn(said('How do I check the coolant?'))
    expect(proseOf(chunks)).toBe('')
    expect(noticeOf(chunks).text).toBe(
      'There are too few tokens left for a talked answer. Tell me what the car does, and the sheet still says whether you can drive it and what to do now.',
    )
  })

  it('talks again once the tokens are renewed', async () => {
    const uid = await person()
    await spend(uid, 10_000)
    const server = serve()
    server.clock.now = new Date(NOON.getTime() + 8 * HOUR_MS)
    const ann = server.visitor({ uid })
    expect(await ann.usage()).toEqual({ limit: 10_000, used: 0, renewsAt: null })
    expect(proseOf((await ann.turn(said('it squeals'))).chunks)).not.toBe('')
  })

  it.each(['pro', 'founder'] as const)('is unlimited for %s, and nothing is counted', async (kind) => {
    const uid = await person()
    await addGrant(open().database, { uid, kind, source: 'admin', reference: `for ${uid}`, at: NOON })
    await spend(uid, 10_000)
    const ann = serve().visitor({ uid })
    expect(proseOf((await ann.turn(said('it squeals'))).chunks)).not.toBe('')
    expect(await ann.usage()).toEqual({ limit: null, used: 0, renewsAt: null })
  })

  it('is exact under 50 parallel turns of one account', async () => {
    const ann = serve().visitor({ uid: await person() })
    const turns = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ann.turn(said(`it squeals, and that is number ${index}`))),
    )
    const cost = turns.map(({ chunks }, index) =>
      proseOf(chunks) === ''
        ? 0
        : tokensOf(`it squeals, and that is number ${index}`) + tokensOf(proseOf(chunks)),
    )
    const sum = cost.reduce((total, tokens) => total + tokens, 0)
    expect((await ann.usage()).used).toBe(sum)
    expect(sum).toBeLessThanOrEqual(10_000)
    for (const { chunks } of turns) expect(chunks.map(({ type }) => type)).toContain('data-assessment')
  })

  it('settles a stopped answer to the words that were told until then', async () => {
    const ann = serve({ narrators: haltingNarrators('Half an answer ', new Promise(() => {})) }).visitor({
      uid: await person(),
    })
    const stop = new AbortController()
    const response = await ann.post(
      '/api/conversation',
      { messages: [said('it squeals')], facts },
      stop.signal,
    )
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    await readUntil(reader, 'Half an answer')
    expect((await ann.usage()).used).toBe(tokensOf('it squeals') + 400)
    stop.abort()
    // The stream ends once the turn is settled.
    while (!(await reader?.read())?.done);
    expect((await ann.usage()).used).toBe(tokensOf('it squeals') + tokensOf('Half an answer '))
  })

  it('settles an answer that broke to the words that had been told', async () => {
    let breakOff: (how: 'breaks') => void = () => {}
    const broken = new Promise<'breaks'>((resolve) => {
      breakOff = resolve
    })
    const ann = serve({ narrators: haltingNarrators('Half an answer ', broken) }).visitor({
      uid: await person(),
    })
    const response = await ann.post('/api/conversation', { messages: [said('it squeals')], facts })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    await readUntil(reader, 'Half an answer')
    breakOff('breaks')
    while (!(await reader?.read())?.done);
    expect((await ann.usage()).used).toBe(tokensOf('it squeals') + tokensOf('Half an answer '))
  })

  it('costs nothing where the answer broke before its first word, and the sheet is there all the same', async () => {
    const server = serve({ narrators: haltingNarrators('', Promise.resolve('breaks')) })
    const ann = server.visitor({ uid: await person() })
    const { chunks } = await ann.turn(said('it squeals'))
    expect(chunks.map(({ type }) => type)).toContain('data-assessment')
    expect((await ann.usage()).used).toBe(0)
  })

  it('costs nothing when the turn itself fails', async () => {
    const server = serve({ breaks: true })
    const ann = server.visitor({ uid: await person() })
    const response = await ann.post('/api/conversation', { messages: [said('it squeals')], facts })
    expect(await response.text()).toContain(ERRORS.internal.text)
    expect(server.failures).toHaveLength(1)
    expect((await ann.usage()).used).toBe(0)
  })

  it('answers in full and uncounted when its tokens cannot be counted for a fault of ours', async () => {
    const server = serve({
      countTokens: () => {
        throw new Error('no vocabulary')
      },
    })
    const ann = server.visitor({ uid: await person() })
    expect(proseOf((await ann.turn(said('it squeals'))).chunks)).not.toBe('')
    expect(server.failures).toHaveLength(1)
    expect((await ann.usage()).used).toBe(0)
  })

  it('gives the guests of one network 3,000 tokens, whichever cookie they send or throw away', async () => {
    const server = serve()
    const { response, chunks } = await server.visitor({ address: '198.51.100.1' }).turn(said('it squeals'))
    const header = response.headers.get('set-cookie') ?? ''
    expect(header).toMatch(/^candi\.guest=.+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = header.split(';')[0] ?? ''
    const used = tokensOf('it squeals') + tokensOf(proseOf(chunks))
    for (const sent of [{ cookie }, { cookie: `${cookie}x` }, {}])
      expect(await server.visitor({ address: '198.51.100.1', ...sent }).usage()).toEqual({
        limit: 3_000,
        used,
        renewsAt: '2026-11-20T20:00:00.000Z',
      })
    expect((await server.visitor({ address: '198.51.100.2', cookie }).usage()).used).toBe(0)
  })

  it('takes one /64 of IPv6 addresses for one client', async () => {
    const server = serve()
    const { response } = await server.visitor({ address: '2001:db8:1:2::7' }).turn(said('it squeals'))
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    const neighbour = server.visitor({ address: '2001:db8:1:2:aaaa:bbbb:cccc:dddd', cookie })
    expect((await neighbour.usage()).used).toBeGreaterThan(0)
    expect((await server.visitor({ address: '2001:db8:1:3::7', cookie }).usage()).used).toBe(0)
  })

  /** What a guest who never sends a cookie back is told, until no more is, in tokens; about 1,000 a turn. */
  async function toldUntilSpent(address: string): Promise<number> {
    const guest = serve().visitor({ address })
    let told = 0
    for (let spoken = '.'; spoken !== ''; ) {
      const typed = 'it squeals '.repeat(280).trim()
      spoken = proseOf((await guest.turn(said(typed))).chunks)
      if (spoken !== '') told += tokensOf(typed) + tokensOf(spoken)
    }
    return told
  }

  it('gives one network one allowance and no more, however many cookies are thrown away', async () => {
    const told = await toldUntilSpent('198.51.100.9')
    expect(told).toBeGreaterThan(1_500)
    expect(told).toBeLessThanOrEqual(3_000)
  })

  it('gives this machine ten, behind which a proxy may speak for everybody', async () => {
    const told = await toldUntilSpent('127.0.0.1')
    expect(told).toBeGreaterThan(27_000)
    expect(told).toBeLessThanOrEqual(30_000)
  })

  it('lets a guest go on in the same eight hours over midnight, and begin anew after them', async () => {
    const server = serve()
    server.clock.now = new Date('2026-11-24T23:00:00Z')
    const { response } = await server.visitor({ address: '198.51.100.20' }).turn(said('it squeals'))
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    const guest = server.visitor({ address: '198.51.100.20', cookie })
    const { used } = await guest.usage()
    server.clock.now = new Date('2026-11-25T01:00:00Z')
    await guest.turn(said('it squeals'))
    expect(await guest.usage()).toMatchObject({ used: 2 * used, renewsAt: '2026-11-25T07:00:00.000Z' })
    server.clock.now = new Date('2026-11-25T07:00:00Z')
    expect(await guest.usage()).toEqual({ limit: 3_000, used: 0, renewsAt: null })
  })

  it('keeps neither address nor cookie of a guest', async () => {
    const server = serve()
    const { response } = await server.visitor({ address: '203.0.113.77' }).turn(said('it squeals'))
    const number = /candi\.guest=([^.]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? 'none'
    const rows = JSON.stringify(await open().database.select().from(tokenWindows))
    expect(rows).not.toContain('203.0.113')
    expect(rows).not.toContain(number)
  })
})

/** Reads on until these words have come. A stream that ends without them is a failure, and no loop without an end. */
async function readUntil(reader: ReadableStreamDefaultReader<string> | undefined, words: string) {
  for (let text = ''; !text.includes(words); ) {
    const read = await reader?.read()
    if (!read || read.done) throw new Error(`the stream ended without "${words}"`)
    text += read.value
  }
}
