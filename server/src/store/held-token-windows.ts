import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { tokenWindows } from './schema/index.ts'
import { type Budget, cutoffAt, type Reservation, type TokenWindow, TokenWindows } from './token-windows.ts'

/** So long what was charged may stand in memory alone: turns that ended just before a crash are free. */
const WRITE_AFTER_MS = 1_000
const ROWS_AT_ONCE = 500

interface HeldWindow {
  startedAt: Date
  /** Used by turns that have ended: what is written. */
  settled: number
  /** Set aside for turns under way: given back by a crash. */
  reserved: number
  /** Beginning of the period that its row holds; null where it has no row. */
  storedAt: Date | null
}

interface WindowRow extends TokenWindow {
  readonly subject: string
}

/**
 * The windows of tokens for the one process that owns its database: read once, then counted in memory, where no two
 * turns can come between each other, and written behind, many turns at once and in their order.
 */
export class HeldTokenWindows {
  private held: Promise<Map<string, HeldWindow>> | null = null
  private readonly unwritten = new Set<string>()
  private writing = Promise.resolve()
  private timer: NodeJS.Timeout | null = null

  constructor(
    private readonly database: Database,
    private readonly onFailure: (error: unknown) => void,
    private readonly writeAfterMs = WRITE_AFTER_MS,
  ) {}

  /** Sets tokens aside in every budget, or in none (null) when they do not fit into one of them. */
  async reserve(budgets: readonly Budget[], tokens: number, at: Date): Promise<Reservation | null> {
    const windows = await this.windows()
    const isRoomIn = ({ subject, limit }: Budget) => usedIn(windows.get(subject), at) + tokens <= limit
    if (!budgets.every(isRoomIn)) return null
    const begun = new Map<string, Date>()
    for (const { subject } of budgets) {
      const window = runningWindow(windows, subject, at)
      window.reserved += tokens
      begun.set(subject, window.startedAt)
    }
    return { tokens, begun }
  }

  /** Turns what was set aside into what was used. A window that was renewed since is left alone. */
  async settle(reservation: Reservation, usedTokens: number): Promise<void> {
    const windows = await this.windows()
    for (const [subject, startedAt] of reservation.begun) {
      const window = windows.get(subject)
      if (window?.startedAt.getTime() !== startedAt.getTime()) continue
      window.reserved = Math.max(0, window.reserved - reservation.tokens)
      if (usedTokens === 0) continue
      window.settled += usedTokens
      this.unwritten.add(subject)
      this.timer ??= setTimeout(() => void this.write(), this.writeAfterMs).unref()
    }
  }

  /** The windows of these subjects that are running; a subject that used nothing has none. */
  async running(subjects: readonly string[], at: Date): Promise<ReadonlyMap<string, TokenWindow>> {
    const windows = await this.windows()
    return new Map(
      subjects.flatMap((subject) => {
        const window = windows.get(subject)
        if (!window || !isRunning(window, at)) return []
        return [[subject, { startedAt: window.startedAt, used: window.settled + window.reserved }] as const]
      }),
    )
  }

  /** Deletes windows that are over. */
  async tidy(at: Date): Promise<void> {
    await this.write()
    // In the row of writes: one in between would change a row that is about to go.
    const tidied = this.writing.then(() => this.deleteOver(at))
    this.writing = tidied.catch(() => {})
    return tidied
  }

  /** Writes now what was not written yet; failures are told, and tried again with the next turn. */
  write(): Promise<void> {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.writing = this.writing.then(() => this.writeUnwritten()).catch(this.onFailure)
    return this.writing
  }

  /** The database was filled anew from elsewhere: it is read again. */
  forget(): void {
    this.held = null
    this.unwritten.clear()
  }

  /** Writes what is left; nothing may be asked of it afterwards. */
  async close(): Promise<void> {
    await this.write()
  }

  private windows(): Promise<Map<string, HeldWindow>> {
    if (this.held) return this.held
    const reading = this.read()
    this.held = reading
    // Who asked is told of the failure; who asks next tries again.
    reading.catch(() => {
      if (this.held === reading) this.held = null
    })
    return reading
  }

  private async read(): Promise<Map<string, HeldWindow>> {
    const rows = await this.database.select().from(tokenWindows)
    return new Map(
      rows.map(({ subject, startedAt, used }) => [
        subject,
        { startedAt, settled: used, reserved: 0, storedAt: startedAt },
      ]),
    )
  }

  private async deleteOver(at: Date): Promise<void> {
    const windows = await this.windows()
    for (const [subject, window] of windows) {
      if (!isRunning(window, at)) windows.delete(subject)
      // Renewed in memory, while the row that goes now holds the period before.
      else if (window.storedAt && isOver(window.storedAt, at)) window.storedAt = null
    }
    await new TokenWindows(this.database).tidy(at)
  }

  private async writeUnwritten(): Promise<void> {
    const windows = await this.windows()
    const subjects = [...this.unwritten]
    this.unwritten.clear()
    try {
      for (let start = 0; start < subjects.length; start += ROWS_AT_ONCE)
        await this.writeRows(windows, subjects.slice(start, start + ROWS_AT_ONCE))
    } catch (error) {
      for (const subject of subjects) this.unwritten.add(subject)
      throw error
    }
  }

  /** A row that stood already is only changed: one that was deleted with its account does not come back. */
  private async writeRows(windows: ReadonlyMap<string, HeldWindow>, subjects: readonly string[]) {
    const found = subjects.flatMap((subject) => {
      const window = windows.get(subject)
      return window ? [{ subject, window, row: rowOf(subject, window) }] : []
    })
    const changed = found.filter(({ window }) => window.storedAt)
    const added = found.filter(({ window }) => !window.storedAt)
    if (changed.length > 0)
      await changeRows(
        this.database,
        changed.map(({ row }) => row),
      )
    if (added.length > 0)
      await addRows(
        this.database,
        added.map(({ row }) => row),
      )
    for (const { window, row } of found) window.storedAt = row.startedAt
  }
}

const isOver = (startedAt: Date, at: Date) => startedAt.getTime() <= cutoffAt(at).getTime()
const isRunning = ({ startedAt }: HeldWindow, at: Date) => !isOver(startedAt, at)

const usedIn = (window: HeldWindow | undefined, at: Date) =>
  window && isRunning(window, at) ? window.settled + window.reserved : 0

function runningWindow(windows: Map<string, HeldWindow>, subject: string, at: Date): HeldWindow {
  const known = windows.get(subject)
  if (known && isRunning(known, at)) return known
  const begun = { startedAt: at, settled: 0, reserved: 0, storedAt: known?.storedAt ?? null }
  windows.set(subject, begun)
  return begun
}

const rowOf = (subject: string, { startedAt, settled }: HeldWindow): WindowRow => ({
  subject,
  startedAt,
  used: settled,
})

async function addRows(database: Database, rows: readonly WindowRow[]): Promise<void> {
  await database
    .insert(tokenWindows)
    .values([...rows])
    .onConflictDoUpdate({
      target: tokenWindows.subject,
      set: { used: sql`excluded.used`, startedAt: sql`excluded.started_at` },
    })
}

async function changeRows(database: Database, rows: readonly WindowRow[]): Promise<void> {
  const values = rows.map(
    ({ subject, startedAt, used }) =>
      sql`(${subject}::text, ${startedAt.toISOString()}::timestamptz, ${used}::int)`,
  )
  await database.execute(
    sql`update ${tokenWindows} set used = row.used, started_at = row.started_at from (values ${sql.join(values, sql`, `)}) as row (subject, started_at, used) where ${tokenWindows.subject} = row.subject`,
  )
}
