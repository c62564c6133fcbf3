import { randomUUID } from 'node:crypto'
import { HEARING_LIMITS } from '@candi/contracts'
import { openListeningRoom } from '../src/listening/listening-room.ts'
import { openListeningThread } from '../src/outside/open-listening-thread.ts'
import { judgeInRoom } from '../src/threads/judge-in-room.ts'

/** A file that leads its reader round in circles costs so long; the product gives it more. */
const MOST_MS = 4_000

/** A room as in the product, and what is asked of it for every file there is. */
export function hostileListening() {
  const failures: unknown[] = []
  const room = openListeningRoom({
    openThread: () => openListeningThread(new URL('./listening-threads/known.ts', import.meta.url)),
    onFailure: (error) => failures.push(error),
    mostMs: MOST_MS,
    beginMs: 120_000,
  })
  const outcomes = new Map<string, number>()
  return {
    outcomes,
    close: () => room.close(),
    /** Throws where the answer is none that a stranger's file may have. */
    async listen(bytes: Uint8Array): Promise<void> {
      const answer = await judgeInRoom(room, randomUUID(), new Uint8Array(bytes), {})
      const outcome = 'failure' in answer ? answer.failure : 'heard'
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (outcome === 'internal' || outcome === 'listening-busy') throw failures.pop() ?? new Error(outcome)
      if ('judgement' in answer && answer.judgement.quality.seconds > HEARING_LIMITS.seconds)
        throw new Error('more was heard than may be')
    },
  }
}
