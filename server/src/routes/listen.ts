import {
  HEARING_LIMITS,
  type Hearing,
  type ListenLine,
  type ListenQuery,
  listenQuerySchema,
} from '@candi/contracts'
import type { SoundJudgement } from '@candi/engines/audio'
import { type Context, Hono } from 'hono'
import type { ListeningRoom } from '../listening/listening-room.ts'
import { failure } from './failure.ts'
import { judgeSentFile } from './judge-sent-file.ts'

export interface ListenRouteParts {
  readonly room: ListeningRoom
  /** Who asks, as one and the same client each time; null: not in their plan. */
  readonly mayListen: (context: Context) => Promise<string | null>
  /** What the owner is told of what was heard. */
  readonly hearingOf: (judgement: SoundJudgement, told: ListenQuery) => Hearing
  /** Once a recording: "heard", "gone" or the code of what went wrong, never whose or what. */
  readonly onListened: (outcome: string) => void
  /** Told of our own bugs; must not log what the visitor sent. */
  readonly onFailure: (error: unknown) => void
}

/** POST /api/listen: a recording in, lines of JSON out. */
export function listenRoute({ room, mayListen, hearingOf, onListened, onFailure }: ListenRouteParts) {
  const refuse = (context: Context, code: 'request-invalid' | 'pro-needed') => {
    onListened(code)
    return failure(context, code)
  }
  return new Hono().post('/', async (context) => {
    const told = listenQuerySchema.safeParse(context.req.query())
    if (!told.success) return refuse(context, 'request-invalid')
    const client = await mayListen(context)
    if (client === null) return refuse(context, 'pro-needed')
    return judgeSentFile(context, { client, hasPlan: true }, told.data, {
      room,
      mostBytes: HEARING_LIMITS.bytes,
      words: { tooLarge: 'recording-too-large', empty: 'recording-not-audio', done: 'heard' },
      answerOf: (judgement): ListenLine => ({ type: 'hearing', hearing: hearingOf(judgement, told.data) }),
      onOutcome: onListened,
      onFailure,
    })
  })
}
