import { PLANS } from '@candi/contracts'
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { tokenWindows } from './schema/index.ts'

export const PERIOD_MS = PLANS.tokens.periodHours * 60 * 60_000

/** What a turn is counted against, such as `mailbox:<hash>`, and how many tokens a period of it holds. */
export interface Budget {
  readonly subject: string
  readonly limit: number
}

/** Tokens set aside for one turn, in the windows that were running when it began. */
export interface Reservation {
  readonly tokens: number
  readonly begun: ReadonlyMap<string, Date>
}

export interface TokenWindow {
  readonly startedAt: Date
  readonly used: number
}

/**
 * Tokens by subject in periods of eight hours; a period begins with its first turn. What a turn may cost is set aside
 * before it speaks and settled to what it did cost afterwards, so that any number of turns at once, in any number of
 * processes, spend no more than there is. A turn cut off by a crash keeps its reservation until the period ends.
 */
export class TokenWindows {
  constructor(private readonly database: Database) {}

  /** Sets tokens aside in every budget, or in none (null) when they do not fit into one of them. */
  async reserve(budgets: readonly Budget[], tokens: number, at: Date): Promise<Reservation | null> {
    if (budgets.some(({ limit }) => tokens > limit)) return null
    const [only, ...others] = budgets
    if (only && others.length === 0) {
      const startedAt = await reserveOne(this.database, only, tokens, at)
      return startedAt && { tokens, begun: new Map([[only.subject, startedAt]]) }
    }
    // In one order for everybody: two turns that share two budgets must not wait for each other.
    const ordered = [...budgets].sort((left, right) => (left.subject < right.subject ? -1 : 1))
    const begun = new Map<string, Date>()
    try {
      await this.database.transaction(async (transaction) => {
        for (const budget of ordered) {
          const startedAt = await reserveOne(transaction, budget, tokens, at)
          if (!startedAt) throw new BudgetSpent()
          begun.set(budget.subject, startedAt)
        }
      })
    } catch (error) {
      if (error instanceof BudgetSpent) return null
      throw error
    }
    return { tokens, begun }
  }

  /** Turns what was set aside into what was used. A window that was renewed since is left alone. */
  async settle(reservation: Reservation, usedTokens: number): Promise<void> {
    const more = usedTokens - reservation.tokens
    if (more === 0) return
    for (const [subject, startedAt] of reservation.begun)
      await this.database
        .update(tokenWindows)
        .set({ used: sql`${tokenWindows.used} + ${more}` })
        .where(and(eq(tokenWindows.subject, subject), eq(tokenWindows.startedAt, startedAt)))
  }

  /** The windows of these subjects that are running; a subject that used nothing has none. */
  async running(subjects: readonly string[], at: Date): Promise<ReadonlyMap<string, TokenWindow>> {
    const rows = await this.database
      .select()
      .from(tokenWindows)
      .where(and(inArray(tokenWindows.subject, [...subjects]), gt(tokenWindows.startedAt, cutoffAt(at))))
    return new Map(rows.map(({ subject, startedAt, used }) => [subject, { startedAt, used }]))
  }

  /** Deletes windows that are over. */
  async tidy(at: Date): Promise<void> {
    await this.database.delete(tokenWindows).where(lte(tokenWindows.startedAt, cutoffAt(at)))
  }
}

/** Windows that began at this moment or earlier are over. */
export const cutoffAt = (at: Date) => new Date(at.getTime() - PERIOD_MS)

/** One statement, so that it is exact without a lock held between two. Null when it does not fit. */
async function reserveOne(
  database: Database,
  { subject, limit }: Budget,
  tokens: number,
  at: Date,
): Promise<Date | null> {
  const isOver = lte(tokenWindows.startedAt, cutoffAt(at))
  const [row] = await database
    .insert(tokenWindows)
    .values({ subject, startedAt: at, used: tokens })
    .onConflictDoUpdate({
      target: tokenWindows.subject,
      set: {
        used: sql`case when ${isOver} then excluded.used else ${tokenWindows.used} + excluded.used end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${tokenWindows.startedAt} end`,
      },
      setWhere: sql`${isOver} or ${tokenWindows.used} + excluded.used <= ${limit}`,
    })
    .returning({ startedAt: tokenWindows.startedAt })
  return row?.startedAt ?? null
}

class BudgetSpent extends Error {
  constructor() {
    super('A budget of tokens is spent.')
  }
}
