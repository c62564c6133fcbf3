import { addToCount } from './daily-counts.ts'
import type { Database } from './database.ts'

/** Adds turns up in memory and writes them twice a minute: a count is not worth a commit of its own. */
const WRITE_EVERY_MS = 30_000

export function countTurns(database: Database, now: () => Date, onError: (error: unknown) => void) {
  let pending = 0
  const write = async () => {
    if (pending === 0) return
    const counted = pending
    pending = 0
    try {
      await addToCount(database, now().toISOString().slice(0, 10), 'turns', counted)
    } catch (error) {
      pending += counted
      onError(error)
    }
  }
  const timer = setInterval(() => void write(), WRITE_EVERY_MS)
  timer.unref()
  return {
    add: () => {
      pending += 1
    },
    close: async () => {
      clearInterval(timer)
      await write()
    },
  }
}
