import { ERRORS, type ErrorCode } from '@candi/contracts'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Blocks } from '../threads/judging-thread.ts'
import type { Seat, Sender, ThreadRoom } from '../threads/thread-room.ts'
import { failure } from './failure.ts'
import { readBlocks } from './read-blocks.ts'

type Line<Answer> =
  | Answer
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'failure'; readonly code: ErrorCode; readonly message: string }

export interface SentFileParts<Told, Judgement, Answer> {
  readonly room: ThreadRoom<Told, Judgement>
  readonly mostBytes: number
  readonly words: { readonly tooLarge: ErrorCode; readonly empty: ErrorCode; readonly done: string }
  /** The last line of a file that was judged. */
  readonly answerOf: (judgement: Judgement, told: Told, signal: AbortSignal) => Answer | Promise<Answer>
  /** Once a file: `done` of the words, "gone" or the code of what went wrong, never whose or what. */
  readonly onOutcome: (outcome: string) => void
  /** Told of our own bugs; must not log what the visitor sent. */
  readonly onFailure: (error: unknown) => void
}

const announced = z.coerce.number().int().min(0)

/** A file in, lines of JSON out. Its bytes are in memory until the answer is, and nowhere else. */
export async function judgeSentFile<Told, Judgement, Answer extends object>(
  context: Context,
  sender: Sender,
  told: Told,
  parts: SentFileParts<Told, Judgement, Answer>,
): Promise<Response> {
  const { room, mostBytes, words } = parts
  const refuse = (code: ErrorCode) => {
    parts.onOutcome(code)
    return failure(context, code)
  }
  const size = announced.safeParse(context.req.header('content-length'))
  const bytes = size.success ? size.data : mostBytes
  if (bytes > mostBytes) return refuse(words.tooLarge)
  const seat = room.enter(sender, bytes)
  if (typeof seat === 'string') return refuse(seat)
  try {
    const blocks = await readBlocks(context.req.raw.body, mostBytes, seat.givesWay)
    if (blocks === null || blocks.length === 0) {
      seat.leave()
      if (seat.givesWay.aborted) return refuse(room.busy)
      return refuse(blocks === null ? words.tooLarge : words.empty)
    }
    return answerInLines(parts, seat, blocks, told, context.req.raw.signal)
  } catch (error) {
    seat.leave()
    throw error
  }
}

/** The stream of lines; the seat is left when it ends. */
function answerInLines<Told, Judgement, Answer extends object>(
  parts: SentFileParts<Told, Judgement, Answer>,
  seat: Seat<Told, Judgement>,
  blocks: Blocks,
  told: Told,
  gone: AbortSignal,
): Response {
  const abort = new AbortController()
  const stop = () => abort.abort()
  gone.addEventListener('abort', stop)
  if (gone.aborted) stop()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (line: Line<Answer>) => {
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

async function lastLine<Told, Judgement, Answer>(
  parts: SentFileParts<Told, Judgement, Answer>,
  seat: Seat<Told, Judgement>,
  blocks: Blocks,
  told: Told,
  signal: AbortSignal,
  say: (line: Line<Answer>) => void,
): Promise<Line<Answer>> {
  const failed = (code: ErrorCode): Line<Answer> => {
    parts.onOutcome(code)
    return { type: 'failure', code, message: ERRORS[code].text }
  }
  try {
    const judged = await seat.judge(blocks, told, signal, (done) => {
      if (done > 0) say({ type: 'progress', done })
    })
    if (judged === null) {
      parts.onOutcome('gone')
      return { type: 'progress', done: 1 }
    }
    if ('failure' in judged) return failed(judged.failure)
    const answer = await parts.answerOf(judged.judgement, told, signal)
    parts.onOutcome(parts.words.done)
    return answer
  } catch (error) {
    parts.onFailure(error)
    return failed('internal')
  }
}
