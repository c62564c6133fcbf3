import { LAMPS, lampsResponseSchema } from '@candi/contracts'
import { readKnowledge, readSeen } from '@candi/knowledge'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { seenBook } from '../conversation/seen-book.ts'
import { lampsRoute } from './lamps.ts'

const app = new Hono().route('/lamps', lampsRoute(seenBook(readSeen(readKnowledge()))))

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
