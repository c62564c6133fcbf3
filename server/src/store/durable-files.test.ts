import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { recordSyncs } from '../../test/power-cut.ts'
import { addToCount, countsSince } from './daily-counts.ts'
import type { OpenDatabase } from './database.ts'
import { openEmbedded } from './open-embedded.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-power-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const DAY = '2026-11-20'
const acknowledgedIn = async (store: OpenDatabase, name: string) =>
  (await countsSince(store.database, name, DAY))[0]?.count ?? 0

describe('the embedded database after a power cut', () => {
  it('has every row that was acknowledged, at whichever moment the power went', async () => {
    const power = recordSyncs()
    const live = join(folder, 'live')
    const died = join(live, 'database')
    // A first start that the power cut short: nothing in it was promised to anybody.
    mkdirSync(died, { recursive: true })
    writeFileSync(join(died, 'PG_VERSION'), '')
    writeFileSync(join(live, 'database.first-start'), '')
    const store = await openEmbedded(live)
    let acknowledged = 0
    const cuts: { readonly at: string; readonly acknowledged: number }[] = []
    const cut = (name: string) => {
      const at = join(folder, name)
      power.cutInto(join(live, 'database'), join(at, 'database'))
      cuts.push({ at, acknowledged })
    }
    const add = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await addToCount(store.database, DAY, 'turns', 1)
        acknowledged += 1
      }
    }
    cut('right-after-the-first-start')
    await add(40)
    cut('among-writes')
    await store.database.execute(sql`checkpoint`)
    await add(7)
    cut('after-a-checkpoint')
    power.stop()
    await store.close()
    for (const { at, acknowledged: promised } of cuts) {
      const again = await openEmbedded(at)
      expect(await acknowledgedIn(again, 'turns'), at).toBeGreaterThanOrEqual(promised)
      await again.close()
    }
  }, 120_000)
})
