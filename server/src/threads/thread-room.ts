import type { ErrorCode } from '@candi/contracts'
import type { Blocks, Judged, JudgingThread } from './judging-thread.ts'
import { type Place, type Quota, whoGivesWay } from './room-quota.ts'

export interface RoomBounds {
  readonly threads: number
  /** Being judged and waiting, together. */
  readonly seats: number
  /** Of these, for one client. */
  readonly seatsAClient: number
  /** Of files in memory, together. */
  readonly mostBytes: number
  /** For one file, from the moment that a thread has begun. */
  readonly mostMs: number
  /** Until a thread says that it has begun: it may have to be opened first. */
  readonly beginMs: number
  /** A thread that nobody needs is ended after so long. */
  readonly idleMs: number
  /** All that those without a plan may hold, so that they never fill the room; left out, as much as anybody. */
  readonly withoutPlan?: Quota
}

export interface RoomParts<Told, Judgement> extends RoomBounds {
  readonly openThread: () => JudgingThread<Told, Judgement>
  /** Told of threads that died; never of what they judged. */
  readonly onFailure: (error: unknown) => void
  readonly now?: () => Date
  /** Whoever has no seat, or took too long, is told so in these words. */
  readonly words: { readonly busy: ErrorCode; readonly clientIsBusy: ErrorCode; readonly tooSlow: ErrorCode }
}

export interface Sender {
  /** One and the same each time. */
  readonly client: string
  readonly hasPlan: boolean
}

export interface Seat<Told, Judgement> {
  /** Fires where somebody else got this seat, because its file took too long to come. */
  readonly givesWay: AbortSignal
  /** Waits for a thread, then for its answer. Null when the signal says that nobody waits for it any more. */
  judge(
    blocks: Blocks,
    told: Told,
    signal: AbortSignal,
    onProgress: (done: number) => void,
  ): Promise<Judged<Judgement> | null>
  /** Must be called once, whatever happened. */
  leave(): void
}

/**
 * A few threads judge files, and a bounded row waits. A file that takes too long, or takes its thread with it, costs
 * its sender an error and nobody else a thing: the thread is ended and another opened.
 */
export class ThreadRoom<Told, Judgement> {
  private readonly seated = new Set<Place>()
  private readonly waiting: (() => void)[] = []
  private readonly idle = new Map<JudgingThread<Told, Judgement>, NodeJS.Timeout>()
  private readonly working = new Set<JudgingThread<Told, Judgement>>()
  private readonly ending = new Set<Promise<void>>()

  constructor(private readonly parts: RoomParts<Told, Judgement>) {}

  /** A seat for a sender who announces so many bytes, before any of them is read. */
  enter({ client, hasPlan }: Sender, bytes: number): Seat<Told, Judgement> | ErrorCode {
    const place: Place = {
      client,
      bytes,
      hasPlan,
      since: this.now(),
      isSending: true,
      givesWay: new AbortController(),
    }
    const refusal = this.refusalOf(place)
    if (refusal !== null) return refusal
    this.seated.add(place)
    return {
      givesWay: place.givesWay.signal,
      judge: (...asked) => {
        place.isSending = false
        return this.judge(...asked)
      },
      leave: () => void this.seated.delete(place),
    }
  }

  /** What whoever gave way is told. */
  get busy(): ErrorCode {
    return this.parts.words.busy
  }

  private now(): number {
    return (this.parts.now?.() ?? new Date()).getTime()
  }

  private refusalOf(place: Place): ErrorCode | null {
    const { words, seats, seatsAClient, mostBytes, withoutPlan } = this.parts
    const others = [...this.seated]
    const held = others.reduce((sum, other) => sum + other.bytes, 0)
    if (others.filter(({ client }) => client === place.client).length >= seatsAClient)
      return words.clientIsBusy
    if (others.length >= seats || held + place.bytes > mostBytes) return words.busy
    if (place.hasPlan || !withoutPlan) return null
    const giving = whoGivesWay(
      others.filter(({ hasPlan }) => !hasPlan),
      place,
      withoutPlan,
    )
    if ('lacks' in giving) return giving.lacks === 'seat-of-client' ? words.clientIsBusy : words.busy
    for (const other of giving.places) {
      this.seated.delete(other)
      other.givesWay.abort()
    }
    return null
  }

  /** Resolves once every thread is gone: a process that ends before them may die of it. */
  async close(): Promise<void> {
    for (const [thread, timer] of this.idle) {
      clearTimeout(timer)
      this.end(thread)
    }
    this.idle.clear()
    for (const thread of this.working) this.end(thread)
    await Promise.all(this.ending)
  }

  private end(thread: JudgingThread<Told, Judgement>): void {
    const ended = thread.end().finally(() => this.ending.delete(ended))
    this.ending.add(ended)
  }

  private async judge(
    blocks: Blocks,
    told: Told,
    signal: AbortSignal,
    onProgress: (done: number) => void,
  ): Promise<Judged<Judgement> | null> {
    const thread = await this.takeThread(signal)
    if (thread === null) return null
    const answer = await this.answerOf(thread, blocks, told, signal, onProgress)
    this.giveBack(thread, answer !== null && !('failure' in answer && this.mayBeAtIt(answer.failure)))
    return answer
  }

  /** After these nobody knows what a thread does. */
  private mayBeAtIt(failure: ErrorCode): boolean {
    return failure === 'internal' || failure === this.parts.words.tooSlow
  }

  private async takeThread(signal: AbortSignal): Promise<JudgingThread<Told, Judgement> | null> {
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
    thread: JudgingThread<Told, Judgement>,
    blocks: Blocks,
    told: Told,
    signal: AbortSignal,
    onProgress: (done: number) => void,
  ): Promise<Judged<Judgement> | null> {
    return new Promise((resolve) => {
      let isSettled = false
      const settle = (answer: Judged<Judgement> | null) => {
        isSettled = true
        clearTimeout(limit)
        signal.removeEventListener('abort', giveUp)
        resolve(answer)
      }
      const giveUp = () => settle(null)
      const tooSlow = () => settle({ failure: this.parts.words.tooSlow })
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
      thread.judge(blocks, told, goOn).then(settle, (error: unknown) => {
        // One that we ended ourselves dies too.
        if (!isSettled) this.parts.onFailure(error)
        settle({ failure: 'internal' })
      })
    })
  }

  /** A thread that died, or may still be at it, is not used again. */
  private giveBack(thread: JudgingThread<Told, Judgement>, isFit: boolean): void {
    this.working.delete(thread)
    if (isFit) {
      const timer = setTimeout(() => {
        this.idle.delete(thread)
        this.end(thread)
      }, this.parts.idleMs)
      timer.unref()
      this.idle.set(thread, timer)
    } else this.end(thread)
    this.wakeNext()
  }

  private wakeNext(): void {
    if (this.working.size < this.parts.threads) this.waiting.shift()?.()
  }
}
