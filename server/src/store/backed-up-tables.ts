import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema/index.ts'

/**
 * Sessions and mailed links signed by one server's secret are no use to another, and must not come back after they
 * ended; the salts of guests' hashes must die with their day.
 */
const LEFT_OUT = new Set(['sessions', 'verifications', 'daily_salts'])

const tables = Object.values<unknown>(schema).filter((member): member is PgTable => is(member, PgTable))

/** Every table of ours, each behind those that it refers to. */
export const ALL_TABLES: readonly string[] = inOrderOfReference()

/** What a backup holds, in the order in which it can be written back. */
export const BACKED_UP_TABLES: readonly string[] = ALL_TABLES.filter((name) => !LEFT_OUT.has(name))

function inOrderOfReference(): string[] {
  const ordered: string[] = []
  const place = (table: PgTable) => {
    const name = getTableName(table)
    if (ordered.includes(name)) return
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference()
      if (foreignTable !== table) place(foreignTable)
    }
    ordered.push(name)
  }
  for (const table of tables) place(table)
  return ordered
}
