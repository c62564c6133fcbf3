import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readQuoteOperations } from '@candi/knowledge'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { filesUnder } from '../test/files-under.ts'
import { putEmbeddedDatabase } from '../test/shared.ts'
import { smallParts } from '../test/small-parts.ts'
import { loadTokenCounter } from './accounts/count-tokens.ts'
import { createMetering } from './accounts/create-metering.ts'
import { createApp } from './app.ts'
import { createNarrators } from './narrator/narrators.ts'
import { openEmbedded } from './store/open-embedded.ts'
import { countTurns } from './store/turn-counter.ts'
import { traceOf } from './trace-of.ts'

const CANARY = 'canary-7f3a-my-brakes-squeal-near-elm-street'

const ADDRESS = '203.0.113.77'

describe('what a visitor writes', () => {
  it('is in no file of the database and in no line of the log afterwards', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'candi-canary-'))
    await putEmbeddedDatabase(folder)
    const store = await openEmbedded(folder)
    const log: string[] = []
    const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(line) })
    const turns = countTurns(
      store.database,
      () => new Date('2026-11-20'),
      () => {},
    )
    const metering = createMetering({
      database: store.database,
      secret: 'a secret of at least 32 characters',
      areCookiesSecure: false,
      identify: async () => null,
      countTokens: await loadTokenCounter(),
      trustedProxies: 0,
      now: () => new Date('2026-11-20'),
      onFailure: (error) => logger.error(traceOf(error), 'a turn could not be charged'),
    })
    const app = createApp({
      metering,
      diagnosis: smallParts(),
      quoteOperations: readQuoteOperations(),
      narrators: createNarrators(),
      pages: null,
      inlineScripts: [],
      onTurn: turns.add,
      onFailure: (error) => logger.error(traceOf(error), 'a request failed'),
    })
    const facts = {
      vehicle: { make: CANARY },
      codes: [CANARY.slice(0, 16)],
      answers: [],
      skipped: [],
      locale: 'en-US',
    }
    const message = { id: CANARY, role: 'user', parts: [{ type: 'text', text: `it squeals, ${CANARY}` }] }
    const long = { ...message, parts: [{ type: 'text', text: `it squeals, ${CANARY} `.repeat(100) }] }
    let cookie = ''
    let answers = ''
    for (const [path, body] of [
      ['/api/conversation', { messages: [message], facts }],
      ['/api/conversation', { messages: [{ ...message, role: CANARY }], facts }],
      ['/api/assessment', { statements: [{ id: CANARY, text: CANARY }], facts }],
      ['/api/quote', { text: `Front brake pads, ${CANARY} $480` }],
      ['/api/quote', { text: { [CANARY]: CANARY } }],
      [`/api/${CANARY}`, {}],
      // Often enough that the tokens of a guest are spent: the turn is then read and answered in another way.
      ...Array.from({ length: 4 }, () => ['/api/conversation', { messages: [long], facts }] as const),
    ] as const) {
      const from = { incoming: { socket: { remoteAddress: ADDRESS } } }
      const headers = { origin: 'http://localhost', ...(cookie ? { cookie } : {}) }
      const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, from)
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
      answers += await response.text()
    }
    expect(answers).toContain('too few tokens left')
    expect(answers).toContain('old parts')
    await turns.close()
    await store.close()
    for (const file of filesUnder(folder))
      for (const marker of [CANARY, ADDRESS]) expect(readFileSync(file).includes(marker), file).toBe(false)
    expect(log.join('')).not.toContain('canary')
    expect(log.join('')).not.toContain(ADDRESS)
    rmSync(folder, { recursive: true, force: true })
  }, 120_000)
})
