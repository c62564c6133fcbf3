import {
  conversationRequestSchema,
  emptyFacts,
  errorBodySchema,
  LIMITS,
  turnMessageSchema,
} from '@candi/contracts'
import fc from 'fast-check'
import { Hono } from 'hono'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { heavyBodies } from '../../test/heavy-bodies.ts'
import { largestCase } from '../../test/largest-case.ts'
import { boundBodies } from './body-bound.ts'
import { failure } from './failure.ts'
import { holdsMoreValues } from './holds-more-values.ts'
import { readBody } from './read-body.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Routes that only read their bodies as turns of a conversation. */
const app = new Hono()
  .use(boundBodies())
  .all('/api/webhooks/payment', (context) => context.text('taken'))
  .all('/api/*', async (context) => {
    const body = await readBody(context, conversationRequestSchema)
    return body.ok ? context.text('taken') : failure(context, body.code)
  })
const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  app.request(path, { method: 'POST', body, headers })
const codeOf = async (answer: Response) => errorBodySchema.parse(await answer.json()).error.code

describe('the body of a request', () => {
  it('may be the largest case that our page can send', async () => {
    const text = JSON.stringify(largestCase())
    expect(conversationRequestSchema.safeParse(JSON.parse(text)).success).toBe(true)
    for (const path of ['/api/conversation', '/api/assessment']) {
      const answer = await send(path, text)
      expect(await answer.text()).toBe('taken')
    }
  })

  it.each([
    ['/api/conversation', LIMITS.caseBytes],
    ['/api/assessment', LIMITS.caseBytes],
    ['/api/account/login', LIMITS.requestBytes],
    ['/api/vin', LIMITS.requestBytes],
    ['/api/contributions', LIMITS.requestBytes],
  ])('to %s holds what that route can need, whether it says so itself or is read', async (path, most) => {
    const body = (bytes: number) => `"${'a'.repeat(bytes - 2)}"`
    expect(await codeOf(await send(path, body(most)))).toBe('request-invalid')
    expect(await codeOf(await send(path, body(most + 1)))).toBe('body-too-large')
    const announced = await send(path, '""', { 'content-length': String(most + 1) })
    expect(await codeOf(announced)).toBe('body-too-large')
  })

  it('of a payment service is bounded where its signature is read', async () => {
    expect((await send('/api/webhooks/payment', '{}', { 'content-length': '512000' })).status).toBe(200)
    expect((await send('/api/webhooks/payment', '{}', { 'content-length': '512001' })).status).toBe(413)
  })

  it.each(heavyBodies())('that is made of %s is refused before anything is made of it', async (_, body) => {
    const parse = vi.spyOn(JSON, 'parse')
    const answer = await send('/api/conversation', body)
    expect(parse).not.toHaveBeenCalled()
    expect(await codeOf(answer)).toBe('request-invalid')
  })
})

describe('counting the values of a text in JSON', () => {
  /** What stands behind another in a list or an object, and the lists and objects themselves. */
  function marksIn(value: unknown): number {
    if (typeof value !== 'object' || value === null) return 0
    const inner = Object.values(value)
    return inner.reduce((sum: number, one) => sum + marksIn(one), Math.max(inner.length, 1))
  }

  it('counts what JSON holds, and nothing that stands in its words', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, space) => {
        const text = JSON.stringify(value, null, space)
        const marks = marksIn(value)
        expect(holdsMoreValues(text, marks)).toBe(false)
        if (marks > 0) expect(holdsMoreValues(text, marks - 1)).toBe(true)
      }),
    )
  })

  it('comes to its end in what is no JSON', () => {
    expect(holdsMoreValues('{"a\\', 1)).toBe(false)
    expect(holdsMoreValues('"[[[[', 1)).toBe(false)
    expect(holdsMoreValues('[[[[', 3)).toBe(true)
  })
})

describe('the messages of a request', () => {
  it('are read up to the first that is wrong, and no further', () => {
    const wrong = { id: 'a', role: 'user', parts: Array.from({ length: 60 }, () => 0) }
    const messages = Array.from({ length: LIMITS.messages }, () => wrong)
    const { error } = conversationRequestSchema.safeParse({ messages, facts: emptyFacts() })
    const places = error?.issues.map(({ path }) => path.slice(0, 3).join(' '))
    expect(places).toEqual(Array.from({ length: 60 }, () => 'messages 0 parts'))
  })
})

describe('the parts of a message', () => {
  const read = (part: unknown) => turnMessageSchema.safeParse({ id: 'a', role: 'user', parts: [part] })

  it('of a kind that we do not know are ignored', () => {
    expect(read({ type: 'data-moved', data: { cause: 'x' } }).data?.parts).toEqual([{ type: 'ignored' }])
    expect(read({ type: 'text', text: 'it squeals' }).data?.parts).toEqual([
      { type: 'text', text: 'it squeals' },
    ])
  })

  it.each([[0], ['text'], [null], [[]], [{}], [{ type: 'text' }], [{ type: 'x'.repeat(61) }], [{ type: 1 }]])(
    'are refused for one reason where they are none: %j',
    (part) => {
      const { success, error } = read(part)
      expect(success).toBe(false)
      expect(error?.issues).toHaveLength(1)
      expect(error?.issues[0]?.code === 'invalid_union' ? error.issues[0].errors : []).toEqual([])
    },
  )
})
