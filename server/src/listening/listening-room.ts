import { HEARING_LIMITS } from '@candi/contracts'
import type { SoundJudgement, ToldOfSound } from '@candi/engines/audio'
import type { JudgingThread } from '../threads/judging-thread.ts'
import { type RoomBounds, ThreadRoom } from '../threads/thread-room.ts'

export type ListeningThread = JudgingThread<ToldOfSound, SoundJudgement>
export type ListeningRoom = ThreadRoom<ToldOfSound, SoundJudgement>

export interface ListeningRoomParts extends Partial<RoomBounds> {
  readonly openThread: () => ListeningThread
  /** Told of threads that died; never of what they heard. */
  readonly onFailure: (error: unknown) => void
}

/** Where recordings are heard: two at a time, one a client. */
export const openListeningRoom = (parts: ListeningRoomParts): ListeningRoom =>
  new ThreadRoom({
    threads: 2,
    seats: 18,
    seatsAClient: 1,
    mostBytes: 4 * HEARING_LIMITS.bytes,
    mostMs: 20_000,
    beginMs: 10_000,
    idleMs: 60_000,
    words: {
      busy: 'listening-busy',
      clientIsBusy: 'one-recording-at-a-time',
      tooSlow: 'recording-too-slow',
    },
    ...parts,
  })
