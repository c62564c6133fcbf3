import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
import { stripRecording } from '../outside/strip-recording.ts'
import { findContribution } from '../store/contributions.ts'
import { CompleteUpload } from './complete-upload.ts'
import { type RecordingWorkshop, WorkshopIsFull } from './ports.ts'
import { withdraw } from './withdraw.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-complete-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

onBothDatabases('the end of an upload', (open) => {
  let people = 0
  /** An upload that has arrived whole and that nobody worked on yet. */
  const start = async () => {
    people += 1
    const place = mkdtempSync(join(folder, 'recordings-'))
    const server = contributionServer(open().database, place)
    const ann = await Contributor.signUp(server, `ann-${people}@example.org`)
    const sound = toneWav(600 + people)
    const { id } = await progressIn(await ann.begin(requestFor(sound.length)))
    await arrives(server, id, sound)
    const row = await findContribution(open().database, id)
    if (!row) throw new Error('The upload is not there.')
    /** The server of one process; `strip` stands for what its workshop makes of a file. */
    const processWith = (strip: RecordingWorkshop['strip']) => {
      const tools = {
        database: open().database,
        storage: server.storage,
        workshop: { strip, measurePeaks: async () => null },
        now: () => server.clock.now,
        onFailure: (error: unknown) => server.failures.push(error),
      }
      return { tools, complete: new CompleteUpload(tools) }
    }
    const isKept = () => existsSync(join(place, 'sounds', id))
    return { ann, row, processWith, isKept }
  }

  it('comes once, also for who read before that it had not come yet', async () => {
    const { ann, row, processWith, isKept } = await start()
    let worked = 0
    const { complete } = processWith((from, to) => {
      worked += 1
      return stripRecording(from, to)
    })
    for (let asked = 0; asked < 2; asked += 1)
      expect(await complete.run(row)).toMatchObject({ ok: true, value: { isComplete: true } })
    expect([worked, isKept(), (await ann.own()).contributions[0]?.state]).toEqual([1, true, 'waiting'])
  })

  it('keeps all that arrived where the workshop is full, and comes when it is asked for again', async () => {
    const { row, processWith, isKept } = await start()
    let isFull = true
    const { complete } = processWith((from, to) =>
      isFull ? Promise.reject(new WorkshopIsFull()) : stripRecording(from, to),
    )
    expect(await complete.run(row)).toMatchObject({ ok: false, code: 'workshop-busy' })
    isFull = false
    expect(await complete.run(row)).toMatchObject({ ok: true, value: { isComplete: true } })
    expect(isKept()).toBe(true)
  })

  it('is not undone by a second server that fails at what the first one finished', async () => {
    const { ann, row, processWith, isKept } = await start()
    const first = processWith(stripRecording)
    const second = processWith(async () => {
      await first.complete.run(row)
      return null
    })
    expect(await second.complete.run(row)).toMatchObject({ ok: true, value: { isComplete: true } })
    expect([isKept(), (await ann.own()).contributions[0]?.state]).toEqual([true, 'waiting'])
  })

  it.each(['before its bytes are read', 'after they were read'] as const)(
    'leaves nothing of one that was withdrawn meanwhile, %s',
    async (moment) => {
      const { ann, row, processWith, isKept } = await start()
      const process = processWith(async (from, to) => {
        const early = moment === 'before its bytes are read' ? null : await stripRecording(from, to)
        await withdraw(process.tools, row.userId, row.id)
        return early ?? stripRecording(from, to)
      })
      expect(await process.complete.run(row)).toMatchObject({ ok: false, code: 'not-found' })
      expect([isKept(), (await ann.own()).contributions]).toEqual([false, []])
    },
  )
})
