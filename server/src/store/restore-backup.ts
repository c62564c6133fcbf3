import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { ALL_TABLES, BACKED_UP_TABLES } from './backed-up-tables.ts'
import {
  BACKUP_FORMAT,
  BackupMistake,
  damaged,
  endLine,
  headLine,
  LineHash,
  linesOf,
  tableLine,
} from './backup-lines.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS, type Migration } from './migrations.ts'

/** Bounds of one insert. */
const ROWS_AT_ONCE = 500
const CHARACTERS_AT_ONCE = 1_000_000

const counted = z.object({ rows: z.array(z.object({ found: z.boolean() })) })

/**
 * Puts a backup in place of what the database holds, all of it or nothing. A database that holds something is
 * refused unless it may be replaced. A backup of an older schema is written into that schema, which then is brought
 * up to ours. Returns how many rows came back.
 */
export async function restoreBackup(database: Database, path: string, mayReplace: boolean): Promise<number> {
  return database.transaction(async (transaction) => {
    if (!mayReplace && (await holdsSomething(transaction)))
      throw new BackupMistake(
        'The database holds something already. Nothing was changed. To replace all of it by the backup, say --replace.',
      )
    const lines = linesOf(path)
    const hash = new LineHash()
    const first = await lines.next()
    const migrations = migrationsOf(first.done ? '' : first.value, path)
    hash.add(first.done ? '' : first.value)
    await dropEverything(transaction)
    await migrate(transaction, migrations)
    const rows = await writeBack(transaction, lines, hash, path)
    await migrate(transaction)
    return rows
  })
}

async function holdsSomething(database: Database): Promise<boolean> {
  for (const table of BACKED_UP_TABLES) {
    const answer = await database.execute(
      sql`select exists (select 1 from ${sql.identifier(table)}) as found`,
    )
    if (counted.parse(answer).rows[0]?.found) return true
  }
  return false
}

/** The migrations that made the schema of a backup: the first of ours. */
function migrationsOf(line: string, path: string): readonly Migration[] {
  const head = headLine.safeParse(parsed(line))
  if (!head.success)
    throw new BackupMistake(`${path} is no ${BACKUP_FORMAT} file, or it is damaged. Nothing was changed.`)
  const known = head.data[1].migrations
  if (known.some((id, index) => MIGRATIONS[index]?.id !== id))
    throw new BackupMistake(
      'This backup was made by a newer CANDI. Nothing was changed; update this one first.',
    )
  return MIGRATIONS.slice(0, known.length)
}

async function dropEverything(database: Database): Promise<void> {
  const names = ['schema_migrations', ...ALL_TABLES].map((name) => sql.identifier(name))
  await database.execute(sql`drop table if exists ${sql.join(names, sql`, `)} cascade`)
}

/** Reads to the end of the backup and only then knows that it was whole: whoever calls takes all back if it was not. */
async function writeBack(
  database: Database,
  lines: AsyncIterable<string>,
  hash: LineHash,
  path: string,
): Promise<number> {
  let table = ''
  let pending: string[] = []
  let characters = 0
  let rows = 0
  let wasWhole = false
  const write = async () => {
    if (pending.length > 0) await insertRows(database, table, pending, path)
    pending = []
    characters = 0
  }
  for await (const line of lines) {
    if (wasWhole) throw new BackupMistake(damaged(path))
    if (line.startsWith('{')) {
      pending.push(line)
      rows += 1
      characters += line.length
      if (pending.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) await write()
      hash.add(line)
      continue
    }
    await write()
    const mark = z.union([tableLine, endLine]).safeParse(parsed(line))
    if (!mark.success) throw new BackupMistake(damaged(path))
    if (mark.data[0] === 'end') {
      if (mark.data[1].rows !== rows || mark.data[1].sha256 !== hash.end())
        throw new BackupMistake(damaged(path))
      wasWhole = true
      continue
    }
    table = mark.data[1]
    if (!BACKED_UP_TABLES.includes(table)) throw new BackupMistake(damaged(path))
    hash.add(line)
  }
  if (!wasWhole) throw new BackupMistake(damaged(path))
  return rows
}

async function insertRows(database: Database, table: string, rows: readonly string[], path: string) {
  const name = sql.identifier(table)
  try {
    await database.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::text::json)`,
    )
  } catch (error) {
    throw isOfTheData(error) ? new BackupMistake(damaged(path)) : error
  }
}

/** Values that are none, and rows that contradict each other: PostgreSQL's classes 22 and 23. An unknown table: 42. */
function isOfTheData(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause && /^(22|23|42)/.test(String(cause.code))
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
