import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

/**
 * A backup is one gzip of lines: what it is and of which schema; then for each table its name and its rows, each the
 * JSON object that PostgreSQL makes of it; last how many rows there were and the SHA-256 of all lines before.
 */
export const BACKUP_FORMAT = 'candi-backup-1'

export const headLine = z.tuple([
  z.literal(BACKUP_FORMAT),
  z.object({ madeAt: z.string(), migrations: z.array(z.string()) }),
])
export const tableLine = z.tuple([z.literal('table'), z.string()])
export const endLine = z.tuple([z.literal('end'), z.object({ rows: z.number(), sha256: z.string() })])

/** What is wrong with a backup or a restore, in a sentence for the operator. */
export class BackupMistake extends Error {}

/** The hash of lines, one after the other. */
export class LineHash {
  private readonly hash = createHash('sha256')
  add(line: string): void {
    this.hash.update(line).update('\n')
  }
  end(): string {
    return this.hash.digest('hex')
  }
}

/** The lines of a backup, read bit by bit. A file that is no backup or ends too soon is told of in a sentence. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const text = createGunzip()
  file.on('error', (error) => text.destroy(error))
  file.pipe(text.setEncoding('utf8'))
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = (rest + String(chunk)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw new BackupMistake(sentenceFor(error, path))
  } finally {
    file.destroy()
  }
  if (rest !== '') throw new BackupMistake(damaged(path))
}

export const damaged = (path: string) =>
  `The backup ${path} is damaged or cut short. Nothing was changed; take another copy of it.`

function sentenceFor(error: unknown, path: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return `There is no file ${path}.`
  if (code === 'EISDIR') return `${path} is a folder; name the backup in it.`
  if (code === 'EACCES') return `The backup ${path} may not be read by you.`
  return damaged(path)
}
