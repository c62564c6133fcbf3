import { createHmac } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { attemptWindows } from './schema/index.ts'

/** The window of the tries too, which share the table and its tidying. */
const WINDOW_MS = 15 * 60_000
/**
 * Requests of one client in one window. A turn costs three (the answer, the sheet, the meter), a watched membership
 * two a minute, so somebody busy makes one a second: 900. Three such people behind one address are still let through.
 */
const MOST_IN_WINDOW = 3_000
/** Requests taken from the database at once and then given out from memory: one write for a hundred requests. */
const LEASE = 100
/** Clients held in memory; beyond that the oldest lease is dropped, which costs its client at most one lease. */
const MOST_CLIENTS = 10_000

interface Lease {
  left: number
  readonly endsAt: number
}

export type Allowance =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number }

/** How much one client may ask of all servers on one database; exact to one lease a server. Keys are keyed hashes. */
export class RequestAllowance {
  private readonly leases = new Map<string, Lease>()
  private readonly renewals = new Map<string, Promise<Lease>>()

  constructor(
    private readonly database: Database,
    private readonly secret: string,
    private readonly now: () => Date,
    private readonly most = MOST_IN_WINDOW,
  ) {}

  async take(client: string): Promise<Allowance> {
    const key = createHmac('sha256', this.secret).update(`requests:${client}`).digest('base64url')
    for (;;) {
      const lease = await this.leaseOf(key)
      if (lease.left > 0) {
        lease.left -= 1
        return { isAllowed: true }
      }
      const restMs = lease.endsAt - this.now().getTime()
      // An empty lease of a window that goes on: it was used up by others meanwhile, or there is nothing left to lease.
      if (restMs > 0 && lease.left < 0)
        return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(restMs / 1000)) }
      this.leases.delete(key)
    }
  }

  private async leaseOf(key: string): Promise<Lease> {
    const held = this.leases.get(key)
    if (held && held.left !== 0 && held.endsAt > this.now().getTime()) return held
    const underWay = this.renewals.get(key) ?? this.renew(key).finally(() => this.renewals.delete(key))
    this.renewals.set(key, underWay)
    return underWay
  }

  /** Takes the next lease in one statement; a full window gives one that is spent (-1) until it ends. */
  private async renew(key: string): Promise<Lease> {
    const at = this.now()
    const isOver = lte(attemptWindows.startedAt, new Date(at.getTime() - WINDOW_MS))
    const [row] = await this.database
      .insert(attemptWindows)
      .values({ key, startedAt: at, tries: LEASE })
      .onConflictDoUpdate({
        target: attemptWindows.key,
        set: {
          tries: sql`case when ${isOver} then ${LEASE}::int else ${attemptWindows.tries} + ${LEASE}::int end`,
          startedAt: sql`case when ${isOver} then excluded.started_at else ${attemptWindows.startedAt} end`,
        },
        setWhere: sql`${isOver} or ${attemptWindows.tries} + ${LEASE}::int <= ${this.most}::int`,
      })
      .returning({ startedAt: attemptWindows.startedAt })
    const startedAt = row?.startedAt ?? (await this.startOf(key)) ?? at
    const lease = { left: row ? LEASE : -1, endsAt: startedAt.getTime() + WINDOW_MS }
    this.leases.delete(key)
    this.leases.set(key, lease)
    const oldest = this.leases.keys().next().value
    if (this.leases.size > MOST_CLIENTS && oldest !== undefined) this.leases.delete(oldest)
    return lease
  }

  private async startOf(key: string): Promise<Date | null> {
    const [row] = await this.database.select().from(attemptWindows).where(eq(attemptWindows.key, key))
    return row?.startedAt ?? null
  }
}
