import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  auditLogSchema,
  type Contribution,
  collectionNeedsSchema,
  communityStatsSchema,
  contributionSchema,
  PROBLEMS,
  reviewListSchema,
  UPLOAD_LIMITS,
  waveformSchema,
} from '@candi/contracts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { Browser, refusalOf } from '../../test/account-server.ts'
import { onBothDatabases } from '../../test/both-databases.ts'
import {
  Contributor,
  contributionServer,
  progressIn,
  requestFor,
  reviewer,
  uidOf,
} from '../../test/contribution-server.ts'
import { toneWav, wavOf } from '../../test/sounds.ts'
import { adminCommand } from '../command-line/admin-command.ts'
import { mayAccountAnalyse } from '../contributions/may-account-analyse.ts'
import { contributions } from '../store/schema/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-reviews-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

onBothDatabases('the review of recordings', (open) => {
  beforeEach(async () => {
    await open().database.delete(contributions)
  })

  let people = 0
  let tones = 0
  const start = async () => {
    people += 1
    const server = contributionServer(open().database, mkdtempSync(join(folder, 'recordings-')))
    const email = `ann-${people}@example.org`
    const ann = await Contributor.signUp(server, email)
    const admin = await reviewer(server, `admin-${people}@example.org`)
    const give = async (changes: Parameters<typeof requestFor>[1] = {}, by = ann): Promise<string> => {
      tones += 1
      return (await progressIn(await by.upload(server, toneWav(100 + tones), changes))).id
    }
    const review = (id: string, body: object) => admin.send('POST', `/api/admin/contributions/${id}`, body)
    const approve = async (id: string): Promise<Contribution> =>
      contributionSchema.parse(await (await review(id, { action: 'approve' })).json())
    const list = async (query = '') =>
      reviewListSchema.parse(await (await admin.send('GET', `/api/admin/contributions${query}`)).json())
    const uid = await uidOf(open().database, email)
    return { server, ann, admin, email, uid, give, review, approve, list }
  }

  it('is for administrators alone', async () => {
    const { server, ann, give } = await start()
    const id = await give()
    for (const [method, path] of [
      ['GET', ''],
      ['GET', `/${id}/sound`],
      ['GET', `/${id}/waveform`],
      ['POST', `/${id}`],
    ] as const) {
      const at = `/api/admin/contributions${path}`
      expect((await refusalOf(await ann.send(method, at))).code).toBe('forbidden')
      expect((await refusalOf(await new Browser(server).send(method, at))).code).toBe('signed-out')
    }
  })

  it('lists what waits, oldest first, with what was told; never what is still arriving', async () => {
    const { server, ann, give, list, email } = await start()
    const first = await give({ problem: 'brake_system', severity: 'squeal', phone: 'Pixel 7' })
    server.clock.now = new Date(server.clock.now.getTime() + 1_000)
    const second = await give()
    await ann.begin(requestFor(1_000))
    const { contributions: found, total, page, pageSize } = await list('?state=waiting&page=0')
    expect([found.map(({ id }) => id), total, page, pageSize]).toEqual([[first, second], 2, 0, 25])
    expect(found[0]).toMatchObject({
      contributor: email,
      phone: 'Pixel 7',
      confidence: 0.8,
      description: 'Hums from 60 on.',
      problem: 'brake_system',
    })
    expect((await list()).total).toBe(2)
    expect((await list('?state=approved')).total).toBe(0)
  })

  it('plays the sound in ranges and draws its waveform, kept after the first time', async () => {
    const { server, ann, admin } = await start()
    // A quarter of a second each of silence, half, silence and full.
    const loudness = [0, 0.5, 0, 1]
    const samples = Float32Array.from(
      { length: 8_000 },
      (_, index) => loudness[Math.floor(index / 2_000)] ?? 0,
    )
    const { id } = await progressIn(await ann.upload(server, wavOf(samples)))
    const part = await admin.send('GET', `/api/admin/contributions/${id}/sound`, undefined, {
      range: 'bytes=0-3',
    })
    expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
    const path = `/api/admin/contributions/${id}/waveform`
    const waveform = waveformSchema.parse(await (await admin.send('GET', path)).json())
    expect([waveform.seconds, waveform.peaks.length]).toEqual([1, 400])
    // 8,000 samples are 63 slices: away from the edges the drawing is exact.
    for (const [place, height] of [
      [50, 0],
      [150, 0.5],
      [250, 0],
      [350, 1],
    ] as const)
      expect(waveform.peaks[place]).toBeCloseTo(height, 2)
    expect(await (await admin.send('GET', path)).json()).toEqual(waveform)
    expect((await refusalOf(await admin.send('GET', '/api/admin/contributions/none/waveform'))).code).toBe(
      'not-found',
    )
  })

  it('approves, and says who did it', async () => {
    const { give, approve, admin, ann, email, review } = await start()
    const id = await give()
    expect(await approve(id)).toMatchObject({ id, state: 'approved', reason: '' })
    expect((await ann.own()).contributions[0]).toMatchObject({ state: 'approved' })
    const again = await refusalOf(await review(id, { action: 'reject', reason: 'changed my mind' }))
    expect([again.status, again.code]).toEqual([409, 'contribution-settled'])
    const log = auditLogSchema.parse(await (await admin.send('GET', '/api/admin/audit')).json())
    expect(log.entries[0]).toMatchObject({ action: 'approve-recording', subject: email, detail: id })
  })

  it('rejects with a reason that its contributor reads, and nothing is earned', async () => {
    const { give, review, ann } = await start()
    const id = await give()
    for (const reason of ['', '   ', '<>'])
      expect((await refusalOf(await review(id, { action: 'reject', reason }))).code).toBe('request-invalid')
    expect((await review(id, { action: 'reject', reason: 'Only wind can be heard.' })).status).toBe(200)
    const { contributions: own, count } = await ann.own()
    expect([own[0]?.state, own[0]?.reason, count]).toEqual(['rejected', 'Only wind can be heard.', 0])
    for (const nothing of ['none', '%00'])
      expect((await refusalOf(await review(nothing, { action: 'approve' }))).code).toBe('not-found')
  })

  it('rewards by worth: the first of a car model and of a phone, confirmed by the repair', async () => {
    const { give, approve, ann } = await start()
    const car = { model: `Model ${people}`, phone: `Phone ${people}` }
    expect((await approve(await give(car))).worth).toEqual(['new-car-model', 'new-phone'])
    const typedDifferently = { model: `  model  ${people} `, phone: `PHONE ${people}` }
    expect((await approve(await give(typedDifferently))).worth).toEqual([])
    expect((await approve(await give({ ...car, isConfirmedByRepair: true }))).worth).toEqual([
      'confirmed-by-repair',
    ])
    expect((await approve(await give({ ...car, phone: '' }))).worth).toEqual([])
    // 3 + 1 + 2 + 1
    expect((await ann.own()).count).toBe(7)
  })

  it('finds one first of its model among many approved at the same moment', async () => {
    const { give, approve, ann } = await start()
    const car = { model: `Model ${people}` }
    const ids = [await give(car), await give(car), await give(car), await give(car)]
    const worth = (await Promise.all(ids.map(approve))).flatMap((recording) => recording.worth)
    expect(worth).toEqual(['new-car-model'])
    expect((await ann.own()).count).toBe(5)
  })

  it.each([
    ['before first', [0, 1]],
    ['after first', [1, 0]],
  ] as const)('rewards one pair of before and after, approved %s', async (_, order) => {
    const { give, approve, ann } = await start()
    const car = { model: `Model ${people}` }
    const before = await give(car)
    const after = await give({ ...car, beforeRecording: before })
    const pair = [before, after]
    for (const index of order) await approve(pair[index] ?? '')
    const second = await give({ ...car, beforeRecording: before })
    await approve(second)
    const own = (await ann.own()).contributions
    const worth = (id: string) => own.find((recording) => recording.id === id)?.worth ?? []
    expect(worth(after)).toContain('before-and-after')
    expect([...worth(before), ...worth(second)]).not.toContain('before-and-after')
    // Three recordings, one of them new, one pair.
    expect((await ann.own()).count).toBe(5)
  })

  it('pairs no recording with that of another car or another person', async () => {
    const { server, give, approve } = await start()
    const bob = await Contributor.signUp(server, `bob-${people}@example.org`)
    const before = await give({ model: `Model ${people}` })
    await approve(before)
    const other = await give({ model: `Other ${people}`, beforeRecording: before })
    expect((await approve(other)).worth).toEqual(['new-car-model'])
    const stolen = await bob.begin(requestFor(100, { beforeRecording: before }))
    expect((await refusalOf(stolen)).code).toBe('request-invalid')
  })

  it('opens one case for five, once, however many ask at the same moment', async () => {
    const { server, ann, give, approve, uid } = await start()
    const car = { model: `Model ${people}` }
    const may = (kind: 'text' | 'photo' | 'sound' | 'knowledge') =>
      mayAccountAnalyse(open().database, uid, kind, server.clock.now)
    for (let given = 0; given < 3; given += 1) await approve(await give(car))
    const early = await refusalOf(await ann.write('POST', '/case'))
    expect([early.status, early.code]).toEqual([409, 'not-enough-recordings'])
    for (let given = 0; given < 6; given += 1) await approve(await give(car))
    // Nine, one of them new.
    expect((await ann.own()).count).toBe(10)
    expect([await may('text'), await may('photo')]).toEqual([true, false])
    const answers = await Promise.all(Array.from({ length: 8 }, () => ann.write('POST', '/case')))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const { count, openCase } = await ann.own()
    const endsAt = new Date(server.clock.now.getTime() + UPLOAD_LIMITS.caseHours * 60 * 60_000)
    expect([count, openCase?.endsAt]).toEqual([5, endsAt.toISOString()])
    for (const kind of ['text', 'photo', 'sound', 'knowledge'] as const) expect(await may(kind)).toBe(true)
    server.clock.now = new Date(endsAt.getTime() - 1)
    expect(await may('sound')).toBe(true)
    server.clock.now = endsAt
    expect(await may('sound')).toBe(false)
    expect((await ann.own()).openCase).toBeNull()
    expect((await ann.write('POST', '/case')).status).toBe(401)
    await ann.takePass()
    expect((await ann.write('POST', '/case')).status).toBe(200)
    expect((await ann.own()).count).toBe(0)
  })

  it('lets what was earned stay when a recording is withdrawn, and pays the same sound once', async () => {
    const { server, ann, approve } = await start()
    tones += 1
    const sound = toneWav(100 + tones)
    const request = { model: `Model ${people}` }
    const { id } = await progressIn(await ann.upload(server, sound, request))
    await approve(id)
    expect((await ann.own()).count).toBe(2)
    expect((await ann.write('DELETE', `/${id}`)).status).toBe(200)
    expect((await ann.own()).count).toBe(2)
    const again = await progressIn(await ann.upload(server, sound, request))
    await approve(again.id)
    expect((await ann.own()).count).toBe(2)
  })

  it('takes nothing of what a sound earned when its pair is completed after it was sent anew', async () => {
    const { server, ann, give, approve } = await start()
    tones += 1
    const sound = toneWav(100 + tones)
    const car = { model: `Model ${people}`, phone: `Phone ${people}` }
    const first = await progressIn(await ann.upload(server, sound, car))
    // One, the first of its model and the first of its phone.
    await approve(first.id)
    await approve(await give(car))
    expect((await ann.own()).count).toBe(4)
    await ann.write('DELETE', `/${first.id}`)
    const before = await give(car)
    const again = await progressIn(await ann.upload(server, sound, { ...car, beforeRecording: before }))
    await approve(again.id)
    await approve(before)
    expect((await ann.own()).count).toBe(5)
  })

  it('moves the community progress and the needs', async () => {
    const { admin, give, approve, review } = await start()
    const stats = async () =>
      communityStatsSchema.parse(await (await admin.send('GET', '/api/community/stats')).json())
    const needs = async () =>
      collectionNeedsSchema.parse(await (await admin.send('GET', '/api/community/needs')).json())
        .current_needs
    expect(await stats()).toEqual({ approved_contributions: 0, target_samples: 3_750 })
    const before = await needs()
    expect(before.cabin_performance?.wheel_bearing).toEqual({ needed: 125 })
    await approve(await give())
    await review(await give(), { action: 'reject', reason: 'Silence.' })
    expect((await stats()).approved_contributions).toBe(1)
    expect((await needs()).cabin_performance?.wheel_bearing).toEqual({ needed: 124 })
  })

  it('is done from the command line too', async () => {
    const { server, give, ann, email } = await start()
    const [good, bad] = [await give(), await give()]
    const run = (...given: string[]) => adminCommand(open().database, given, server.clock.now)
    const listed = await run('recordings')
    expect(listed.exitCode).toBe(0)
    expect(listed.output).toContain(good)
    expect(listed.output).toContain(email)
    expect((await run('approve', good)).output).toBe(`${good} is approved.`)
    expect((await run('reject', bad)).exitCode).toBe(2)
    expect((await run('reject', bad, '--reason', 'Music.')).exitCode).toBe(0)
    expect((await run('approve', bad)).exitCode).toBe(1)
    expect((await run('approve', 'nothing')).exitCode).toBe(1)
    expect((await run('recordings', 'waiting')).output).toBe('No recordings are waiting.')
    expect((await run('recordings', 'sideways')).exitCode).toBe(2)
    expect((await ann.own()).contributions.map(({ state }) => state).sort()).toEqual(['approved', 'rejected'])
  })
})

onBothDatabases('what is still wanted', (open) => {
  it('is all of it on an empty database: four groups, each with its critical problems first', async () => {
    const server = contributionServer(open().database, join(folder, 'none'), { isEnabled: false })
    const answer = await server.app.request('/api/community/needs')
    const { current_needs: needs } = collectionNeedsSchema.parse(await answer.json())
    // Critical recordings wanted: 6, 5, 2 and 1 problems of 125 each (decisions.md, the 46 problems).
    expect(Object.keys(needs)).toEqual([
      'cabin_performance',
      'engine_mechanical',
      'exhaust_exterior',
      'unclassified',
    ])
    const wanted = Object.values(needs).flatMap((group) => Object.values(group))
    expect(wanted.reduce((sum, { needed }) => sum + needed, 0)).toBe(3_750)
    for (const group of Object.values(needs)) {
      const amounts = Object.values(group).map(({ needed }) => needed)
      expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    }
    expect(Object.keys(needs.exhaust_exterior ?? {}).slice(0, 2)).toEqual([
      'manifold_leak',
      'catalytic_failure',
    ])
    expect(PROBLEMS).toHaveLength(46)
  })

  it('asks the database once for many visitors', async () => {
    let asked = 0
    const counting = new Proxy(open().database, {
      get: (target, name, receiver) => {
        if (name === 'select') asked += 1
        return Reflect.get(target, name, receiver)
      },
    })
    const server = contributionServer(counting, join(folder, 'none'))
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        server.app.request(`/api/community/${index % 2 ? 'stats' : 'needs'}`),
      ),
    )
    expect(asked).toBe(1)
    server.clock.now = new Date(server.clock.now.getTime() + 30_000)
    await server.app.request('/api/community/stats')
    expect(asked).toBe(2)
  })
})
