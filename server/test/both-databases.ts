import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { OpenDatabase } from '../src/store/database.ts'
import { openEmbedded } from '../src/store/open-embedded.ts'
import { openPostgres } from '../src/store/open-postgres.ts'
import { newPostgresDatabase, putEmbeddedDatabase } from './shared.ts'

/** One suite, run on the embedded database and on PostgreSQL: both must answer alike. */
export function onBothDatabases(title: string, suite: (open: () => OpenDatabase) => void): void {
  describe(`${title}, on the embedded database`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'candi-embedded-'))
    let opened: OpenDatabase | undefined
    beforeAll(async () => {
      await putEmbeddedDatabase(folder)
      opened = await openEmbedded(folder)
    }, 60_000)
    afterAll(async () => {
      await opened?.close()
      rmSync(folder, { recursive: true, force: true })
    })
    suite(() => known(opened))
  })
  describe(`${title}, on PostgreSQL`, () => {
    let opened: OpenDatabase | undefined
    beforeAll(async () => {
      opened = await openPostgres(await newPostgresDatabase(), () => {})
    }, 60_000)
    afterAll(() => opened?.close())
    suite(() => known(opened))
  })
}

function known(opened: OpenDatabase | undefined): OpenDatabase {
  if (!opened) throw new Error('The database is not open yet: use it inside a test.')
  return opened
}
