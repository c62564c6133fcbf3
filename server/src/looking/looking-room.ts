import { SIGHTING_LIMITS } from '@candi/contracts'
import type { JudgingThread } from '../threads/judging-thread.ts'
import { type RoomBounds, ThreadRoom } from '../threads/thread-room.ts'
import type { Look, Looked } from './look-at-bytes.ts'

export type LookingThread = JudgingThread<Look, Looked>
export type LookingRoom = ThreadRoom<Look, Looked>

export interface LookingRoomParts extends Partial<RoomBounds> {
  readonly openThread: () => LookingThread
  /** Told of threads that died; never of what they saw. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Where photos are looked at: two at a time, so that pictures of 50 megapixels fit into a gigabyte, and passwords find a
 * free thread beside the unpacking, which shares theirs. A client may send all photos of a case at once; those who scan a
 * VIN without a plan have a quarter of the room among them.
 */
export const openLookingRoom = (parts: LookingRoomParts): LookingRoom =>
  new ThreadRoom({
    threads: 2,
    seats: 24,
    seatsAClient: SIGHTING_LIMITS.photos,
    mostBytes: 8 * SIGHTING_LIMITS.bytes,
    // A busy machine lets who chats go first: a photo that takes a second of processor time may then wait for half a minute.
    mostMs: 60_000,
    beginMs: 10_000,
    idleMs: 60_000,
    withoutPlan: {
      seats: 6,
      seatsAClient: 2,
      bytes: 2 * SIGHTING_LIMITS.bytes,
      bytesAClient: SIGHTING_LIMITS.bytes,
      patienceMs: 5_000,
    },
    words: { busy: 'looking-busy', clientIsBusy: 'photos-at-once', tooSlow: 'photo-too-slow' },
    ...parts,
  })
