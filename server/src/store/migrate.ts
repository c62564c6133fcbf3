import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { MIGRATIONS, type Migration } from './migrations.ts'

/** Any number that nobody else locks: several servers starting on one PostgreSQL migrate one after the other. */
const LOCK = 7_205_112_026

/** Brings a database up to the newest schema; does nothing where it stands there already. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await transaction.execute(
      sql`create table if not exists schema_migrations (id text primary key, applied_at timestamptz not null default now())`,
    )
    for (const migration of migrations) {
      const marked = await transaction.execute(
        sql`insert into schema_migrations (id) values (${migration.id}) on conflict do nothing returning id`,
      )
      if (rowsOf(marked).length === 0) continue
      for (const statement of migration.statements) await transaction.execute(sql.raw(statement))
    }
  })
}

/** Both drivers answer with an object that holds `rows`. */
function rowsOf(result: unknown): readonly unknown[] {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : []
}
