import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** A third of the processor where both want it: more patience would let a busy machine answer nobody. */
const A_LITTLE_LATER = 5

/**
 * Lets every other thread go first where both want the processor: who chats must not feel that somebody's file is
 * being judged. Only Linux knows priorities of threads; elsewhere nothing changes.
 */
export function lowerOwnPriority(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    if (Number.isInteger(thread)) setPriority(thread, A_LITTLE_LATER)
  } catch {
    // Not on Linux, or not allowed: the system shares the processor as it sees fit.
  }
}
