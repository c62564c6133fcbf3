import type { OpenDatabase } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'

/** PostgreSQL where an operator named one, else the embedded database in the data folder. */
export function openDatabase(
  where: { readonly dataFolder: string; readonly databaseUrl: string | null },
  onLost: (error: unknown) => void,
): Promise<OpenDatabase> {
  return where.databaseUrl === null ? openEmbedded(where.dataFolder) : openPostgres(where.databaseUrl, onLost)
}
