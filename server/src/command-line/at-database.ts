import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../cause-of.ts'
import type { Environment } from '../env.ts'
import { askRunningServer } from '../outside/ask-running-server.ts'
import type { ControlAnswer } from '../outside/control-words.ts'
import type { OpenDatabase } from '../store/database.ts'
import { FolderInUse } from '../store/folder-lock.ts'
import { openDatabase } from '../store/open-database.ts'
import { printable } from './printable.ts'

export type Where = Pick<Environment, 'dataFolder' | 'databaseUrl'>

export interface Deed {
  readonly command: string
  readonly words: readonly string[]
  /** How long a running server may take; left out, as long as any small command. */
  readonly patienceMs?: number
  /** What is said where no CANDI has run in the folder yet; null lets the deed make the database. */
  readonly whenEmpty: string | null
  readonly carryOut: (store: OpenDatabase) => Promise<ControlAnswer>
}

/**
 * A command on the database: on PostgreSQL, and on an embedded database that nobody holds, done right here; where a
 * server holds it, done by that server.
 */
export async function atDatabase(environment: Where, deed: Deed): Promise<ControlAnswer> {
  const { dataFolder, databaseUrl } = environment
  if (databaseUrl === null) {
    const told = await askRunningServer(dataFolder, deed.command, deed.words, deed.patienceMs)
    if (told !== null) return told
    if (deed.whenEmpty !== null && !existsSync(join(dataFolder, 'database'))) return couldNot(deed.whenEmpty)
  }
  try {
    const store = await openDatabase(environment, () => {})
    try {
      return await deed.carryOut(store)
    } finally {
      await store.close()
    }
  } catch (error) {
    if (error instanceof FolderInUse)
      return couldNot(`${error.message} It cannot be reached; try again in a few seconds, or stop it first.`)
    if (databaseUrl !== null && isUnreachable(error))
      return couldNot('The PostgreSQL server of DATABASE_URL cannot be reached, or refuses this address.')
    throw error
  }
}

/** One sentence, which may name the data folder. */
const couldNot = (sentence: string): ControlAnswer => ({ exitCode: 1, output: printable(sentence) })

/** Not there, wrong name, wrong password, wrong database. */
const isUnreachable = (error: unknown): boolean =>
  /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|ECONNRESET|28\w{3}|3D000)$/.test(codeOf(error))
