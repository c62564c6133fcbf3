import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assessmentResponseSchema, ERRORS, errorBodySchema, LIMITS } from '@candi/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appOfTests } from '../test/app-of-tests.ts'
import { hostileRequest } from '../test/hostile-input.ts'

const failures: unknown[] = []
const app = appOfTests(failures)
const facts = { vehicle: null, codes: [], answers: [] as unknown[], skipped: [], locale: 'en-US' }
const message = (text: string, id = 'm1') => ({ id, role: 'user', parts: [{ type: 'text', text }] })
const post = (path: string, body: unknown) =>
  app.request(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
const errorOf = async (response: Response) => errorBodySchema.parse(await response.json()).error
const chunks = (text: string) =>
  text
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line): { type: string; delta?: string } => JSON.parse(line.slice(6)))

describe('the conversation over HTTP', () => {
  it('streams what was understood, the sheet, the narration and the open question, in this order', async () => {
    const response = await post('/api/conversation', { messages: [message('it squeals')], facts })
    expect(response.status).toBe(200)
    const types = chunks(await response.text()).map(({ type }) => type)
    const order = ['data-reading', 'data-assessment', 'text-start', 'text-delta', 'data-question'].map(
      (type) => types.indexOf(type),
    )
    expect(order).toEqual([...order].sort((left, right) => left - right))
    expect(order).not.toContain(-1)
  })

  it('narrates with the built-in narrator', async () => {
    const response = await post('/api/conversation', { messages: [message('the pedal sinks')], facts })
    const said = chunks(await response.text())
      .map(({ delta }) => delta ?? '')
      .join('')
    expect(said).toContain('Don’t drive it')
  })

  it.each([
    ['no JSON', '{', 'body-not-json'],
    ['no messages', { messages: [], facts }, 'request-invalid'],
    [
      'a message that is too long',
      { messages: [message('a'.repeat(LIMITS.messageCharacters + 1))], facts },
      'message-too-long',
    ],
    [
      'a message that is too long in parts',
      {
        messages: [
          {
            id: 'm1',
            role: 'user',
            parts: Array.from({ length: 3 }, () => ({ type: 'text', text: 'a'.repeat(3_000) })),
          },
        ],
        facts,
      },
      'message-too-long',
    ],
    [
      'too many messages',
      {
        messages: Array.from({ length: LIMITS.messages + 1 }, (_, index) => message('hi', `m${index}`)),
        facts,
      },
      'too-many-messages',
    ],
    [
      'more words than one case may hold',
      {
        messages: Array.from({ length: 26 }, (_, index) => message('a'.repeat(4_000), `m${index}`)),
        facts,
      },
      'too-many-messages',
    ],
    [
      'too many answers',
      {
        messages: [message('it squeals')],
        facts: {
          ...facts,
          answers: Array.from({ length: LIMITS.findings + 1 }, () => ({
            finding: 'squeal',
            state: 'present',
            source: 'flip',
          })),
        },
      },
      'too-many-findings',
    ],
    ['a body that is too large', 'x'.repeat(LIMITS.caseBytes + 1), 'body-too-large'],
  ] as const)('refuses %s with a sentence', async (_, body, code) => {
    const response = await post('/api/conversation', body)
    expect(response.status).toBe(ERRORS[code].status)
    expect(await errorOf(response)).toEqual({ code, message: ERRORS[code].text })
  })

  it('counts only what the owner wrote against the words of a case', async () => {
    const told = Array.from({ length: 40 }, (_, index) => ({
      ...message('a'.repeat(4_000), `a${index}`),
      role: 'assistant',
    }))
    const response = await post('/api/conversation', { messages: [...told, message('it squeals')], facts })
    expect(response.status).toBe(200)
    await response.text()
  })

  it('weighs no more words than one case may hold, up to the last character', async () => {
    const statements = (characters: number) =>
      Array.from({ length: 20 }, (_, index) => ({
        id: `m${index}`,
        text: 'a'.repeat(index === 0 ? 5_000 + characters : 5_000),
      }))
    expect((await post('/api/assessment', { statements: statements(0), facts })).status).toBe(200)
    const refused = await post('/api/assessment', { statements: statements(1), facts })
    expect(await errorOf(refused)).toEqual({
      code: 'too-many-messages',
      message: ERRORS['too-many-messages'].text,
    })
  })

  it('assesses again without narration', async () => {
    const response = await post('/api/assessment', { statements: [{ id: 'm1', text: 'it squeals' }], facts })
    const body = assessmentResponseSchema.parse(await response.json())
    expect(body.assessment?.causes.length).toBeGreaterThan(1)
    expect(body.signs).toHaveLength(1)
  })

  it('never answers rubbish with a crash or a stack trace', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/api/conversation', '/api/assessment'),
        hostileRequest,
        async (path, body) => {
          const response = await post(path, body)
          const text = await response.text()
          expect(response.status).toBeLessThan(500)
          expect(text).not.toMatch(/\bat .+\.(ts|js):\d+/)
          expect(failures).toEqual([])
        },
      ),
      { numRuns: 150 },
    )
  })

  it('takes a visitor who leaves in the middle of a request for no failure, and a bug for one', async () => {
    const seen: unknown[] = []
    const request = async (isGone: boolean) => {
      const visitor = new AbortController()
      const body = new ReadableStream({
        pull(controller) {
          if (isGone) visitor.abort()
          controller.error(new Error('the line was cut'))
        },
      })
      const init = { method: 'POST', body, duplex: 'half', signal: visitor.signal } as const
      await appOfTests(seen).request(new Request('http://localhost/api/conversation', init))
    }
    await request(true)
    expect(seen).toEqual([])
    await request(false)
    expect(seen).toHaveLength(1)
  })

  it('never keeps the page in place of a script that is gone', async () => {
    const pages = mkdtempSync(join(tmpdir(), 'candi-pages-'))
    writeFileSync(join(pages, 'index.html'), '<title>page</title>')
    const web = appOfTests([], { pages })
    expect((await web.request('/diagnose')).status).toBe(200)
    const gone = await web.request('/assets/gone.js')
    expect(gone.status).toBe(404)
    expect(gone.headers.get('cache-control')).toBeNull()
    rmSync(pages, { recursive: true })
  })

  it('does not know other addresses', async () => {
    expect((await app.request('/api/nothing')).status).toBe(404)
  })
})
