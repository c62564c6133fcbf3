import { assessmentResponseSchema } from '@candi/contracts'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { smallParts } from '../../test/small-parts.ts'
import { createNarrators } from '../narrator/narrators.ts'
import { assessmentRoute } from './assessment.ts'
import { conversationRoute } from './conversation.ts'

const diagnosis = smallParts()
const app = new Hono().route('/assessment', assessmentRoute(diagnosis)).route(
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

const sign = { finding: 'squeal', confidence: 0.9, fromSeconds: 3.2, toSeconds: 4.8 }
const hearing = { id: 'h1', name: 'Recording 1', state: 'braking', signs: [sign] }
const facts = (hearings: readonly unknown[]) => ({ vehicle: null, codes: [], answers: [], hearings })
const heard = { id: 'm1', role: 'user', parts: [{ type: 'data-hearing', data: { hearing: 'h1' } }] }

describe('recordings over the wire', () => {
  it('weigh in the sheet of POST /api/assessment, without any words', async () => {
    const answer = await post('/assessment', { statements: [], facts: facts([hearing]) })
    const { assessment } = assessmentResponseSchema.parse(await answer.json())
    expect(assessment?.causes[0]?.id).toBe('worn_pads')
    expect(assessment?.ledger.supports[0]?.sources).toEqual([
      { kind: 'sound', quote: 'Recording 1, 3.2–4.8 s' },
    ])
  })

  it('are a turn of POST /api/conversation, with sheet, movement, narration and the next question', async () => {
    const answer = await post('/conversation', { messages: [heard], facts: facts([hearing]) })
    const stream = await answer.text()
    for (const part of ['data-assessment', 'data-moved', 'data-question']) expect(stream).toContain(part)
    expect(stream).toContain('From **Recording 1** I take')
  })

  it.each([
    ['a confidence beyond 0.95', [{ ...hearing, signs: [{ ...sign, confidence: 0.99 }] }]],
    ['more than eight recordings', Array.from({ length: 9 }, () => hearing)],
    ['more than twelve signs', [{ ...hearing, signs: Array.from({ length: 13 }, () => sign) }]],
  ])('are refused with %s', async (_what, hearings) => {
    expect((await post('/assessment', { statements: [], facts: facts(hearings) })).status).toBe(400)
  })
})
