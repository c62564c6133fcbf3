import type { ConversationData, ConversationRequest } from '@candi/contracts'
import {
  convertToModelMessages,
  createUIMessageStream,
  type LanguageModel,
  streamText,
  type UIMessage,
  type UIMessageChunk,
  type UIMessageStreamWriter,
} from 'ai'
import type { TurnBrief } from './narrate-turn.ts'
import type { DiagnosisParts } from './ports.ts'
import { takeTurn } from './take-turn.ts'

export type ConversationMessage = UIMessage<unknown, { [K in keyof ConversationData]: ConversationData[K] }>

export interface Narrators {
  readonly model: LanguageModel
  /** Lends a brief to the model for one call, by a handle that travels in its options. */
  lend(brief: TurnBrief): Record<string, never>
}

/** Streams one turn: first what was understood and the sheet, then the narration, then the open question. */
export function streamTurn(
  parts: DiagnosisParts,
  narrators: Narrators,
  request: ConversationRequest,
  signal: AbortSignal,
  onError: (error: unknown) => string,
  onEnd: () => void,
): ReadableStream<UIMessageChunk> {
  return createUIMessageStream<ConversationMessage>({
    onError,
    execute: async ({ writer }) => {
      // The turn ends here even where its reader has gone: a stream that nobody reads tells of no finish.
      try {
        await narrate(writer)
      } finally {
        onEnd()
      }
    },
  })

  async function narrate(writer: UIMessageStreamWriter<ConversationMessage>): Promise<void> {
    // Headers and a first byte go out before anything is reckoned: a slow line sees at once that somebody listens.
    writer.write({ type: 'start' })
    const turn = await takeTurn(parts, request)
    if (turn.reading) writer.write({ type: 'data-reading', data: turn.reading })
    if (turn.assessment) writer.write({ type: 'data-assessment', data: turn.assessment })
    if (turn.moved) writer.write({ type: 'data-moved', data: turn.moved })
    const result = streamText({
      model: narrators.model,
      messages: await convertToModelMessages([
        { role: 'user', parts: [{ type: 'text', text: 'Narrate this turn.' }] },
      ]),
      providerOptions: { candi: narrators.lend(turn.brief) },
      abortSignal: signal,
      // Left alone, the AI SDK prints a failed call with its whole prompt to the console.
      onError: () => {},
    })
    writer.merge(
      result.toUIMessageStream<ConversationMessage>({ sendStart: false, sendFinish: false, onError }),
    )
    await result.consumeStream()
    const next = turn.assessment?.next
    const asks = turn.brief.kind !== 'reply'
    if (next && asks) writer.write({ type: 'data-question', data: next })
  }
}
