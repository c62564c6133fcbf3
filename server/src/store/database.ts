import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

/** The one face of both databases: drizzle's PostgreSQL, whichever driver is behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgres'
  readonly database: Database
  /** Hears what any process says on a channel of this database. Returns what ends the listening. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
