import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UPLOAD_LIMITS } from '@candi/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Contributor, contributionServer, progressIn, requestFor } from '../../test/contribution-server.ts'
import { putEmbeddedDatabase } from '../../test/shared.ts'
import type { OpenDatabase } from '../store/database.ts'
import { openEmbedded } from '../store/open-embedded.ts'

const UPLOADS = 8
const MOST_ADDED_BYTES = 100 * 1_048_576
const PIECE = new Uint8Array(65_536)

const folder = mkdtempSync(join(tmpdir(), 'candi-memory-'))
let store: OpenDatabase | undefined
beforeAll(async () => {
  await putEmbeddedDatabase(join(folder, 'data'))
  store = await openEmbedded(join(folder, 'data'))
}, 60_000)
afterAll(async () => {
  await store?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** `npm run bench` measures the whole process as built; here only what is held of bodies can grow, and is bounded. */
describe('eight recordings of 50 MB that arrive at once', () => {
  it('are on the disk and were never held in memory', async () => {
    if (!store) throw new Error('The database is not open.')
    const server = contributionServer(store.database, join(folder, 'recordings'))
    const ann = await Contributor.signUp(server, 'ann@example.org')
    const before = process.memoryUsage().arrayBuffers
    let height = before
    // All but the last byte: what follows the last one is measured elsewhere.
    const arrives = UPLOAD_LIMITS.bytes - 1
    const slowly = () => {
      let left = arrives
      return new ReadableStream<Uint8Array>({
        pull(controller) {
          height = Math.max(height, process.memoryUsage().arrayBuffers)
          const piece = PIECE.slice(0, Math.min(left, PIECE.length))
          left -= piece.length
          controller.enqueue(piece)
          if (left === 0) controller.close()
        },
      })
    }
    const ids = await Promise.all(
      Array.from({ length: UPLOADS }, async () => {
        const { id } = await progressIn(await ann.begin(requestFor(UPLOAD_LIMITS.bytes)))
        expect((await progressIn(await ann.patch(server, id, 0, slowly()))).offset).toBe(arrives)
        return id
      }),
    )
    for (const id of ids) expect(statSync(join(folder, 'recordings', 'incoming', id)).size).toBe(arrives)
    expect(height - before).toBeLessThan(MOST_ADDED_BYTES)
  }, 120_000)
})
