import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UPLOAD_LIMITS } from '@candi/contracts'
import { afterAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../test/both-databases.ts'
import {
  arrives,
  Contributor,
  contributionServer,
  progressIn,
  requestFor,
} from '../../test/contribution-server.ts'
import { toneWav } from '../../test/sounds.ts'
import { recordingsInFolder } from '../outside/recordings-in-folder.ts'
import { advance } from '../store/contributions.ts'
import { reviewContribution } from '../store/review-contribution.ts'
import { users } from '../store/schema/index.ts'
import { REJECTED_DAYS } from './sweep.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-sweep-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const HOUR_MS = 60 * 60_000

onBothDatabases('the sweep', (open) => {
  let people = 0
  const start = async () => {
    people += 1
    const place = mkdtempSync(join(folder, 'recordings-'))
    const server = contributionServer(open().database, place)
    const ann = await Contributor.signUp(server, `ann-${people}@example.org`)
    const pass = (milliseconds: number) => {
      server.clock.now = new Date(server.clock.now.getTime() + milliseconds)
    }
    const files = (name: string) => readdirSync(join(place, name))
    const sound = toneWav(300 + people)
    return { server, ann, place, pass, files, sound }
  }

  it('takes uploads away that nobody went on with for a day, and no younger ones', async () => {
    const { server, ann, pass, files, sound } = await start()
    const old = await progressIn(await ann.begin(requestFor(sound.length)))
    await ann.patch(server, old.id, 0, sound.subarray(0, 500))
    pass(UPLOAD_LIMITS.abandonedHours * HOUR_MS)
    await ann.takePass()
    const young = await progressIn(await ann.begin(requestFor(sound.length)))
    await ann.patch(server, young.id, 0, sound.subarray(0, 500))
    await server.contributions.sweep()
    expect(files('incoming').sort()).toEqual([old.id, young.id].sort())
    pass(1)
    await server.contributions.sweep()
    expect(files('incoming')).toEqual([young.id])
    expect((await ann.own()).contributions.map(({ id }) => id)).toEqual([young.id])
  })

  it('takes files away that belong to no row, wherever they lie', async () => {
    const { server, ann, place, files, sound } = await start()
    const { id } = await progressIn(await ann.upload(server, sound))
    mkdirSync(join(place, 'incoming'), { recursive: true })
    for (const name of ['incoming', 'sounds'])
      for (let orphans = 0; orphans < 3; orphans += 1)
        writeFileSync(join(place, name, crypto.randomUUID()), 'nobody knows me')
    await server.contributions.sweep()
    expect([files('incoming'), files('sounds')]).toEqual([[], [id]])
  })

  it('finishes what had arrived when a server was killed before it worked on it', async () => {
    const { server, ann, files, sound } = await start()
    const { id } = await progressIn(await ann.begin(requestFor(sound.length)))
    await ann.patch(server, id, 0, sound.subarray(0, sound.length - 1))
    // As a killed server leaves it: the last byte acknowledged, nothing done with the whole.
    await server.storage.append(
      id,
      sound.length - 1,
      (async function* () {
        yield new Uint8Array(sound.subarray(sound.length - 1))
      })(),
      1,
    )
    await advance(open().database, id, sound.length - 1, 1, server.clock.now)
    expect((await ann.own()).contributions[0]?.state).toBe('receiving')
    await server.contributions.sweep()
    expect((await ann.own()).contributions[0]).toMatchObject({ id, state: 'waiting', seconds: 1 })
    expect([files('incoming'), files('sounds')]).toEqual([[], [id]])
  })

  it('finishes what had arrived though a day went by, and though another one cannot be finished', async () => {
    const { server, ann, place, pass, files, sound } = await start()
    const arrived = async (bytes: Uint8Array) => {
      const { id } = await progressIn(await ann.begin(requestFor(bytes.length)))
      await arrives(server, id, bytes)
      return id
    }
    const lost = await arrived(toneWav(5_000 + people))
    const whole = await arrived(sound)
    const storage = recordingsInFolder(place)
    const failing = contributionServer(open().database, place, {
      storage: {
        ...storage,
        withUpload: (id, bytes, use) =>
          id === lost ? Promise.reject(new Error('a bad sector')) : storage.withUpload(id, bytes, use),
      },
    })
    pass(UPLOAD_LIMITS.abandonedHours * HOUR_MS + 1)
    failing.clock.now = server.clock.now
    await failing.contributions.sweep()
    expect((await ann.own()).contributions).toMatchObject([{ id: whole, state: 'waiting' }])
    expect(failing.failures.map(String)).toContain('Error: a bad sector')
    expect([files('incoming'), files('sounds')]).toEqual([[], [whole]])
  })

  it('takes away what a server left that was killed right after it ended an upload or released a sound', async () => {
    const { server, ann, place, pass, files, sound } = await start()
    const { id } = await progressIn(await ann.upload(server, sound))
    writeFileSync(join(place, 'incoming', id), 'as it was sent, with its title')
    await server.contributions.sweep()
    expect([files('incoming'), files('sounds')]).toEqual([[], [id]])
    const review = { action: 'reject', reason: 'Wind.' } as const
    await reviewContribution(open().database, { id, review, actor: 'command-line' }, server.clock.now)
    pass(REJECTED_DAYS * 24 * HOUR_MS + 1)
    await server.contributions.sweep()
    writeFileSync(join(place, 'sounds', id), 'released, but not removed')
    await server.contributions.sweep()
    expect(files('sounds')).toEqual([])
  })

  it('touches no recording beside a new database, which is about to be filled from a backup', async () => {
    const { server, ann, files, sound } = await start()
    const { id } = await progressIn(await ann.upload(server, sound))
    await open().database.delete(users)
    await server.contributions.sweep()
    expect(files('sounds')).toEqual([id])
  })

  it('keeps the sound of a rejected recording for thirty days, then only what was said of it', async () => {
    const { server, ann, pass, files, sound } = await start()
    const { id } = await progressIn(await ann.upload(server, sound))
    const review = { action: 'reject', reason: 'Wind.' } as const
    await reviewContribution(open().database, { id, review, actor: 'command-line' }, server.clock.now)
    pass(REJECTED_DAYS * 24 * HOUR_MS)
    await server.contributions.sweep()
    expect((await ann.send('GET', `/api/contributions/${id}/sound`)).status).toBe(200)
    pass(1)
    await server.contributions.sweep()
    await server.contributions.sweep()
    expect(files('sounds')).toEqual([])
    expect((await ann.send('GET', `/api/contributions/${id}/sound`)).status).toBe(404)
    expect((await ann.own()).contributions[0]).toMatchObject({ state: 'rejected', reason: 'Wind.' })
  })
})
