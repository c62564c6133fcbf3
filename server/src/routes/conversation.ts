import { conversationRequestSchema, ERRORS } from '@candi/contracts'
import { createUIMessageStreamResponse } from 'ai'
import { Hono } from 'hono'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { type Narrators, streamTurn } from '../conversation/stream-turn.ts'
import { TooManyFindings } from '../conversation/understand-case.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'

/** Turns answered at the same time; more are asked to come back, so that those under way stay quick. */
const MOST_AT_ONCE = 300

/** POST /api/conversation: one turn as an AI SDK UI message stream. Nothing of it is kept. */
export function conversationRoute(
  parts: DiagnosisParts,
  narrators: Narrators,
  onTurn: () => void,
  onFailure: (error: unknown) => void,
) {
  let underWay = 0
  return new Hono().post('/', async (context) => {
    const body = await readBody(context, conversationRequestSchema)
    if (!body.ok) return failure(context, body.code)
    if (underWay >= MOST_AT_ONCE) return failure(context, 'busy')
    underWay += 1
    onTurn()
    // The HTTP adapter aborts with a bare string, on which the AI SDK would stay silent.
    const abort = new AbortController()
    context.req.raw.signal.addEventListener('abort', () => abort.abort())
    const sentenceFor = (error: unknown) => {
      if (error instanceof TooManyFindings) return ERRORS['too-many-findings'].text
      onFailure(error)
      return ERRORS.internal.text
    }
    const stream = streamTurn(parts, narrators, body.value, abort.signal, sentenceFor, () => {
      underWay -= 1
    })
    return createUIMessageStreamResponse({ stream, headers: { 'cache-control': 'no-store' } })
  })
}
