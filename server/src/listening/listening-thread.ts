import type { ToldOfSound } from '@candi/engines/audio'
import type { Listened } from './listen-to-bytes.ts'

/** A file as it came, in pieces. */
export type Blocks = readonly Uint8Array<ArrayBuffer>[]

/** Somebody who listens to one recording at a time, away from everybody else. */
export interface ListeningThread {
  /** Takes the blocks over. The first progress says that it has begun. Rejects when the thread dies of it. */
  listen(blocks: Blocks, told: ToldOfSound, onProgress: (done: number) => void): Promise<Listened>
  /** Whatever it is at. */
  end(): void
}
