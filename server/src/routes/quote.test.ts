import { ERRORS, errorBodySchema, LIMITS, quoteAnswerSchema } from '@candi/contracts'
import { readKnowledge, readQuoteOperations } from '@candi/knowledge'
import { describe, expect, it } from 'vitest'
import { appOfTests } from '../../test/app-of-tests.ts'

const failures: unknown[] = []
const app = appOfTests(failures, { quoteOperations: readQuoteOperations(readKnowledge().causes) })
const post = (body: unknown) =>
  app.request('/api/quote', {
    method: 'POST',
    headers: { origin: 'http://localhost', 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('POST /api/quote', () => {
  it('answers a quote without a case, and keeps no copy of the answer anywhere', async () => {
    const response = await post({ text: 'alternator 650\nshop supplies 20' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const { lines, counted } = quoteAnswerSchema.parse(await response.json())
    expect(lines.map(({ job }) => job)).toEqual(['an alternator', 'shop supplies and disposal'])
    expect(counted).toBe(670)
  })

  it('compares it with the case that came along', async () => {
    const response = await post({ text: 'tires 600', case: { level: 'stop', causes: [] } })
    const { lines } = quoteAnswerSchema.parse(await response.json())
    expect(lines[0]?.safety).toContain('must not wait')
  })

  it.each([
    ['an empty text', { text: '  \n ' }, 'quote-length'],
    ['a longer text than can be read', { text: 'a'.repeat(LIMITS.quoteCharacters + 1) }, 'quote-length'],
    ['a text that is none', { text: 5 }, 'quote-length'],
    [
      'more causes than a sheet has',
      {
        text: 'a',
        case: {
          level: 'plan',
          causes: Array.from({ length: LIMITS.quoteCauses + 1 }, () => ({ id: 'x', probability: 0 })),
        },
      },
      'request-invalid',
    ],
    ['a level that nobody knows', { text: 'a', case: { level: 'safe', causes: [] } }, 'request-invalid'],
    [
      'a probability above one',
      { text: 'a', case: { level: 'plan', causes: [{ id: 'x', probability: 2 }] } },
      'request-invalid',
    ],
    ['no JSON', '{', 'body-not-json'],
    ['more bytes than a request has', `"${'a'.repeat(LIMITS.requestBytes)}"`, 'body-too-large'],
  ] as const)('refuses %s with a sentence, and echoes nothing of it', async (_, body, code) => {
    const response = await post(body)
    expect(response.status).toBe(ERRORS[code].status)
    expect(errorBodySchema.parse(await response.json()).error).toMatchObject({
      code,
      message: ERRORS[code].text,
    })
    expect(failures).toEqual([])
  })

  it('takes a quote at its bound', async () => {
    const response = await post({ text: 'brake pads 300\n'.repeat(400).slice(0, LIMITS.quoteCharacters) })
    expect(response.status).toBe(200)
    expect(quoteAnswerSchema.parse(await response.json()).lines).toHaveLength(LIMITS.quoteLines)
  })

  it('is not there where no jobs were given', async () => {
    const bare = appOfTests(failures)
    const response = await bare.request('/api/quote', {
      method: 'POST',
      headers: { origin: 'http://localhost' },
      body: '{}',
    })
    expect(response.status).toBe(404)
  })
})
