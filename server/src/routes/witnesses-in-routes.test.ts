import { assessmentResponseSchema, type CaseFacts } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import { appOfTests } from '../../test/app-of-tests.ts'
import { hearing, seenSign, sighting, WITNESSES } from '../../test/witnesses.ts'

const failures: unknown[] = []
const app = appOfTests(failures)
const post = (path: string, body: unknown) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
/** As they come from a client, which may send anything. */
const sent = (facts: Partial<Record<keyof CaseFacts, unknown>>) => ({
  vehicle: null,
  codes: [],
  answers: [],
  ...facts,
})
const assess = (facts: Partial<Record<keyof CaseFacts, unknown>>) =>
  post('/api/assessment', { statements: [], facts: sent(facts) })

const SOURCES = {
  recording: { kind: 'sound', quote: 'Recording 1, 3.2–4.8 s' },
  photo: { kind: 'photo', quote: 'Photo 1: brake pad wear lamp lit' },
} as const

describe.each(WITNESSES)('a $kind over the wire', ({ kind, facts, brought, opening }) => {
  const shown = facts([['squeal', 0.9]])

  it('weighs in the sheet of POST /api/assessment, without any words', async () => {
    const answer = await assess(shown)
    const { assessment } = assessmentResponseSchema.parse(await answer.json())
    expect(assessment?.causes[0]?.id).toBe('worn_pads')
    expect(assessment?.ledger.supports[0]?.sources).toEqual([SOURCES[kind]])
  })

  it('is a turn of POST /api/conversation, with sheet, movement, narration and the next question', async () => {
    const answer = await post('/api/conversation', { messages: [brought('1')], facts: sent(shown) })
    const stream = await answer.text()
    for (const part of ['data-assessment', 'data-moved', 'data-question']) expect(stream).toContain(part)
    expect(stream).toContain(opening)
    expect(failures).toEqual([])
  })

  it.each([
    ['a confidence beyond 0.95', facts([['squeal', 0.99]])],
    ['more than twelve signs', facts(Array.from({ length: 13 }, () => ['squeal', 0.9] as const))],
  ])('is refused with %s', async (_what, given) => {
    expect((await assess(given)).status).toBe(400)
  })
})

describe('witnesses over the wire', () => {
  it.each([
    [
      'more than eight recordings',
      { hearings: Array.from({ length: 9 }, () => hearing('1', ['squeal', 0.9])) },
    ],
    [
      'more than six photos',
      { sightings: Array.from({ length: 7 }, () => sighting('1', [seenSign('squeal', 0.9)])) },
    ],
    ['a lamp that nobody knows', { sightings: [{ ...sighting('1'), lamps: ['disco'] }] }],
  ])('are refused with %s', async (_what, given) => {
    expect((await assess(given)).status).toBe(400)
  })
})
