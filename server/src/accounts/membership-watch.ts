import type { Membership } from '@candi/contracts'
import type { OpenDatabase } from '../store/database.ts'
import { MEMBERSHIP_CHANNEL, membershipOf, versionsOf } from '../store/memberships.ts'

/** Polls held open by one process; more are asked to come back. */
const MOST_WAITING = 1_000
/** Polls held open for one account: so many tabs and phones. One more, and the one that waited longest is answered. */
const MOST_PER_ACCOUNT = 6
/** Where nobody tells of changes because the listening connection is lost, they are seen after so long. */
const REREAD_MS = 3_000

interface Waiter {
  readonly after: number
  isOver: boolean
  wake: () => void
}

/** Holds back answers until a membership document moves on, whichever process changed it. */
export class MembershipWatch {
  private readonly waiting = new Map<string, Set<Waiter>>()
  private readonly rereading: NodeJS.Timeout
  private stopListening: (() => Promise<void>) | undefined
  private isRereading = false
  private isClosed = false

  private constructor(
    private readonly store: OpenDatabase,
    private readonly onFailure: (error: unknown) => void,
    private readonly mostWaiting: number,
    rereadMs: number,
  ) {
    this.rereading = setInterval(() => void this.reread(), rereadMs)
    this.rereading.unref()
  }

  static async start(
    store: OpenDatabase,
    onFailure: (error: unknown) => void,
    { mostWaiting = MOST_WAITING, rereadMs = REREAD_MS } = {},
  ): Promise<MembershipWatch> {
    const watch = new MembershipWatch(store, onFailure, mostWaiting, rereadMs)
    try {
      watch.stopListening = await store.listen(MEMBERSHIP_CHANNEL, (uid) => watch.wake(uid))
    } catch (error) {
      // Rereading sees every change too, only later.
      onFailure(error)
    }
    return watch
  }

  /** How many polls are held open now. */
  get held(): number {
    return [...this.waiting.values()].reduce((sum, waiters) => sum + waiters.size, 0)
  }

  /**
   * The document once its version is another than `after`, at the latest after `waitMs`, and as soon as the asker has
   * gone. Null: too many are waiting already, or nobody may wait any more.
   */
  async next(uid: string, after: number, waitMs: number, signal: AbortSignal): Promise<Membership | null> {
    if (this.isClosed || this.held >= this.mostWaiting) return null
    const waiter: Waiter = { after, isOver: false, wake: () => {} }
    const end = () => {
      waiter.isOver = true
      waiter.wake()
    }
    const timer = setTimeout(end, waitMs)
    signal.addEventListener('abort', end)
    if (signal.aborted) waiter.isOver = true
    this.add(uid, waiter)
    try {
      for (;;) {
        // Awaited from before the reading on: a change in between is not missed.
        const woken = new Promise<void>((resolve) => {
          waiter.wake = resolve
        })
        const membership = await membershipOf(this.store.database, uid)
        if (membership.version !== after || waiter.isOver) return membership
        await woken
      }
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      this.remove(uid, waiter)
    }
  }

  /** Answers everybody who waits, and hears no more. Whoever asks again at once, as pages do, is not held either. */
  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.rereading)
    for (const waiters of this.waiting.values()) for (const waiter of waiters) endNow(waiter)
    await this.stopListening?.()
  }

  private add(uid: string, waiter: Waiter): void {
    const waiters = this.waiting.get(uid) ?? new Set()
    const [longest] = waiters
    if (longest && waiters.size >= MOST_PER_ACCOUNT) endNow(longest)
    waiters.add(waiter)
    this.waiting.set(uid, waiters)
  }

  private remove(uid: string, waiter: Waiter): void {
    const waiters = this.waiting.get(uid)
    waiters?.delete(waiter)
    if (waiters?.size === 0) this.waiting.delete(uid)
  }

  private wake(uid: string): void {
    for (const waiter of this.waiting.get(uid) ?? []) waiter.wake()
  }

  /** One question for all who wait. */
  private async reread(): Promise<void> {
    if (this.isRereading || this.waiting.size === 0) return
    this.isRereading = true
    try {
      const versions = await versionsOf(this.store.database, [...this.waiting.keys()])
      for (const [uid, waiters] of this.waiting)
        for (const waiter of waiters) if (waiter.after !== (versions.get(uid) ?? 0)) waiter.wake()
    } catch (error) {
      this.onFailure(error)
    } finally {
      this.isRereading = false
    }
  }
}

function endNow(waiter: Waiter): void {
  waiter.isOver = true
  waiter.wake()
}
