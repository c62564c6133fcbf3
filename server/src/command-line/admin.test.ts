import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtProgram, putEmbeddedDatabase } from '../../test/shared.ts'
import { openControlSocket } from '../outside/control-socket.ts'
import type { OpenDatabase } from '../store/database.ts'
import { membershipOf } from '../store/memberships.ts'
import { openEmbedded } from '../store/open-embedded.ts'
import { users } from '../store/schema/index.ts'
import { admin } from './admin.ts'
import { adminCommand } from './admin-command.ts'

describe('candi admin on the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'candi-admin-'))
  const at = new Date('2026-11-20T10:00:00Z')
  const run = async (dataFolder: string, ...given: string[]) => {
    const [out, err] = [new PassThrough(), new PassThrough()]
    const exitCode = await admin({ dataFolder, databaseUrl: null }, given, at, { out, err })
    return { exitCode, out: String(out.read() ?? ''), err: String(err.read() ?? '') }
  }
  const using = async <Answer>(use: (store: OpenDatabase) => Promise<Answer>) => {
    const store = await openEmbedded(folder)
    try {
      return await use(store)
    } finally {
      await store.close()
    }
  }
  const email = 'ann@example.org'

  beforeAll(async () => {
    await putEmbeddedDatabase(folder)
    await using(async ({ database }) => {
      await database.insert(users).values({ id: 'ann', name: 'Ann', email })
    })
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('says where to begin while no server ever ran', async () => {
    const { exitCode, err } = await run(join(folder, 'elsewhere'), 'list')
    expect(exitCode).toBe(1)
    expect(err).toContain('No CANDI has run in the folder')
  })

  it('opens the database itself when no server runs', async () => {
    const { exitCode, out } = await run(folder, 'grant', email, 'founder')
    expect({ exitCode, out }).toEqual({
      exitCode: 0,
      out: `${email} has Founder now; an open browser shows it within a second. Tier: founder.\n`,
    })
    expect(await using(({ database }) => membershipOf(database, 'ann'))).toMatchObject({
      membershipTier: 'founder',
    })
  })

  it('asks the server that holds the folder, when one runs', async () => {
    await using(async ({ database }) => {
      const control = await openControlSocket(
        folder,
        { admin: (given) => adminCommand(database, given, at) },
        () => {},
      )
      expect(await run(folder, 'revoke', email, 'founder')).toMatchObject({ exitCode: 0, err: '' })
      expect((await membershipOf(database, 'ann')).membershipTier).toBe('free')
      expect(await run(folder, 'promote', email)).toMatchObject({ exitCode: 2, out: '' })
      await control?.close()
    })
  })

  it('says so in one sentence when the folder is held by one that cannot be asked', async () => {
    await using(async () => {
      const { exitCode, err } = await run(folder, 'list')
      expect(exitCode).toBe(1)
      expect(err).toContain('Another CANDI is using this folder')
      expect(err.trim().split('\n')).toHaveLength(1)
    })
  })

  it('ends with its exit code and without a stack trace', async () => {
    const child = spawn(
      process.execPath,
      [await builtProgram('candi'), 'admin', 'grant', 'nobody@example.org', 'pro'],
      { env: { ...process.env, CANDI_DATA: folder } },
    )
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += String(chunk)
    })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    expect(said).toBe(
      'No account has the address nobody@example.org. Register it in the browser, then run this again.\n',
    )
    expect(code).toBe(1)
  }, 60_000)
})

describe('candi admin on PostgreSQL', () => {
  it('says in one sentence that the server cannot be reached', async () => {
    const err = new PassThrough()
    const where = { dataFolder: tmpdir(), databaseUrl: 'postgres://candi@127.0.0.1:1/candi' }
    const exitCode = await admin(where, ['list'], new Date(), { out: new PassThrough(), err })
    expect(exitCode).toBe(1)
    expect(String(err.read())).toBe(
      'The PostgreSQL server of DATABASE_URL cannot be reached, or refuses this address.\n',
    )
  })
})
