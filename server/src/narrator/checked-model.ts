import type { LanguageModelV3, LanguageModelV3CallOptions, LanguageModelV3StreamPart } from '@ai-sdk/provider'
import type { LanguageModel, ToolSet } from 'ai'
import { narrateTurn, type TurnBrief } from '../conversation/narrate-turn.ts'
import type { Talk } from '../conversation/stream-turn.ts'
import { briefForModel } from './brief-for-model.ts'
import { type BrokenBecause, speakByModel } from './speak-by-model.ts'

/** We count by ourselves what was typed and told (decision 014); what a provider says it used is not believed. */
export const NO_TOKENS = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}

/** Whether a provider that failed lately may be asked again. */
export interface Breaker {
  admit(): boolean
  succeeded(): void
  failed(because: BrokenBecause): void
  /** The visitor left before the provider had said anything. */
  gaveUp(): void
}

export interface CheckedModelParts {
  readonly model: LanguageModel
  readonly system: string
  readonly breaker: Breaker
  readonly silenceMs: number
  readonly wholeMs: number
  /** What the model may look up for this turn; what it finds is pushed to `lookedUp`. */
  readonly toolsFor: (talk: Talk, lookedUp: string[]) => ToolSet
  /** The brief of a call, by the handle in its options. */
  readonly borrow: (options: LanguageModelV3CallOptions) => { readonly brief: TurnBrief; readonly talk: Talk }
  readonly onBroken: (because: BrokenBecause) => void
}

/**
 * A model of an outside provider, whose words are checked. The built-in narration is always said, whole
 * and at once: verdict, steps and figures are ours and wait for nobody. The model's explanation follows it, sentence by sentence
 * as far as each may be shown. Whatever goes wrong, the finish tells why, under `candi.broken` of its metadata.
 */
export function checkedModel(parts: CheckedModelParts): LanguageModelV3 {
  return {
    specificationVersion: 'v3',
    provider: 'candi',
    modelId: 'checked-narrator',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('a turn is always streamed')),
    doStream: async (options) => ({ stream: ReadableStream.from(narration(parts, options)) }),
  }
}

async function* narration(
  parts: CheckedModelParts,
  options: LanguageModelV3CallOptions,
): AsyncGenerator<LanguageModelV3StreamPart> {
  const { brief, talk } = parts.borrow(options)
  const id = 'narration'
  yield { type: 'stream-start', warnings: [] }
  yield { type: 'text-start', id }
  const own = narrateTurn(brief)
  if (own !== '') yield { type: 'text-delta', id, delta: own }
  let broken: BrokenBecause | null = null
  let isSpeaking = false
  let hasExplained = false
  if (!parts.breaker.admit()) broken = 'unreachable'
  else {
    const lookedUp: string[] = []
    const speech = speakByModel({
      model: parts.model,
      system: parts.system,
      prompt: briefForModel(brief, talk.typed),
      tools: parts.toolsFor(talk, lookedUp),
      grounds: { assessment: brief.assessment, reply: brief.reply, lookedUp },
      signal: options.abortSignal,
      silenceMs: parts.silenceMs,
      wholeMs: parts.wholeMs,
    })
    try {
      for await (const spoken of speech) {
        if (spoken.type === 'broken') broken = spoken.because
        else {
          const gap = hasExplained ? ' ' : own === '' ? '' : '\n\n'
          isSpeaking = true
          // Whatever the model repeats of it stands there already.
          if (own.includes(spoken.text)) continue
          hasExplained = true
          yield { type: 'text-delta', id, delta: `${gap}${spoken.text}` }
        }
      }
    } finally {
      // Here also where nobody reads on: a trial must not stay under way for ever.
      tellBreaker(parts.breaker, broken, isSpeaking)
    }
  }
  if (broken !== null) parts.onBroken(broken)
  yield { type: 'text-end', id }
  yield {
    type: 'finish',
    finishReason: { unified: 'stop', raw: 'stop' },
    usage: NO_TOKENS,
    ...(broken === null ? {} : { providerMetadata: { candi: { broken } } }),
  }
}

function tellBreaker(breaker: Breaker, broken: BrokenBecause | null, hasSpoken: boolean): void {
  // Unfit speech is no fault of the line: the next turn may ask again.
  if (broken === 'unfit' || (broken === null && hasSpoken)) breaker.succeeded()
  else if (broken === null) breaker.gaveUp()
  else breaker.failed(broken)
}
