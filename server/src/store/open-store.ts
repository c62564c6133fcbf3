import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { DurableFiles } from './durable-files.ts'
import { lockFolder } from './folder-lock.ts'
import { MIGRATIONS } from './migrations.ts'
import { dailyCounts } from './schema.ts'

export interface Store {
  /** Adds to today's count of a thing. */
  count(day: string, name: string, by: number): Promise<void>
  countsOf(day: string): Promise<ReadonlyMap<string, number>>
  close(): Promise<void>
}

/** The embedded database in a folder of its own, durable through power cuts, held by one process. */
export async function openStore(dataFolder: string): Promise<Store> {
  const unlock = lockFolder(dataFolder)
  try {
    const folder = join(dataFolder, 'database')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const startParams = [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
    ]
    const client = await PGlite.create({ fs: new DurableFiles(folder), startParams })
    const database = drizzle({ client })
    await migrate(client)
    return {
      async count(day, name, by) {
        await database
          .insert(dailyCounts)
          .values({ day, name, count: by })
          .onConflictDoUpdate({
            target: [dailyCounts.day, dailyCounts.name],
            set: { count: sql`${dailyCounts.count} + ${by}` },
          })
      },
      async countsOf(day) {
        const rows = await database.select().from(dailyCounts).where(sql`${dailyCounts.day} = ${day}`)
        return new Map(rows.map((row) => [row.name, row.count]))
      },
      async close() {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function migrate(client: PGlite): Promise<void> {
  await client.exec(
    'create table if not exists schema_migrations (id text primary key, applied_at timestamptz not null default now())',
  )
  const applied = await client.query<{ id: string }>('select id from schema_migrations')
  const known = new Set(applied.rows.map(({ id }) => id))
  for (const migration of MIGRATIONS) {
    if (known.has(migration.id)) continue
    await client.transaction(async (transaction) => {
      for (const statement of migration.statements) await transaction.query(statement)
      await transaction.query('insert into schema_migrations (id) values ($1)', [migration.id])
    })
  }
}
