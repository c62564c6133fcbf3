import type { LanguageModelV3 } from '@ai-sdk/provider'
import { streamText } from 'ai'
import { expect, it } from 'vitest'
import { type Breaker, checkedModel } from './checked-model.ts'

const brief = {
  kind: 'reply',
  assessment: null,
  heard: null,
  seen: null,
  moved: null,
  reply: 'Thin pads squeal against the disc.',
  signsUnderstood: 0,
  isFirst: true,
} as const

/** A provider that says these pieces and then nothing more; `onSilence` is called when it falls silent. */
const halting = (pieces: readonly string[], onSilence: () => void): LanguageModelV3 => ({
  specificationVersion: 'v3',
  provider: 'made',
  modelId: 'made',
  supportedUrls: {},
  doGenerate: () => Promise.reject(new Error('a turn is always streamed')),
  doStream: async ({ abortSignal }) => ({
    stream: new ReadableStream({
      start(controller) {
        abortSignal?.addEventListener('abort', () => controller.error(abortSignal.reason))
        controller.enqueue({ type: 'stream-start', warnings: [] })
        controller.enqueue({ type: 'text-start', id: '1' })
        for (const delta of pieces) controller.enqueue({ type: 'text-delta', id: '1', delta })
        setImmediate(onSilence)
      },
    }),
  }),
})

/** What the breaker is told when a visitor stops an answer after these pieces. */
async function toldAfterStop(pieces: readonly string[]): Promise<string[]> {
  const told: string[] = []
  const breaker: Breaker = {
    admit: () => true,
    succeeded: () => void told.push('succeeded'),
    failed: (because) => void told.push(because),
    gaveUp: () => void told.push('gave up'),
  }
  const visitor = new AbortController()
  const model = checkedModel({
    model: halting(pieces, () => setTimeout(() => visitor.abort(), 50)),
    system: '',
    breaker,
    silenceMs: 60_000,
    wholeMs: 60_000,
    toolsFor: () => ({}),
    borrow: () => ({ brief, talk: { typed: '', mayCite: false, request: {} as never } }),
    onBroken: () => {},
  })
  const result = streamText({ model, prompt: 'Narrate.', abortSignal: visitor.signal, onError: () => {} })
  await result.consumeStream({ onError: () => {} })
  await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(0)
  return told
}

it('a visitor who stops before the first word tells nothing of the provider', async () => {
  expect(await toldAfterStop([])).toEqual(['gave up'])
})

it('a provider that had begun to speak when the visitor stopped is there', async () => {
  expect(await toldAfterStop(['The squeal comes from thin pads. ', 'The '])).toEqual(['succeeded'])
})
