import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Environment, EnvironmentMistake } from '../env.ts'

const NEEDED =
  'With DATABASE_URL the setting CANDI_SECRET is needed too: at least 32 random characters, the same for every server ' +
  'on this database. Make one with: openssl rand -base64 32'
const damaged = (path: string) =>
  `The secret in ${path} is damaged. Delete that file: a new one is made, and everybody logs in once more`

type SecretSettings = Pick<Environment, 'secret' | 'databaseUrl' | 'dataFolder'>

/**
 * What signs sessions and links. Several servers on one PostgreSQL must share it, so there the operator sets it; on
 * the embedded database it is made once and kept beside it, readable by its owner only.
 */
export function serverSecret(settings: SecretSettings): string {
  if (settings.secret !== null) return settings.secret
  if (settings.databaseUrl !== null) throw new EnvironmentMistake(NEEDED)
  const path = join(settings.dataFolder, 'secret')
  const kept = readKept(path)
  if (kept !== null) return kept
  mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 })
  const made = randomBytes(32).toString('base64url')
  try {
    writeFileSync(path, made, { mode: 0o600, flag: 'wx', flush: true })
    return made
  } catch (error) {
    // Somebody else was first: theirs is the secret.
    const theirs = readKept(path)
    if (theirs !== null) return theirs
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    throw new EnvironmentMistake(damaged(path))
  }
}

/** Why a server would not start for want of its secret; null where it would. Changes nothing. */
export function secretTrouble({ secret, databaseUrl, dataFolder }: SecretSettings): string | null {
  if (secret !== null) return null
  if (databaseUrl !== null) return NEEDED
  const path = join(dataFolder, 'secret')
  try {
    return existsSync(path) && readKept(path) === null ? damaged(path) : null
  } catch {
    return `The secret in ${path} cannot be read by you`
  }
}

function readKept(path: string): string | null {
  try {
    const kept = readFileSync(path, 'utf8').trim()
    return kept.length >= 32 ? kept : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
