import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { newPostgresDatabase, putEmbeddedDatabase } from '../../test/shared.ts'
import { writeAudit } from './audit-log.ts'
import { ALL_TABLES, BACKED_UP_TABLES } from './backed-up-tables.ts'
import { BackupMistake } from './backup-lines.ts'
import { addToCount } from './daily-counts.ts'
import type { OpenDatabase } from './database.ts'
import { addGrant, membershipOf } from './memberships.ts'
import { MIGRATIONS } from './migrations.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import { restoreBackup } from './restore-backup.ts'
import { credentials, sessions, users } from './schema/index.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-backup-'))
const at = new Date('2026-11-20T10:00:00.123Z')
/** More than one fetch and one insert hold at once. */
const PEOPLE = 1_203

const open: Record<'embedded' | 'postgres', () => Promise<OpenDatabase>> = {
  embedded: async () => {
    const place = mkdtempSync(join(folder, 'embedded-'))
    await putEmbeddedDatabase(place)
    return openEmbedded(place)
  },
  postgres: async () => openPostgres(await newPostgresDatabase(), () => {}),
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Names with everything that a line-wise format could stumble over. */
const nameOf = (index: number) => `Zoë "${index}"\n\\ \u2028 {"a":1} 🚗`

async function fill({ database }: OpenDatabase): Promise<void> {
  await database.insert(users).values(
    Array.from({ length: PEOPLE }, (_, index) => ({
      id: `u${index}`,
      name: nameOf(index),
      email: `u${index}@example.org`,
      createdAt: at,
    })),
  )
  await database
    .insert(credentials)
    .values({ id: 'c1', accountId: 'u1', providerId: 'credential', userId: 'u1', password: 'a:hash' })
  await database.insert(sessions).values({ id: 's1', token: 'secret', userId: 'u1', expiresAt: at })
  await addGrant(database, { uid: 'u1', kind: 'founder', source: 'admin', reference: 'r1', at })
  await writeAudit(database, { actor: 'command-line', action: 'grant', subject: 'u1', detail: 'founder' })
  await addToCount(database, '2026-11-20', 'turns', 7)
}

/** Every row of every table that a backup holds, as PostgreSQL writes it. */
async function contentOf({ database }: OpenDatabase): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {}
  for (const table of BACKED_UP_TABLES) {
    const answer = await database.execute(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by to_jsonb(t)::text collate "C"`,
    )
    content[table] = (answer as unknown as { rows: { row: unknown }[] }).rows.map(({ row }) => row)
  }
  return content
}

describe('a backup', () => {
  it.each([
    ['embedded', 'embedded'],
    ['embedded', 'postgres'],
    ['postgres', 'embedded'],
    ['postgres', 'postgres'],
  ] as const)(
    'made of the %s database comes back into the %s one, row for row',
    async (from, to) => {
      const file = join(folder, `${from}-${to}.candi`)
      const source = await open[from]()
      await fill(source)
      const rows = await writeBackup(source.database, file, at)
      const before = await contentOf(source)
      await source.close()
      const target = await open[to]()
      expect(await restoreBackup(target.database, file, false)).toBe(rows)
      expect(await contentOf(target)).toEqual(before)
      expect(before.users).toHaveLength(PEOPLE)
      const [ann] = await target.database.select().from(users).where(sql`id = 'u1'`)
      expect(ann).toMatchObject({ name: nameOf(1), createdAt: at })
      expect(await membershipOf(target.database, 'u1')).toMatchObject({ membershipTier: 'founder' })
      // A session that ended since must not come back to life.
      expect(await target.database.select().from(sessions)).toEqual([])
      await target.close()
    },
    180_000,
  )

  it('is for its owner alone, and leaves nothing half-written behind', async () => {
    const store = await open.postgres()
    const place = mkdtempSync(join(folder, 'place-'))
    await writeBackup(store.database, join(place, 'backup'), at)
    expect(statSync(join(place, 'backup')).mode & 0o777).toBe(0o600)
    await expect(writeBackup(store.database, join(place, 'nowhere', 'backup'), at)).rejects.toThrow('ENOENT')
    expect(readdirSync(place)).toEqual(['backup'])
    await store.close()
  })

  it('knows every table that the migrations make, and none of them counts by itself', async () => {
    const { database, close } = await open.postgres()
    const named = async (statement: string) =>
      ((await database.execute(sql.raw(statement))) as unknown as { rows: { name: string }[] }).rows.map(
        ({ name }) => name,
      )
    const made = await named(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
    expect(made.sort()).toEqual(['schema_migrations', ...ALL_TABLES].sort())
    // A sequence would have to be set after a restore.
    expect(await named('select sequence_name as name from information_schema.sequences')).toEqual([])
    await close()
  })
})

describe('a restore', () => {
  it('refuses a database that holds something, and replaces all of it when told to', async () => {
    const file = join(folder, 'small.candi')
    const store = await open.postgres()
    await addToCount(store.database, '2026-11-20', 'turns', 1)
    await writeBackup(store.database, file, at)
    await addToCount(store.database, '2026-11-20', 'turns', 5)
    const before = await contentOf(store)
    await expect(restoreBackup(store.database, file, false)).rejects.toThrow('say --replace')
    expect(await contentOf(store)).toEqual(before)
    expect(await restoreBackup(store.database, file, true)).toBe(1)
    expect((await contentOf(store)).daily_counts).toEqual([{ day: '2026-11-20', name: 'turns', count: 1 }])
    await store.close()
  })

  it('changes nothing when the backup is damaged, cut short, of another kind or not there', async () => {
    const file = join(folder, 'whole.candi')
    const store = await open.postgres()
    await fill(store)
    await writeBackup(store.database, file, at)
    const before = await contentOf(store)
    const bytes = readFileSync(file)
    const text = gunzipSync(bytes).toString()
    const flipped = Buffer.from(bytes)
    flipped[Math.floor(bytes.length / 2)] = (flipped[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff
    const lines = text.split('\n')
    const damages: Record<string, Buffer | null> = {
      'cut short': bytes.subarray(0, bytes.length - 100),
      'a flipped byte': flipped,
      'an altered row': gzipSync(text.replace('u7@example.org', 'x7@example.org')),
      'a missing row': gzipSync(lines.toSpliced(10, 1).join('\n')),
      'no end': gzipSync(`${lines.slice(0, -2).join('\n')}\n`),
      'more after its end': gzipSync(`${text}{"id":"x"}\n`),
      'another kind': gzipSync('{"hello":"world"}\n'),
      'no gzip': Buffer.from('hello'),
      empty: Buffer.alloc(0),
      'not there': null,
    }
    for (const [name, content] of Object.entries(damages)) {
      const damagedFile = join(folder, 'damaged')
      rmSync(damagedFile, { force: true })
      if (content) writeFileSync(damagedFile, content)
      const failure = await restoreBackup(store.database, damagedFile, true).catch((error: unknown) => error)
      expect(failure, name).toBeInstanceOf(BackupMistake)
      expect(await contentOf(store), name).toEqual(before)
    }
    await store.close()
  }, 60_000)

  it('changes nothing in the embedded database either when the backup ends too soon', async () => {
    const file = join(folder, 'cut.candi')
    const store = await open.embedded()
    await addToCount(store.database, '2026-11-20', 'turns', 1)
    await writeBackup(store.database, file, at)
    const before = await contentOf(store)
    writeFileSync(
      file,
      gzipSync(gunzipSync(readFileSync(file)).toString().split('\n').slice(0, -2).join('\n')),
    )
    await expect(restoreBackup(store.database, file, true)).rejects.toThrow('damaged or cut short')
    expect(await contentOf(store)).toEqual(before)
    await store.close()
  }, 60_000)

  it('brings a backup of an older schema up to ours, and refuses one of a newer', async () => {
    const file = join(folder, 'older.candi')
    const store = await open.postgres()
    const oldest = MIGRATIONS.slice(0, 1).map(({ id }) => id)
    const make = (migrations: readonly string[]) => {
      const body = [
        JSON.stringify(['candi-backup-1', { madeAt: at.toISOString(), migrations }]),
        JSON.stringify(['table', 'daily_counts']),
        '{"day":"2026-11-20","name":"turns","count":3}',
      ]
      const sha256 = createHash('sha256')
        .update(`${body.join('\n')}\n`)
        .digest('hex')
      writeFileSync(file, gzipSync(`${[...body, JSON.stringify(['end', { rows: 1, sha256 }])].join('\n')}\n`))
    }
    make(oldest)
    expect(await restoreBackup(store.database, file, false)).toBe(1)
    expect((await contentOf(store)).daily_counts).toHaveLength(1)
    expect((await contentOf(store)).users).toEqual([])
    make([...MIGRATIONS.map(({ id }) => id), '9999-of-tomorrow'])
    await expect(restoreBackup(store.database, file, true)).rejects.toThrow('newer CANDI')
    await store.close()
  })
})
