import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPostgresDatabase, putEmbeddedDatabase } from '../../test/shared.ts'
import { openControlSocket } from '../outside/control-socket.ts'
import { openEmbedded } from '../store/open-embedded.ts'
import { openPostgres } from '../store/open-postgres.ts'
import { users } from '../store/schema/index.ts'
import { backup } from './backup.ts'
import { backupCommand, restoreCommand } from './backup-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-backup-cli-'))
const at = new Date('2026-11-20T10:00:00Z')
const file = join(folder, 'candi.backup')
let databaseUrl: string
beforeAll(async () => {
  databaseUrl = await newPostgresDatabase()
  const store = await openPostgres(databaseUrl, () => {})
  await store.database.insert(users).values({ id: 'ann', name: 'Ann', email: 'ann@example.org' })
  await store.close()
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = async (
  where: { dataFolder: string; databaseUrl: string | null },
  command: 'backup' | 'restore',
  ...given: string[]
) => {
  const [out, err] = [new PassThrough(), new PassThrough()]
  const exitCode = await backup(where, command, given, at, { out, err })
  return { exitCode, out: String(out.read() ?? ''), err: String(err.read() ?? '') }
}

/** Cleared a screen and began a line of its own, if a terminal obeyed it. */
const HOSTILE = '\u001b[2J\nx'
const ESCAPED = '\\u001b[2J\\u000ax'

describe('candi backup and candi restore', () => {
  it('carry everything from PostgreSQL into an embedded database that no server holds', async () => {
    const dataFolder = join(folder, 'embedded')
    expect(await run({ dataFolder, databaseUrl }, 'backup', file)).toMatchObject({ exitCode: 0, err: '' })
    expect(await run({ dataFolder, databaseUrl: null }, 'restore', file)).toEqual({
      exitCode: 0,
      out: `Restored from ${file} (1 rows). Everybody logs in once more.\n`,
      err: '',
    })
    const store = await openEmbedded(dataFolder)
    expect(await store.database.select({ id: users.id }).from(users)).toEqual([{ id: 'ann' }])
    await store.close()
  }, 60_000)

  it('are done by the server that holds the embedded database, while it runs', async () => {
    const dataFolder = mkdtempSync(join(folder, 'running-'))
    await putEmbeddedDatabase(dataFolder)
    const { database, close } = await openEmbedded(dataFolder)
    await database.insert(users).values({ id: 'bob', name: 'Bob', email: 'bob@example.org' })
    const control = await openControlSocket(
      dataFolder,
      {
        backup: (given) => backupCommand(database, given, at),
        restore: (given) => restoreCommand(database, given),
      },
      () => {},
    )
    const where = { dataFolder, databaseUrl: null }
    const second = join(folder, 'second.backup')
    expect(await run(where, 'backup', second)).toMatchObject({ exitCode: 0 })
    await database.delete(users)
    expect(await run(where, 'restore', second)).toMatchObject({ exitCode: 0 })
    expect(await database.select({ id: users.id }).from(users)).toEqual([{ id: 'bob' }])
    await control?.close()
    await close()
  }, 60_000)

  it.skipIf(process.platform === 'win32')(
    'show the names of files and folders without obeying them',
    async () => {
      const hostileFile = join(folder, `${HOSTILE}.backup`)
      const dataFolder = join(folder, HOSTILE)
      const where = { dataFolder, databaseUrl }
      const told = [
        [await run(where, 'backup', hostileFile), `Backup written: ${folder}/${ESCAPED}.backup (`],
        [
          await run(where, 'restore', `${hostileFile}x`, '--replace'),
          `no file ${folder}/${ESCAPED}.backupx.`,
        ],
        [await run({ dataFolder, databaseUrl: null }, 'backup', file), `the folder ${folder}/${ESCAPED}.`],
        [
          await run({ dataFolder, databaseUrl: null }, 'restore', hostileFile),
          `Restored from ${folder}/${ESCAPED}.backup (`,
        ],
      ] as const
      for (const [{ out, err }, words] of told) {
        expect(out + err).toContain(words)
        expect((out + err).trimEnd()).not.toMatch(/\p{Cc}/u)
      }
    },
    60_000,
  )

  it('say in one sentence what is in the way, and change nothing', async () => {
    const where = { dataFolder: join(folder, 'none'), databaseUrl }
    const sentences = [
      [await run(where, 'restore', file), 'say --replace'],
      [await run(where, 'restore', join(folder, 'missing')), 'holds something already'],
      [await run(where, 'restore', join(folder, 'missing'), '--replace'), 'There is no file'],
      [await run(where, 'restore', folder, '--replace'), 'is a folder'],
      [await run(where, 'backup', join(folder, 'nowhere', 'x')), 'does not exist'],
      [await run({ ...where, databaseUrl: null }, 'backup', file), 'nothing to back up'],
    ] as const
    for (const [{ exitCode, out, err }, sentence] of sentences) {
      expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
      expect(err).toContain(sentence)
      expect(err.trim().split('\n')).toHaveLength(1)
    }
    writeFileSync(join(folder, 'text'), 'hello')
    expect((await run(where, 'restore', join(folder, 'text'), '--replace')).err).toContain('damaged')
    expect((await run(where, 'backup')).exitCode).toBe(2)
  }, 60_000)
})
