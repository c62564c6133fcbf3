import type { LanguageModelV3, LanguageModelV3CallOptions, LanguageModelV3StreamPart } from '@ai-sdk/provider'
import { narrateTurn, type TurnBrief } from '../conversation/narrate-turn.ts'

/** Under this key of `providerOptions` the conversation hands its brief to whichever model narrates. */
export const BRIEF_KEY = 'candi'

/** We count by ourselves what was typed and told (decision 014); what a provider says it used is not believed. */
export const NO_TOKENS = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}

/**
 * The built-in narrator as a model of the AI SDK, so that the conversation has one path whoever speaks. It reads
 * nothing but the brief: no key, no network, no tokens.
 */
export function builtInNarrator(
  briefOf: (options: LanguageModelV3CallOptions) => TurnBrief,
): LanguageModelV3 {
  const narrate = (options: LanguageModelV3CallOptions): string => narrateTurn(briefOf(options))
  return {
    specificationVersion: 'v3',
    provider: 'candi',
    modelId: 'built-in-narrator',
    supportedUrls: {},
    doGenerate: async (options) => ({
      content: [{ type: 'text', text: narrate(options) }],
      finishReason: { unified: 'stop', raw: 'stop' },
      usage: NO_TOKENS,
      warnings: [],
    }),
    doStream: async (options) => ({ stream: streamOf(narrate(options)) }),
  }
}

function streamOf(text: string): ReadableStream<LanguageModelV3StreamPart> {
  const id = 'narration'
  return new ReadableStream({
    start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] })
      controller.enqueue({ type: 'text-start', id })
      // By sentence: a screen reader and a slow line both take whole sentences better than single words.
      for (const delta of text.split(/(?<=[.!?]\s)/)) controller.enqueue({ type: 'text-delta', id, delta })
      controller.enqueue({ type: 'text-end', id })
      controller.enqueue({ type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage: NO_TOKENS })
      controller.close()
    },
  })
}
