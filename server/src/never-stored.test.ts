import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { smallParts } from '../test/small-parts.ts'
import { createApp } from './app.ts'
import { builtInNarrators } from './narrator/narrators.ts'
import { openEmbedded } from './store/open-embedded.ts'
import { countTurns } from './store/turn-counter.ts'
import { traceOf } from './trace-of.ts'

const CANARY = 'canary-7f3a-my-brakes-squeal-near-elm-street'

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  )

describe('what a visitor writes', () => {
  it('is in no file of the database and in no line of the log afterwards', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'candi-canary-'))
    const store = await openEmbedded(folder)
    const log: string[] = []
    const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(line) })
    const turns = countTurns(
      store.database,
      () => new Date('2026-11-20'),
      () => {},
    )
    const app = createApp({
      diagnosis: smallParts(),
      narrators: builtInNarrators(),
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
    for (const [path, body] of [
      ['/api/conversation', { messages: [message], facts }],
      ['/api/conversation', { messages: [{ ...message, role: CANARY }], facts }],
      ['/api/assessment', { statements: [{ id: CANARY, text: CANARY }], facts }],
      [`/api/${CANARY}`, {}],
    ] as const)
      await (await app.request(path, { method: 'POST', body: JSON.stringify(body) })).text()
    await turns.close()
    await store.close()
    for (const file of filesUnder(folder)) expect(readFileSync(file).includes(CANARY), file).toBe(false)
    expect(log.join('')).not.toContain('canary')
    rmSync(folder, { recursive: true, force: true })
  })
})
