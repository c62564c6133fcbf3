import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { BACKED_UP_TABLES } from './backed-up-tables.ts'
import { BACKUP_FORMAT, LineHash } from './backup-lines.ts'
import type { Database } from './database.ts'
import { syncFile, syncNames } from './sync-folder.ts'

/** Rows in memory at a time. */
const ROWS_AT_ONCE = 500

const lineRows = z.object({ rows: z.array(z.object({ line: z.string() })) })

/**
 * Writes everything worth keeping to a file, as it stood at one moment, while others go on writing to PostgreSQL. The
 * file gets its name only once the disk has all of it; it is for its owner alone. Returns how many rows it holds.
 */
export async function writeBackup(database: Database, path: string, madeAt: Date): Promise<number> {
  const target = resolve(path)
  const draft = `${target}.part`
  rmSync(draft, { force: true })
  let rows = 0
  try {
    await database.transaction(
      async (transaction) => {
        const lines = backupLines(transaction, madeAt, (count) => {
          rows = count
        })
        await pipeline(
          Readable.from(lines),
          createGzip(),
          createWriteStream(draft, { mode: 0o600, flags: 'wx' }),
        )
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    syncFile(draft, 'r+')
    renameSync(draft, target)
    syncNames(dirname(target))
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  return rows
}

async function* backupLines(database: Database, madeAt: Date, told: (rows: number) => void) {
  const hash = new LineHash()
  const line = (content: string) => {
    hash.add(content)
    return `${content}\n`
  }
  const migrations = await linesFrom(database, 'select id as line from schema_migrations order by id')
  yield line(JSON.stringify([BACKUP_FORMAT, { madeAt: madeAt.toISOString(), migrations }]))
  let rows = 0
  for (const table of BACKED_UP_TABLES) {
    yield line(JSON.stringify(['table', table]))
    await database.execute(
      sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`,
    )
    for (;;) {
      const fetched = await linesFrom(database, `fetch ${ROWS_AT_ONCE} from backup_rows`)
      if (fetched.length === 0) break
      rows += fetched.length
      yield fetched.map(line).join('')
    }
    await database.execute(sql`close backup_rows`)
  }
  told(rows)
  yield `${JSON.stringify(['end', { rows, sha256: hash.end() }])}\n`
}

async function linesFrom(database: Database, statement: string): Promise<string[]> {
  const found = lineRows.parse(await database.execute(sql.raw(statement)))
  return found.rows.map(({ line }) => line)
}
