import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import type { Environment } from '../env.ts'
import { askRunningServer } from '../outside/ask-running-server.ts'
import type { ControlAnswer } from '../outside/control-words.ts'
import type { OpenDatabase } from '../store/database.ts'
import { FolderInUse } from '../store/folder-lock.ts'
import { openDatabase } from '../store/open-database.ts'
import { BACKUP_HELP, backupCommand, restoreCommand } from './backup-command.ts'

/** A large database on a slow disk. */
const PATIENCE_MS = 600_000

type Where = Pick<Environment, 'dataFolder' | 'databaseUrl'>

/** `candi backup` and `candi restore`: done right here, or by the server that holds the embedded database. */
export async function backup(
  environment: Where,
  command: 'backup' | 'restore',
  given: readonly string[],
  at: Date,
  output: { readonly out: Writable; readonly err: Writable },
): Promise<number> {
  // The running server stands in another folder.
  const words = given.map((word) => (word.startsWith('-') ? word : resolve(word)))
  const told =
    words.length === 0
      ? { exitCode: 2, output: BACKUP_HELP }
      : await carryOut(environment, command, words, ({ database }) =>
          command === 'backup' ? backupCommand(database, words, at) : restoreCommand(database, words),
        )
  const stream = told.exitCode === 0 ? output.out : output.err
  stream.write(`${told.output}\n`)
  return told.exitCode
}

async function carryOut(
  environment: Where,
  command: string,
  words: readonly string[],
  deed: (store: OpenDatabase) => Promise<ControlAnswer>,
): Promise<ControlAnswer> {
  const { dataFolder, databaseUrl } = environment
  if (databaseUrl === null) {
    const told = await askRunningServer(dataFolder, command, words, PATIENCE_MS)
    if (told !== null) return told
    if (command === 'backup' && !existsSync(join(dataFolder, 'database')))
      return { exitCode: 1, output: `There is nothing to back up in the folder ${dataFolder}.` }
  }
  try {
    const store = await openDatabase(environment, () => {})
    try {
      return await deed(store)
    } finally {
      await store.close()
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return { exitCode: 1, output: `${error.message} It cannot be reached; stop it first.` }
  }
}
