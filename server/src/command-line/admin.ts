import type { Writable } from 'node:stream'
import { ADMIN_HELP, adminCommand } from './admin-command.ts'
import { atDatabase, type Where } from './at-database.ts'

/** `candi admin …` */
export async function admin(
  environment: Where,
  given: readonly string[],
  at: Date,
  output: { readonly out: Writable; readonly err: Writable },
): Promise<number> {
  const told =
    given.length === 0 || given[0] === 'help'
      ? { exitCode: 0, output: ADMIN_HELP }
      : await atDatabase(environment, {
          command: 'admin',
          words: given,
          whenEmpty: `No CANDI has run in the folder ${environment.dataFolder} yet. Start it once, register in the browser, then run this again.`,
          carryOut: ({ database }) => adminCommand(database, given, at),
        })
  const stream = told.exitCode === 0 ? output.out : output.err
  stream.write(`${told.output}\n`)
  return told.exitCode
}
