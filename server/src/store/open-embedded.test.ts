import fs, { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { putEmbeddedDatabase } from '../../test/shared.ts'
import { addToCount, countsSince } from './daily-counts.ts'
import type { OpenDatabase } from './database.ts'
import { FolderInUse } from './folder-lock.ts'
import { openEmbedded } from './open-embedded.ts'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'candi-store-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const turnsOf = async ({ database }: OpenDatabase, name: string) =>
  (await countsSince(database, name, '2026-11-20'))[0]?.count ?? 0

describe('the embedded database', () => {
  it('adds counts up and still has them after it was closed and opened', async () => {
    const folder = newFolder()
    const store = await openEmbedded(folder)
    await addToCount(store.database, '2026-11-20', 'turns', 2)
    await addToCount(store.database, '2026-11-20', 'turns', 3)
    await store.close()
    const again = await openEmbedded(folder)
    expect(await turnsOf(again, 'turns')).toBe(5)
    await again.close()
  }, 120_000)

  it('asks the disk to keep every commit', async () => {
    const folder = newFolder()
    await putEmbeddedDatabase(folder)
    const store = await openEmbedded(folder)
    const fsync = vi.spyOn(fs, 'fsyncSync')
    for (let commit = 0; commit < 10; commit += 1)
      await addToCount(store.database, '2026-11-20', `n${commit}`, 1)
    expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(10)
    fsync.mockRestore()
    await store.close()
  })

  it('lets nobody else open the folder while it is open', async () => {
    const folder = newFolder()
    await putEmbeddedDatabase(folder)
    const store = await openEmbedded(folder)
    await expect(openEmbedded(folder)).rejects.toThrow(FolderInUse)
    await store.close()
    await (await openEmbedded(folder)).close()
  })
})
