import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putEmbeddedDatabase } from '../test/shared.ts'
import { codeOf, reasonOf } from './cause-of.ts'
import { whyNotStarted } from './start/why-not-started.ts'
import type { OpenDatabase } from './store/database.ts'
import { openEmbedded } from './store/open-embedded.ts'
import { traceOf } from './trace-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-cause-'))
let store: OpenDatabase
beforeAll(async () => {
  await putEmbeddedDatabase(folder)
  store = await openEmbedded(folder)
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a question to a real database fails with. */
const failureOf = async (question: ReturnType<typeof sql>): Promise<unknown> => {
  try {
    await store.database.execute(question)
  } catch (error) {
    return error
  }
  throw new Error('It did not fail.')
}

describe('the reason of a failure', () => {
  it('is what the database said, where it does not let us make our tables', async () => {
    await store.database.execute(sql`create role shop`)
    await store.database.execute(sql`revoke create on schema public from public`)
    await store.database.execute(sql`set role shop`)
    const refused = await failureOf(sql`create table of_shop (id text)`)
    await store.database.execute(sql`reset role`)
    expect(whyNotStarted(refused)).toBe('CANDI could not start: permission denied for schema public')
    // 42501: insufficient_privilege.
    expect(traceOf(refused)).toMatchObject({ code: '42501' })
  })

  it('never holds what was in the question', async () => {
    const rows = '[{"email":"ann@example.org","password":"a hash"}]'
    for (const question of [
      sql`select ${rows}::int`,
      sql`insert into users (id, name, email) values (${rows}, ${rows}, null)`,
    ]) {
      const said = reasonOf(await failureOf(question))
      expect(said).not.toContain('ann@')
      expect(said).not.toContain('select')
      expect(said.split('\n')).toHaveLength(1)
    }
    expect(reasonOf(await failureOf(sql`select ${rows}::int`))).toBe(
      'the database does not take a value (22P02)',
    )
  })

  it('is a code where there is no message, and says so where there is neither', () => {
    const nobody = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
    expect(reasonOf(new Error('Failed query: select 1\nparams: ann', { cause: nobody }))).toBe('ECONNREFUSED')
    expect(reasonOf(new Error('Failed query: select 1\nparams: ann'))).toBe('unknown reason')
    expect(reasonOf('ann@example.org')).toBe('unknown reason')
  })
})

it('a code is one only where it looks like one', () => {
  expect(codeOf(Object.assign(new Error(''), { code: 'my brakes squeal' }))).toBe('')
  expect(traceOf(Object.assign(new Error(''), { code: 'my brakes squeal' }))).not.toHaveProperty('code')
  expect(traceOf(Object.assign(new Error(''), { code: 'EAUTH' }))).toMatchObject({ code: 'EAUTH' })
})
