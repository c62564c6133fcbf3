import type { ErrorCode } from '@candi/contracts'

/** A file as it came, in pieces. */
export type Blocks = readonly Uint8Array<ArrayBuffer>[]

/** What was made of a file, or why nothing could be. */
export type Judged<Judgement> = { readonly judgement: Judgement } | { readonly failure: ErrorCode }

/** Somebody who judges one file at a time, away from everybody else. */
export interface JudgingThread<Told, Judgement> {
  /** Takes the blocks over. The first progress says that it has begun. Rejects when the thread dies of it. */
  judge(blocks: Blocks, told: Told, onProgress: (done: number) => void): Promise<Judged<Judgement>>
  /** Whatever it is at; resolves once it is gone. */
  end(): Promise<void>
}
