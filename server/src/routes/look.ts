import {
  type LookLine,
  type LookQuery,
  lookQuerySchema,
  SIGHTING_LIMITS,
  type Sighting,
} from '@candi/contracts'
import { type Context, Hono } from 'hono'
import type { Looked } from '../looking/look-at-bytes.ts'
import type { LookingRoom } from '../looking/looking-room.ts'
import type { Sender } from '../threads/thread-room.ts'
import { failure } from './failure.ts'
import { judgeSentFile } from './judge-sent-file.ts'

/** Who looks, as one and the same client each time, or why not. */
export type MayLook =
  | Sender
  | { readonly refusal: 'photos-need-pro' }
  | { readonly refusal: 'slow-down'; readonly retryAfterSeconds: number }

export interface LookRouteParts {
  readonly room: LookingRoom
  readonly mayLook: (context: Context, told: LookQuery) => Promise<MayLook>
  /** Whether a picture must come along with its judgement, for another who looks at it. */
  readonly isPictureWanted: (told: LookQuery) => boolean
  /** What the owner is told of what was seen. */
  readonly sightingOf: (looked: Looked, told: LookQuery, signal: AbortSignal) => Promise<Sighting>
  /** Once a photo: "seen", "gone" or the code of what went wrong, never whose or what. */
  readonly onLooked: (outcome: string) => void
  /** Told of our own bugs; must not log what the visitor sent. */
  readonly onFailure: (error: unknown) => void
}

/** POST /api/look: a photo in, lines of JSON out. */
export function lookRoute(parts: LookRouteParts) {
  return new Hono().post('/', async (context) => {
    const told = lookQuerySchema.safeParse(context.req.query())
    if (!told.success) {
      parts.onLooked('request-invalid')
      return failure(context, 'request-invalid')
    }
    const may = await parts.mayLook(context, told.data)
    if ('refusal' in may) {
      parts.onLooked(may.refusal)
      return failure(context, may.refusal, 'retryAfterSeconds' in may ? may.retryAfterSeconds : undefined)
    }
    const look = { ...told.data, isPictureWanted: parts.isPictureWanted(told.data) }
    return judgeSentFile(context, may, look, {
      room: parts.room,
      mostBytes: SIGHTING_LIMITS.bytes,
      words: { tooLarge: 'photo-too-large', empty: 'photo-not-picture', done: 'seen' },
      answerOf: async (looked, _, signal): Promise<LookLine> => ({
        type: 'sighting',
        sighting: await parts.sightingOf(looked, told.data, signal),
      }),
      onOutcome: parts.onLooked,
      onFailure: parts.onFailure,
    })
  })
}
