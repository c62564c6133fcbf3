import { HEARING_LIMITS } from '@candi/contracts'
import type { ToldOfSound } from '@candi/engines/audio'
import type { Listened } from './listen-to-bytes.ts'
import type { Blocks, ListeningThread } from './listening-thread.ts'

export interface ListeningRoomParts {
  readonly openThread: () => ListeningThread
  /** Told of threads that died; never of what they heard. */
  readonly onFailure: (error: unknown) => void
  readonly threads?: number
  /** Being heard and waiting, together. */
  readonly seats?: number
  /** Of files in memory, together. */
  readonly mostBytes?: number
  /** For one recording, from the moment that a thread has begun. */
  readonly mostMs?: number
  /** Until a thread says that it has begun: it may have to be opened first. */
  readonly beginMs?: number
  /** A thread that nobody needs is ended after so long. */
  readonly idleMs?: number
}

/** After these nobody knows what a thread does. */
const MAY_BE_AT_IT: ReadonlySet<string> = new Set(['internal', 'recording-too-slow'])

export type NoSeat = 'one-recording-at-a-time' | 'listening-busy'

export interface Seat {
  /** Waits for a thread, then for its answer. Null when the signal says that nobody waits for it any more. */
  listen(
    blocks: Blocks,
    told: ToldOfSound,
    signal: AbortSignal,
    onProgress: (done: number) => void,
  ): Promise<Listened | null>
  /** Must be called once, whatever happened. */
  leave(): void
}

/**
 * Two threads listen, and a bounded row waits, one recording a client. A recording that takes too long, or takes its
 * thread with it, costs its sender an error and nobody else a thing: the thread is ended and another opened.
 */
export class ListeningRoom {
  private readonly seated = new Map<string, number>()
  private readonly waiting: (() => void)[] = []
  private readonly idle = new Map<ListeningThread, NodeJS.Timeout>()
  private readonly working = new Set<ListeningThread>()
  private readonly parts: Required<ListeningRoomParts>

  constructor(parts: ListeningRoomParts) {
    this.parts = {
      threads: 2,
      seats: 18,
      mostBytes: 4 * HEARING_LIMITS.bytes,
      mostMs: 20_000,
      beginMs: 10_000,
      idleMs: 60_000,
      ...parts,
    }
  }

  /** A seat for a client who announces so many bytes, before any of them is read. */
  enter(client: string, bytes: number): Seat | NoSeat {
    if (this.seated.has(client)) return 'one-recording-at-a-time'
    const held = [...this.seated.values()].reduce((sum, each) => sum + each, 0)
    if (this.seated.size >= this.parts.seats || held + bytes > this.parts.mostBytes) return 'listening-busy'
    this.seated.set(client, bytes)
    return {
      listen: (...asked) => this.listen(...asked),
      leave: () => void this.seated.delete(client),
    }
  }

  close(): void {
    for (const [thread, timer] of this.idle) {
      clearTimeout(timer)
      thread.end()
    }
    this.idle.clear()
    for (const thread of this.working) thread.end()
  }

  private async listen(
    blocks: Blocks,
    told: ToldOfSound,
    signal: AbortSignal,
    onProgress: (done: number) => void,
  ): Promise<Listened | null> {
    const thread = await this.takeThread(signal)
    if (thread === null) return null
    const answer = await this.answerOf(thread, blocks, told, signal, onProgress)
    this.giveBack(thread, answer !== null && !('failure' in answer && MAY_BE_AT_IT.has(answer.failure)))
    return answer
  }

  private async takeThread(signal: AbortSignal): Promise<ListeningThread | null> {
    while (!signal.aborted && this.working.size >= this.parts.threads) await this.untilFree(signal)
    if (signal.aborted) {
      this.wakeNext()
      return null
    }
    const [known] = this.idle
    if (known) {
      clearTimeout(known[1])
      this.idle.delete(known[0])
    }
    const thread = known?.[0] ?? this.parts.openThread()
    this.working.add(thread)
    return thread
  }

  private untilFree(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        signal.removeEventListener('abort', give)
        resolve()
      }
      const give = () => {
        const place = this.waiting.indexOf(go)
        if (place >= 0) this.waiting.splice(place, 1)
        go()
      }
      this.waiting.push(go)
      signal.addEventListener('abort', give)
      if (signal.aborted) give()
    })
  }

  private answerOf(
    thread: ListeningThread,
    blocks: Blocks,
    told: ToldOfSound,
    signal: AbortSignal,
    onProgress: (done: number) => void,
  ): Promise<Listened | null> {
    return new Promise((resolve) => {
      let isSettled = false
      const settle = (answer: Listened | null) => {
        isSettled = true
        clearTimeout(limit)
        signal.removeEventListener('abort', giveUp)
        resolve(answer)
      }
      const giveUp = () => settle(null)
      const tooSlow = () => settle({ failure: 'recording-too-slow' })
      let limit = setTimeout(tooSlow, this.parts.beginMs)
      let hasBegun = false
      const goOn = (done: number) => {
        if (isSettled) return
        if (!hasBegun) {
          hasBegun = true
          clearTimeout(limit)
          limit = setTimeout(tooSlow, this.parts.mostMs)
        }
        onProgress(done)
      }
      signal.addEventListener('abort', giveUp)
      thread.listen(blocks, told, goOn).then(settle, (error: unknown) => {
        // One that we ended ourselves dies too.
        if (!isSettled) this.parts.onFailure(error)
        settle({ failure: 'internal' })
      })
    })
  }

  /** A thread that died, or may still be at it, is not used again. */
  private giveBack(thread: ListeningThread, isFit: boolean): void {
    this.working.delete(thread)
    if (isFit) {
      const timer = setTimeout(() => {
        this.idle.delete(thread)
        thread.end()
      }, this.parts.idleMs)
      timer.unref()
      this.idle.set(thread, timer)
    } else thread.end()
    this.wakeNext()
  }

  private wakeNext(): void {
    if (this.working.size < this.parts.threads) this.waiting.shift()?.()
  }
}
