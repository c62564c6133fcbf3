import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BY_OURSELVES, EXCHANGES, PROMPTS, readExchanges } from '../../test/exchange.ts'
import { promptInUse } from '../../test/prompt-in-use.ts'
import { recordExchange, withRequestsOfNow } from '../../test/record-exchange.ts'
import { replayExchange } from '../../test/replay-exchange.ts'
import { startReplaying } from '../../test/replaying-provider.ts'
import { comparable } from '../../test/request-of-exchange.ts'
import { PROVIDERS } from '../outside/language-model/language-model-settings.ts'

const exchanges = readExchanges()
const called = (file: string) => exchanges.find((kept) => kept.file === file)?.exchange ?? expect.fail(file)

describe.each(exchanges)('$file', ({ exchange }) => {
  it(`${exchange.title}; the prompt is the recorded one, and so is all that we send`, async () => {
    const { file, named } = promptInUse(exchange.prompt.name)
    expect(exchange.prompt, `${file} says something new: a new number, and npm run record-exchanges`).toEqual(
      named,
    )
    const { sent, came } = await replayExchange(exchange)
    expect(sent.map(comparable)).toEqual(exchange.calls.map(({ request }) => comparable(request)))
    const { notShown, ...expected } = exchange.expect
    expect(came).toMatchObject(expected)
    for (const piece of notShown) expect(came.shown).not.toContain(piece)
  })
})

describe('the recorded exchanges', () => {
  it.each(PROMPTS.flatMap((prompt) => PROVIDERS.map((provider) => [prompt, provider] as const)))(
    'hold the prompt %s as %s is asked and answers',
    (prompt, provider) => {
      const held = exchanges.filter(
        ({ exchange }) => exchange.prompt.name === prompt && exchange.provider === provider,
      )
      expect(held).not.toEqual([])
    },
  )

  it.each(PROVIDERS)('hold a look-up, a refusal, a price of nobody’s and missing help of %s', (provider) => {
    const of = exchanges.flatMap(({ exchange }) => (exchange.provider === provider ? [exchange.expect] : []))
    expect(of.some(({ lookedUp }) => lookedUp.length > 0)).toBe(true)
    expect(of.some(({ shown, completedBecause }) => shown === '' && completedBecause !== null)).toBe(true)
    expect(of.some(({ notShown }) => notShown.includes('640'))).toBe(true)
    expect(of.some(({ completedBecause }) => /key|unreachable/.test(completedBecause ?? ''))).toBe(true)
  })

  it('send no schema that OpenAI and Google refuse: no list of several kinds, no length of a text', () => {
    for (const { exchange } of exchanges.filter(({ exchange }) => exchange.prompt.name !== 'narrate'))
      expect(JSON.stringify(exchange.calls.map(({ request }) => request.body))).not.toMatch(
        /"(?:items":\[|prefixItems|minLength|maxLength)/,
      )
  })

  it('hold no key and no address, and say who answered', () => {
    for (const { file, exchange } of exchanges) {
      const text = readFileSync(join(EXCHANGES, file), 'utf8')
      expect(text).not.toMatch(/sk-[a-z0-9]|AIza|https?:\/\/(?!json-schema\.org)/)
      expect(exchange.recordedFrom === BY_OURSELVES || /\d{4}-\d\d-\d\d/.test(exchange.recordedFrom)).toBe(
        true,
      )
    }
  })
})

describe('recording', () => {
  it('refuses a prompt that was changed and kept its number', async () => {
    const exchange = called('openai-narrates.json')
    const sha256 = createHash('sha256').update('what the prompt said before').digest('hex')
    const changed = { ...exchange, prompt: { ...exchange.prompt, sha256 } }
    await expect(withRequestsOfNow(changed)).rejects.toThrow('Give it the next one')
  })

  it.each(['anthropic-looks-up-twice-at-once.json', 'google-describes-a-photo.json'])(
    'keeps what a provider answers, in the same form and without key and address: %s',
    async (file) => {
      const exchange = called(file)
      const server = await startReplaying(exchange.calls.map(({ response }) => response))
      const key = 'sk-secret-of-an-operator'
      const settings = {
        provider: exchange.provider,
        model: exchange.model,
        baseUrl: `${server.origin}/of/the/operator`,
        key,
        name: null,
        seesPhotos: false,
      }
      const recorded = await recordExchange(exchange, settings, '2026-11-20')
      await server.close()
      expect(server.arrived.every(({ headers }) => JSON.stringify(headers).includes(key))).toBe(true)
      expect(JSON.stringify(recorded)).not.toMatch(/sk-secret|127\.0\.0\.1|of\/the\/operator/)
      expect(recorded.calls).toEqual(exchange.calls)
      expect(recorded.expect).toMatchObject({ ...exchange.expect, notShown: [] })
      expect(recorded.recordedFrom).toContain('2026-11-20')
    },
  )
})
