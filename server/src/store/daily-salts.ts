import { randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { dailySalts } from './schema/index.ts'

const DAY_MS = 24 * 60 * 60_000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const dayBefore = (at: Date) => new Date(at.getTime() - DAY_MS)

/**
 * The salt of a day (UTC), shared by every process of one database. Salts older than yesterday's are deleted, and with
 * them the last means of telling whether two hashes of guests were one client.
 */
export class DailySalts {
  /** Today's and yesterday's, null where there was none, so that a turn asks the database for them once a day. */
  private known = new Map<string, string | null>()

  constructor(private readonly database: Database) {}

  /** The salt of the day; made where it is the first to be asked for. */
  async of(at: Date): Promise<string> {
    const day = dayOf(at)
    const known = this.known.get(day)
    if (known) return known
    await this.database
      .insert(dailySalts)
      .values({ day, salt: randomBytes(32).toString('base64url') })
      .onConflictDoNothing({ target: dailySalts.day })
    await this.forgetBefore(at)
    const salt = await this.find(day)
    if (!salt) throw new Error('The salt of the day was deleted: a clock of these servers is days ahead.')
    return salt
  }

  /** Yesterday's salt, or null where nobody needed one. */
  async ofDayBefore(at: Date): Promise<string | null> {
    const day = dayOf(dayBefore(at))
    const known = this.known.get(day)
    return known === undefined ? this.find(day) : known
  }

  /** Deletes the salts of the days before yesterday. */
  async forgetBefore(at: Date): Promise<void> {
    const yesterday = dayOf(dayBefore(at))
    this.known = new Map([...this.known].filter(([day]) => day >= yesterday))
    await this.database.delete(dailySalts).where(lt(dailySalts.day, yesterday))
  }

  private async find(day: string): Promise<string | null> {
    const [row] = await this.database.select().from(dailySalts).where(eq(dailySalts.day, day))
    const salt = row?.salt ?? null
    this.known.set(day, salt)
    return salt
  }
}
