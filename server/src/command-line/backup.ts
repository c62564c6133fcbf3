import { resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { atDatabase, type Where } from './at-database.ts'
import { BACKUP_HELP, backupCommand, restoreCommand } from './backup-command.ts'

/** A large database on a slow disk. */
const PATIENCE_MS = 600_000

/** `candi backup` and `candi restore` */
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
      : await atDatabase(environment, {
          command,
          words,
          patienceMs: PATIENCE_MS,
          whenEmpty:
            command === 'backup'
              ? `There is nothing to back up in the folder ${environment.dataFolder}.`
              : null,
          carryOut: ({ database }) =>
            command === 'backup' ? backupCommand(database, words, at) : restoreCommand(database, words),
        })
  const stream = told.exitCode === 0 ? output.out : output.err
  stream.write(`${told.output}\n`)
  return told.exitCode
}
