import { conversationRequestSchema, ERRORS } from '@candi/contracts'
import { createUIMessageStreamResponse } from 'ai'
import { type Context, Hono } from 'hono'
import type { MeterFor } from '../accounts/create-metering.ts'
import { type Library, type Narrators, streamTurn } from '../conversation/stream-turn.ts'
import { UNMETERED } from '../conversation/turn-meter.ts'
import type { TurnTaker } from '../conversation/turn-taker.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'

/** Turns answered at the same time: two cores take as many in three seconds. More are asked to come back, so that those under way stay quick. */
const MOST_AT_ONCE = 100

export interface ConversationRouteParts {
  readonly turns: TurnTaker
  readonly narrators: Narrators
  readonly onTurn: () => void
  readonly onFailure: (error: unknown) => void
  /** Our own pages, and whether whoever asks may have them cited; left out, nobody may. */
  readonly libraryFor?: ((context: Context) => Library) | undefined
  /** Left out: nobody counts tokens. */
  readonly meterFor?: MeterFor | undefined
}

const unmetered: MeterFor = async () => ({ meter: UNMETERED, headers: {} })

/** POST /api/conversation: one turn as an AI SDK UI message stream. Nothing of it is kept. */
export function conversationRoute(parts: ConversationRouteParts) {
  const { turns, narrators, onTurn, onFailure, libraryFor, meterFor = unmetered } = parts
  let underWay = 0
  return new Hono().post('/', async (context) => {
    const body = await readBody(context, conversationRequestSchema)
    if (!body.ok) return failure(context, body.code)
    if (underWay >= MOST_AT_ONCE) return failure(context, 'many-asking')
    underWay += 1
    const onEnd = () => {
      underWay -= 1
    }
    const { meter, headers } = await meterFor(context).catch((error: unknown) => {
      onEnd()
      throw error
    })
    onTurn()
    // The HTTP adapter aborts with a bare string, on which the AI SDK would stay silent.
    const abort = new AbortController()
    const { signal } = context.req.raw
    signal.addEventListener('abort', () => abort.abort())
    if (signal.aborted) abort.abort()
    const sentenceFor = (error: unknown) => {
      onFailure(error)
      return ERRORS.internal.text
    }
    const stream = streamTurn(turns, narrators, body.value, {
      meter,
      client: context.get('client'),
      library: libraryFor?.(context) ?? null,
      signal: abort.signal,
      onError: sentenceFor,
      onEnd,
    })
    return createUIMessageStreamResponse({ stream, headers: { 'cache-control': 'no-store', ...headers } })
  })
}
