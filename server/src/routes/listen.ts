import {
  ERRORS,
  type ErrorCode,
  HEARING_LIMITS,
  type Hearing,
  type ListenLine,
  type ListenQuery,
  listenQuerySchema,
} from '@candi/contracts'
import type { SoundJudgement } from '@candi/engines/audio'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { ListeningRoom, Seat } from '../listening/listening-room.ts'
import type { Blocks } from '../listening/listening-thread.ts'
import { failure } from './failure.ts'
import { readBlocks } from './read-blocks.ts'

export interface ListenRouteParts {
  readonly room: ListeningRoom
  /** Who asks, as one and the same client each time; null: not in their plan. */
  readonly mayListen: (context: Context) => Promise<string | null>
  /** What the owner is told of what was heard. */
  readonly hearingOf: (judgement: SoundJudgement, told: ListenQuery) => Hearing
  /** Once a recording: "heard" or the code of what went wrong, never whose or what. */
  readonly onListened: (outcome: string) => void
  /** Told of our own bugs; must not log what the visitor sent. */
  readonly onFailure: (error: unknown) => void
}

const announced = z.coerce.number().int().min(0)

/** POST /api/listen: a recording in, lines of JSON out. Its bytes are in memory until the answer is, and nowhere else. */
export function listenRoute(parts: ListenRouteParts) {
  const refuse = (context: Context, code: ErrorCode) => {
    parts.onListened(code)
    return failure(context, code)
  }
  return new Hono().post('/', async (context) => {
    const told = listenQuerySchema.safeParse(context.req.query())
    if (!told.success) return refuse(context, 'request-invalid')
    const client = await parts.mayListen(context)
    if (client === null) return refuse(context, 'pro-needed')
    const size = announced.safeParse(context.req.header('content-length'))
    const bytes = size.success ? size.data : HEARING_LIMITS.bytes
    if (bytes > HEARING_LIMITS.bytes) return refuse(context, 'recording-too-large')
    const seat = parts.room.enter(client, bytes)
    if (typeof seat === 'string') return refuse(context, seat)
    try {
      const blocks = await readBlocks(context.req.raw.body, HEARING_LIMITS.bytes)
      if (blocks === null || blocks.length === 0) {
        seat.leave()
        return refuse(context, blocks === null ? 'recording-too-large' : 'recording-not-audio')
      }
      return answerIn(parts, seat, blocks, told.data, context.req.raw.signal)
    } catch (error) {
      seat.leave()
      throw error
    }
  })
}

/** The stream of lines; the seat is left when it ends. */
function answerIn(
  parts: ListenRouteParts,
  seat: Seat,
  blocks: Blocks,
  told: ListenQuery,
  gone: AbortSignal,
): Response {
  const abort = new AbortController()
  const stop = () => abort.abort()
  gone.addEventListener('abort', stop)
  if (gone.aborted) stop()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (line: ListenLine) => {
        if (!abort.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      say({ type: 'progress', done: 0 })
      try {
        say(await lastLine(parts, seat, blocks, told, abort.signal, say))
      } finally {
        seat.leave()
        gone.removeEventListener('abort', stop)
        if (!abort.signal.aborted) controller.close()
      }
    },
    cancel: stop,
  })
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' },
  })
}

async function lastLine(
  parts: ListenRouteParts,
  seat: Seat,
  blocks: Blocks,
  told: ListenQuery,
  signal: AbortSignal,
  say: (line: ListenLine) => void,
): Promise<ListenLine> {
  const failed = (code: ErrorCode): ListenLine => {
    parts.onListened(code)
    return { type: 'failure', code, message: ERRORS[code].text }
  }
  try {
    const listened = await seat.listen(blocks, told, signal, (done) => {
      if (done > 0) say({ type: 'progress', done })
    })
    if (listened === null) {
      parts.onListened('gone')
      return { type: 'progress', done: 1 }
    }
    if ('failure' in listened) return failed(listened.failure)
    const hearing = parts.hearingOf(listened.judgement, told)
    parts.onListened('heard')
    return { type: 'hearing', hearing }
  } catch (error) {
    parts.onFailure(error)
    return failed('internal')
  }
}
