import { assessmentResponseSchema, LAMPS, lampsResponseSchema } from '@candi/contracts'
import { readKnowledge, readSeen } from '@candi/knowledge'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { smallParts } from '../../test/small-parts.ts'
import { seenBook } from '../conversation/seen-book.ts'
import { createNarrators } from '../narrator/narrators.ts'
import { assessmentRoute } from './assessment.ts'
import { conversationRoute } from './conversation.ts'
import { lampsRoute } from './lamps.ts'

const diagnosis = smallParts()
const app = new Hono()
  .route('/lamps', lampsRoute(seenBook(readSeen(readKnowledge()))))
  .route('/assessment', assessmentRoute(diagnosis))
  .route(
    '/conversation',
    conversationRoute({
      diagnosis,
      narrators: createNarrators(),
      onTurn: () => {},
      onFailure: (error) => {
        throw error
      },
    }),
  )
const post = (path: string, body: unknown) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('GET /api/lamps', () => {
  it('tells everybody of all lamps, with meanings, urgency and the question that decides', async () => {
    const answer = await app.request('/lamps')
    const { lamps } = lampsResponseSchema.parse(await answer.json())
    expect(lamps.map(({ id }) => id)).toEqual([...LAMPS])
    expect(lamps.find(({ id }) => id === 'oil_pressure')?.meanings[0]).toMatchObject({
      colour: 'red',
      urgency: 'stop',
      sign: { finding: 'oil_pressure_lamp_on', words: 'oil pressure lamp lit' },
    })
    expect(lamps.find(({ id }) => id === 'check_engine')?.question?.text).toContain('flash')
  })

  it('is kept by browsers, and not sent again where nothing changed', async () => {
    const answer = await app.request('/lamps')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    const tag = answer.headers.get('etag') ?? ''
    const again = await app.request('/lamps', { headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

const sign = { finding: 'squeal', confidence: 0.9, words: 'brake pad wear lamp lit', by: 'candi' }
const sighting = {
  id: 's1',
  name: 'Photo 1',
  kind: 'dashboard',
  lamps: ['brake_pad'],
  bulbCheck: false,
  signs: [sign],
}
const facts = (sightings: readonly unknown[]) => ({ vehicle: null, codes: [], answers: [], sightings })
const seen = { id: 'm1', role: 'user', parts: [{ type: 'data-sighting', data: { sighting: 's1' } }] }

describe('photos over the wire', () => {
  it('weigh in the sheet of POST /api/assessment, without any words', async () => {
    const answer = await post('/assessment', { statements: [], facts: facts([sighting]) })
    const { assessment } = assessmentResponseSchema.parse(await answer.json())
    expect(assessment?.causes[0]?.id).toBe('worn_pads')
    expect(assessment?.ledger.supports[0]?.sources).toEqual([
      { kind: 'photo', quote: 'Photo 1: brake pad wear lamp lit' },
    ])
  })

  it('are a turn of POST /api/conversation, with sheet, movement, narration and the next question', async () => {
    const answer = await post('/conversation', { messages: [seen], facts: facts([sighting]) })
    const stream = await answer.text()
    for (const part of ['data-assessment', 'data-moved', 'data-question']) expect(stream).toContain(part)
    expect(stream).toContain('In **Photo 1** I see')
  })

  it.each([
    ['a confidence beyond 0.95', [{ ...sighting, signs: [{ ...sign, confidence: 0.99 }] }]],
    ['more than six photos', Array.from({ length: 7 }, () => sighting)],
    ['more than twelve signs', [{ ...sighting, signs: Array.from({ length: 13 }, () => sign) }]],
    ['a lamp that nobody knows', [{ ...sighting, lamps: ['disco'] }]],
  ])('are refused with %s', async (_what, sightings) => {
    expect((await post('/assessment', { statements: [], facts: facts(sightings) })).status).toBe(400)
  })
})
