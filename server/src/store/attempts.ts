import { createHmac } from 'node:crypto'
import { LIMITS } from '@candi/contracts'
import { and, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { attemptWindows } from './schema/index.ts'

const WINDOW_MS = LIMITS.authTriesMinutes * 60_000

/** What a try is counted against, such as "login by account ann@example.org", and how many a window lets through. */
export interface Bucket {
  readonly name: string
  readonly most: number
}

export type Attempt =
  | { readonly isAllowed: true; readonly giveBack: () => Promise<void> }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number }

/**
 * Tries by account and by client, exact for any number of parallel tries and of processes. A try is counted before
 * anything is checked, so that twenty at once cannot all be the fifth; one that was no failure is given back.
 * A window begins with its first try; what it counts is kept under keyed hashes, never by address.
 */
export class Attempts {
  constructor(
    private readonly database: Database,
    private readonly secret: string,
    private readonly now: () => Date,
  ) {}

  /** Counts one try in every bucket, or in none when one of them is full. */
  async take(buckets: readonly Bucket[]): Promise<Attempt> {
    const at = this.now()
    const mostByKey = new Map(buckets.map(({ name, most }) => [this.keyOf(name), most]))
    // In one order for everybody: two tries that share two buckets must not wait for each other.
    const keys = [...mostByKey.keys()].sort()
    const cutoff = new Date(at.getTime() - WINDOW_MS)
    const isOver = or(lte(attemptWindows.startedAt, cutoff), lte(attemptWindows.tries, 0))
    const begun = new Map<string, Date>()
    try {
      await this.database.transaction(async (transaction) => {
        for (const key of keys) {
          const [row] = await transaction
            .insert(attemptWindows)
            .values({ key, startedAt: at, tries: 1 })
            .onConflictDoUpdate({
              target: attemptWindows.key,
              set: {
                tries: sql`case when ${isOver} then 1 else ${attemptWindows.tries} + 1 end`,
                startedAt: sql`case when ${isOver} then excluded.started_at else ${attemptWindows.startedAt} end`,
              },
              setWhere: or(isOver, sql`${attemptWindows.tries} < ${mostByKey.get(key) ?? 0}`),
            })
            .returning({ startedAt: attemptWindows.startedAt })
          if (!row) throw new BucketFull(key)
          begun.set(key, row.startedAt)
        }
      })
    } catch (error) {
      if (!(error instanceof BucketFull)) throw error
      return { isAllowed: false, retryAfterSeconds: await this.restOf(error.key, at) }
    }
    return { isAllowed: true, giveBack: () => this.giveBack(begun) }
  }

  /**
   * A mailed link proved who it is: forgets every try of the bucket `all`, and of the bucket `of` as many as `share`
   * counts, which are those that the link has to do with. Where the window of `of` began after that of `share`, nobody
   * can tell which of the share's tries it holds, and it keeps all of its own.
   */
  async forgive({ all, share, of }: { readonly [name in 'all' | 'share' | 'of']: string }): Promise<void> {
    const cutoff = new Date(this.now().getTime() - WINDOW_MS)
    await this.database.delete(attemptWindows).where(eq(attemptWindows.key, this.keyOf(all)))
    const [shared] = await this.database
      .delete(attemptWindows)
      .where(eq(attemptWindows.key, this.keyOf(share)))
      .returning()
    if (!shared || shared.startedAt <= cutoff) return
    await this.database
      .update(attemptWindows)
      .set({ tries: sql`greatest(0, ${attemptWindows.tries} - ${shared.tries}::int)` })
      .where(and(eq(attemptWindows.key, this.keyOf(of)), lte(attemptWindows.startedAt, shared.startedAt)))
  }

  /** Deletes windows that count no more. */
  async tidy(): Promise<void> {
    const cutoff = new Date(this.now().getTime() - WINDOW_MS)
    await this.database.delete(attemptWindows).where(lte(attemptWindows.startedAt, cutoff))
  }

  private async giveBack(begun: ReadonlyMap<string, Date>): Promise<void> {
    for (const [key, startedAt] of begun)
      await this.database
        .update(attemptWindows)
        .set({ tries: sql`${attemptWindows.tries} - 1` })
        .where(
          and(
            eq(attemptWindows.key, key),
            // A window that began since counts others' tries, not this one.
            eq(attemptWindows.startedAt, startedAt),
            gt(attemptWindows.tries, 0),
          ),
        )
  }

  private async restOf(key: string, at: Date): Promise<number> {
    const [row] = await this.database.select().from(attemptWindows).where(eq(attemptWindows.key, key))
    if (!row) return 1
    return Math.max(1, Math.ceil((row.startedAt.getTime() + WINDOW_MS - at.getTime()) / 1000))
  }

  private keyOf(name: string): string {
    return createHmac('sha256', this.secret).update(`attempts:${name}`).digest('base64url')
  }
}

class BucketFull extends Error {
  constructor(readonly key: string) {
    super('A bucket of tries is full.')
  }
}
