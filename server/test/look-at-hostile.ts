import { randomUUID } from 'node:crypto'
import { SIGHTING_LIMITS } from '@candi/contracts'
import { openLookingRoom } from '../src/looking/looking-room.ts'
import { openLookingThread } from '../src/outside/open-looking-thread.ts'

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
      const seat = room.enter(randomUUID(), bytes.byteLength)
      if (typeof seat === 'string') throw new Error(seat)
      const never = new AbortController().signal
      const answer = await seat
        .judge([new Uint8Array(bytes)], { isPictureWanted: true }, never, () => {})
        .finally(() => seat.leave())
      const outcome = answer === null ? 'nothing' : 'failure' in answer ? answer.failure : 'seen'
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (['nothing', 'internal', 'photo-too-slow'].includes(outcome))
        throw failures.pop() ?? new Error(outcome)
      const picture = answer && 'judgement' in answer ? answer.judgement.picture : null
      if (!picture) return
      if (Math.max(picture.width, picture.height) > SIGHTING_LIMITS.sentPixels)
        throw new Error('a larger picture than was asked for')
      if (picture.data.byteLength !== picture.width * picture.height * 3)
        throw new Error('a picture with pixels that are not there')
    },
  }
}
