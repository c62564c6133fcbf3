import type { LanguageModelV3, LanguageModelV3StreamPart } from '@ai-sdk/provider'
import { narrateTurn, type TurnBrief } from '../src/conversation/narrate-turn.ts'
import { NO_TOKENS } from '../src/narrator/checked-model.ts'

/** The built-in narration as a model of the AI SDK, for scenes in which a provider only reads signs. */
export function builtInAsModel(briefOf: () => TurnBrief): LanguageModelV3 {
  const id = 'narration'
  const parts = (): LanguageModelV3StreamPart[] => [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id },
    { type: 'text-delta', id, delta: narrateTurn(briefOf()) },
    { type: 'text-end', id },
    { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage: NO_TOKENS },
  ]
  return {
    specificationVersion: 'v3',
    provider: 'candi',
    modelId: 'built-in-narrator',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('a turn is always streamed')),
    doStream: async () => ({ stream: ReadableStream.from(parts()) }),
  }
}
