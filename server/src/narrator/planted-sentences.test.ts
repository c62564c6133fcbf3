import type { LanguageModelV3 } from '@ai-sdk/provider'
import { streamText } from 'ai'
import { beforeAll, describe, expect, it } from 'vitest'
import { FRESH, PLANTED } from '../../test/planted-sentences.ts'
import { shippedTalk } from '../../test/shipped-talk.ts'
import { narrateTurn, type TurnBrief } from '../conversation/narrate-turn.ts'
import { checkedModel } from './checked-model.ts'
import { FREELY_WORDED, HONEST } from './honest-explanations.ts'

let briefs: ReadonlyMap<string, TurnBrief>
beforeAll(async () => {
  const { turnAfter } = await shippedTalk()
  const turns = Object.keys(HONEST).map(async (said) => [said, (await turnAfter(said)).brief] as const)
  briefs = new Map(await Promise.all(turns))
}, 120_000)

/** A provider that says these pieces and ends. */
const saying = (pieces: readonly string[]): LanguageModelV3 => ({
  specificationVersion: 'v3',
  provider: 'made',
  modelId: 'made',
  supportedUrls: {},
  doGenerate: () => Promise.reject(new Error('a turn is always streamed')),
  doStream: async () => ({
    stream: ReadableStream.from([
      { type: 'stream-start', warnings: [] },
      { type: 'text-start', id: '1' },
      ...pieces.map((delta) => ({ type: 'text-delta' as const, id: '1', delta })),
      { type: 'text-end', id: '1' },
      {
        type: 'finish',
        finishReason: { unified: 'stop', raw: 'stop' },
        usage: { inputTokens: { total: 1 }, outputTokens: { total: 1 } },
      },
    ] as never),
  }),
})

/** What is shown of a provider's words behind our own narration. */
async function shownOf(pieces: readonly string[], brief: TurnBrief): Promise<string> {
  const model = checkedModel({
    model: saying(pieces),
    system: '',
    breaker: { admit: () => true, succeeded: () => {}, failed: () => {}, gaveUp: () => {} },
    silenceMs: 60_000,
    wholeMs: 60_000,
    toolsFor: () => ({}),
    borrow: () => ({ brief, talk: { typed: '', mayCite: false, request: {} as never } }),
    onBroken: () => {},
  })
  const text = await streamText({ model, prompt: 'Narrate.' }).text
  const own = narrateTurn(brief)
  expect(text.startsWith(own)).toBe(true)
  return text.slice(own.length).trim()
}

describe.each(Object.entries({ ...PLANTED, ...FRESH }))('a provider that %s', (_, sentences) => {
  it.each(sentences)('is not shown, beside whichever sheet: %s', async (sentence) => {
    for (const brief of briefs.values()) expect(await shownOf(sentence.split('¦'), brief)).toBe('')
  })
})

/** Those that are not shown beside the sheets they were written for. */
async function droppedOf(lists: typeof HONEST): Promise<{ dropped: string[]; all: number }> {
  const all = Object.entries(lists).flatMap(([said, list]) => list.map((sentence) => ({ said, sentence })))
  const dropped: string[] = []
  for (const { said, sentence } of all) {
    const brief = briefs.get(said) ?? expect.fail(said)
    // What our own narration says already is not said twice.
    if (narrateTurn(brief).includes(sentence)) continue
    if (!(await shownOf([sentence], brief)).endsWith(sentence)) dropped.push(sentence)
  }
  return { dropped, all: all.length }
}

it('of honest explanations that keep to the words of the brief at least 85 of 100 are shown', async () => {
  const { dropped, all } = await droppedOf(HONEST)
  expect(all).toBeGreaterThanOrEqual(40)
  expect(dropped.length / all, dropped.join('\n')).toBeLessThanOrEqual(0.15)
})

it('of honest explanations in words of their own at least a quarter is shown: the price of the check', async () => {
  const { dropped, all } = await droppedOf(FREELY_WORDED)
  expect(dropped.length / all, dropped.join('\n')).toBeLessThanOrEqual(0.75)
})
