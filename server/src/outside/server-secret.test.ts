import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { EnvironmentMistake } from '../env.ts'
import { serverSecret } from './server-secret.ts'

const root = mkdtempSync(join(tmpdir(), 'candi-secret-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the secret of a server', () => {
  it('is made once beside the embedded database, readable by its owner only', () => {
    const settings = { secret: null, databaseUrl: null, dataFolder: join(root, 'data') }
    const made = serverSecret(settings)
    expect(Buffer.from(made, 'base64url')).toHaveLength(32)
    expect(serverSecret(settings)).toBe(made)
    expect(statSync(join(root, 'data', 'secret')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(root, 'data', 'secret'), 'utf8')).toBe(made)
  })

  it('is the operator’s where one is set', () => {
    const secret = 'x'.repeat(32)
    expect(serverSecret({ secret, databaseUrl: 'postgres://db', dataFolder: join(root, 'unused') })).toBe(
      secret,
    )
  })

  it('must be set with a PostgreSQL server, which several servers may share', () => {
    const settings = { secret: null, databaseUrl: 'postgres://db', dataFolder: join(root, 'unused') }
    expect(() => serverSecret(settings)).toThrow(EnvironmentMistake)
    expect(() => serverSecret(settings)).toThrow(/CANDI_SECRET/)
  })

  it('is not quietly replaced when its file is damaged', () => {
    writeFileSync(join(root, 'secret'), 'short')
    expect(() => serverSecret({ secret: null, databaseUrl: null, dataFolder: root })).toThrow(/damaged/)
  })
})
