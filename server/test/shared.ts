import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type {} from './shared-by-run.ts'

async function ask(what: string): Promise<string> {
  const answer = await fetch(`${inject('shared')}/${what}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

/** Address of a database of one's own on the PostgreSQL server that all test files share, with all its tables and no rows. */
export const newPostgresDatabase = (): Promise<string> => ask('postgres-database')

/**
 * Puts an embedded database into a data folder, as a first start leaves it: with all its tables and no rows. Making one
 * takes seconds, copying it does not; that a first start works is tested where it is written.
 */
export async function putEmbeddedDatabase(dataFolder: string): Promise<void> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  cpSync(await ask('embedded-database'), join(dataFolder, 'database'), { recursive: true })
}

/** A program of the server, built in this very run: starting it from source costs several seconds each time. */
export const builtProgram = async (
  name: 'main' | 'candi' | 'race-for-folder' | 'charge-in-parallel',
): Promise<string> => join(await ask('programs'), `${name}.js`)
