import { type Judge, listenToBytes } from '../src/listening/listen-to-bytes.ts'
import type { ListeningThread } from '../src/listening/listening-room.ts'
import { knownJudge } from './known-judge.ts'

/** The same work as the product's without its thread, which costs a second each from source; that has a test of its own. */
export const threadInPlace =
  (judge: Judge = knownJudge) =>
  (): ListeningThread => ({
    judge: (blocks, told, onProgress) => listenToBytes(Buffer.concat(blocks), told, judge, onProgress),
    end: async () => {},
  })
