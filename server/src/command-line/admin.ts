import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import type { Environment } from '../env.ts'
import { askRunningServer } from '../outside/ask-running-server.ts'
import type { ControlAnswer } from '../outside/control-words.ts'
import { FolderInUse } from '../store/folder-lock.ts'
import { openDatabase } from '../store/open-database.ts'
import { ADMIN_HELP, adminCommand } from './admin-command.ts'

/**
 * `candi admin …`: on PostgreSQL, and on an embedded database that nobody holds, done right here; where a server holds
 * it, done by that server.
 */
export async function admin(
  environment: Pick<Environment, 'dataFolder' | 'databaseUrl'>,
  given: readonly string[],
  at: Date,
  output: { readonly out: Writable; readonly err: Writable },
): Promise<number> {
  const told = await carryOut(environment, given, at)
  const stream = told.exitCode === 0 ? output.out : output.err
  stream.write(`${told.output}\n`)
  return told.exitCode
}

async function carryOut(
  environment: Pick<Environment, 'dataFolder' | 'databaseUrl'>,
  given: readonly string[],
  at: Date,
): Promise<ControlAnswer> {
  const { dataFolder, databaseUrl } = environment
  if (given.length === 0 || given[0] === 'help') return { exitCode: 0, output: ADMIN_HELP }
  if (databaseUrl === null) {
    const told = await askRunningServer(dataFolder, 'admin', given)
    if (told !== null) return told
    if (!existsSync(join(dataFolder, 'database')))
      return couldNot(
        `No CANDI has run in the folder ${dataFolder} yet. Start it once, register in the browser, then run this again.`,
      )
  }
  try {
    const store = await openDatabase(environment, () => {})
    try {
      return await adminCommand(store.database, given, at)
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

const couldNot = (output: string): ControlAnswer => ({ exitCode: 1, output })

/** Not there, wrong name, wrong password, wrong database. */
function isUnreachable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|ECONNRESET|28\w{3}|3D000)$/.test(code)
}
