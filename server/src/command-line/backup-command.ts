import type { ControlAnswer } from '../outside/control-words.ts'
import { BackupMistake } from '../store/backup-lines.ts'
import type { Database } from '../store/database.ts'
import { restoreBackup } from '../store/restore-backup.ts'
import { writeBackup } from '../store/write-backup.ts'
import { printable } from './printable.ts'

export const BACKUP_HELP = `candi backup FILE                everything worth keeping into one file, also while CANDI runs
candi restore FILE               a backup into an empty database, this one or PostgreSQL by DATABASE_URL
candi restore FILE --replace     the same in place of what the database holds`

/** Carries out `backup` on an open database; the file is named by its full path. */
export async function backupCommand(
  database: Database,
  given: readonly string[],
  at: Date,
): Promise<ControlAnswer> {
  const [file] = given
  if (file === undefined || given.length > 1) return { exitCode: 2, output: BACKUP_HELP }
  return toldOf(async () => {
    const rows = await writeBackup(database, file, at)
    return `Backup written: ${file} (${rows} rows). It holds addresses and hashed passwords: keep it where nobody else can read it.`
  })
}

/** Carries out `restore` on an open database; the file is named by its full path. */
export async function restoreCommand(database: Database, given: readonly string[]): Promise<ControlAnswer> {
  const files = given.filter((word) => word !== '--replace')
  const [file] = files
  if (file === undefined || files.length > 1 || file.startsWith('-'))
    return { exitCode: 2, output: BACKUP_HELP }
  return toldOf(async () => {
    const rows = await restoreBackup(database, file, given.includes('--replace'))
    return `Restored from ${file} (${rows} rows). Everybody logs in once more.`
  })
}

/** Each is one sentence, with the name of a file in it that may be anybody's. */
async function toldOf(deed: () => Promise<string>): Promise<ControlAnswer> {
  try {
    return { exitCode: 0, output: printable(await deed()) }
  } catch (error) {
    const sentence = error instanceof BackupMistake ? error.message : sentenceFor(error)
    if (sentence === null) throw error
    return { exitCode: 1, output: printable(sentence) }
  }
}

function sentenceFor(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'The folder of that file does not exist. Make it first.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'That file may not be written there.'
  if (code === 'EISDIR') return 'That is a folder. Name a file in it.'
  if (code === 'ENOSPC')
    return 'The disk is full. No backup was kept; make room, or write it to another disk.'
  return null
}
