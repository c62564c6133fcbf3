import type { LanguageModelV3, LanguageModelV3StreamPart } from '@ai-sdk/provider'
import { NOTHING_READ } from '../src/conversation/second-readings.ts'
import type { Narrators } from '../src/conversation/stream-turn.ts'

const USAGE = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}

/**
 * A narrator as a language model behind a network may be: it says `first` and then halts, until it is stopped, or until
 * `goesOn` says whether it ends well or breaks.
 */
export function haltingNarrators(first: string, goesOn: Promise<'ends' | 'breaks'>): Narrators {
  const model: LanguageModelV3 = {
    specificationVersion: 'v3',
    provider: 'test',
    modelId: 'halting',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('only streams are asked for')),
    doStream: async ({ abortSignal }) => ({
      stream: new ReadableStream<LanguageModelV3StreamPart>({
        async start(controller) {
          controller.enqueue({ type: 'stream-start', warnings: [] })
          controller.enqueue({ type: 'text-start', id: 't' })
          if (first) controller.enqueue({ type: 'text-delta', id: 't', delta: first })
          const stopped = new Promise<'stopped'>((resolve) =>
            abortSignal?.addEventListener('abort', () => resolve('stopped')),
          )
          const end = await Promise.race([goesOn, stopped])
          if (end === 'stopped') return controller.error(new DOMException('stopped', 'AbortError'))
          if (end === 'breaks') return controller.error(new Error('the line to the model broke'))
          controller.enqueue({ type: 'text-end', id: 't' })
          controller.enqueue({ type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage: USAGE })
          controller.close()
        },
      }),
    }),
  }
  return {
    outside: { id: 'test', name: 'Test', needsConsent: false, model, read: async () => NOTHING_READ },
    lend: () => ({}),
  }
}
