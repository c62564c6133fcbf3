import { randomUUID } from 'node:crypto'
import { SIGHTING_LIMITS } from '@candi/contracts'
import { openLookingRoom } from '../src/looking/looking-room.ts'
import { openLookingThread } from '../src/outside/open-looking-thread.ts'
import { judgeInRoom } from '../src/threads/judge-in-room.ts'

/** A room as in the product, and what is asked of it for every file there is. */
export function hostileLooking() {
  const failures: unknown[] = []
  const room = openLookingRoom({
    openThread: () => openLookingThread(new URL('./looking-threads/known.ts', import.meta.url)),
    onFailure: (error) => failures.push(error),
    beginMs: 120_000,
  })
  const outcomes = new Map<string, number>()
  return {
    outcomes,
    close: () => room.close(),
    /** Throws where the answer is none that a stranger's file may have. */
    async look(bytes: Uint8Array): Promise<void> {
      const answer = await judgeInRoom(room, randomUUID(), new Uint8Array(bytes), { isPictureWanted: true })
      const outcome = 'failure' in answer ? answer.failure : 'seen'
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (['internal', 'looking-busy', 'photo-too-slow'].includes(outcome))
        throw failures.pop() ?? new Error(outcome)
      const picture = 'judgement' in answer ? answer.judgement.picture : null
      if (!picture) return
      if (Math.max(picture.width, picture.height) > SIGHTING_LIMITS.sentPixels)
        throw new Error('a larger picture than was asked for')
      if (picture.data.byteLength !== picture.width * picture.height * 3)
        throw new Error('a picture with pixels that are not there')
    },
  }
}
