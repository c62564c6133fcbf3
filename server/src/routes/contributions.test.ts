import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UPLOAD_LIMITS } from '@candi/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../../test/account-server.ts'
import { onBothDatabases } from '../../test/both-databases.ts'
import { Contributor, contributionServer, progressIn, requestFor } from '../../test/contribution-server.ts'
import { id3v1, id3v2, recorded, toneWav } from '../../test/sounds.ts'
import { findContribution } from '../store/contributions.ts'
import { auditEntries, contributions } from '../store/schema/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-contributions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const filesIn = (place: string, name: string) => {
  try {
    return readdirSync(join(place, name))
  } catch {
    return []
  }
}

onBothDatabases('contributions', (open) => {
  let servers = 0
  const start = async (changes: Parameters<typeof contributionServer>[2] = {}) => {
    servers += 1
    const place = mkdtempSync(join(folder, 'recordings-'))
    const server = contributionServer(open().database, place, changes)
    const ann = await Contributor.signUp(server, `ann-${servers}@example.org`)
    return { server, ann, place }
  }
  const sounds = () => {
    servers += 1
    return toneWav(200 + servers)
  }

  it('answer everywhere that they are off while they are, and count nothing', async () => {
    const { server, ann } = await start({ isEnabled: false })
    for (const [method, path] of [
      ['POST', '/api/contributions/pass'],
      ['GET', '/api/contributions'],
      ['POST', '/api/contributions'],
      ['GET', '/api/contributions/x/content'],
      ['DELETE', '/api/contributions/x'],
      ['POST', '/api/contributions/case'],
      ['GET', '/api/contributions/x/sound'],
      ['GET', '/api/admin/contributions'],
      ['POST', '/api/admin/contributions/x'],
    ] as const) {
      const refused = await refusalOf(await ann.send(method, path))
      expect([path, refused.status, refused.code]).toEqual([path, 403, 'contributions-off'])
    }
    expect((await ann.send('GET', '/api/community/stats')).status).toBe(200)
    expect((await ann.send('GET', '/api/community/needs')).status).toBe(200)
    expect(server.failures).toEqual([])
  })

  it('take a recording in parts, and show it to nobody else until it is complete', async () => {
    const { server, ann, place } = await start()
    const sound = sounds()
    const begun = await progressIn(await ann.begin(requestFor(sound.length)))
    expect(begun).toMatchObject({ offset: 0, isComplete: false })
    const { id } = begun
    expect(await progressIn(await ann.patch(server, id, 0, sound.subarray(0, 5_000)))).toEqual({
      id,
      offset: 5_000,
      isComplete: false,
    })
    expect(await progressIn(await ann.send('GET', `/api/contributions/${id}/content`))).toMatchObject({
      offset: 5_000,
    })
    const [receiving] = (await ann.own()).contributions
    expect(receiving).toMatchObject({ state: 'receiving', receivedBytes: 5_000, bytes: sound.length })
    expect(await progressIn(await ann.patch(server, id, 5_000, sound.subarray(5_000)))).toEqual({
      id,
      offset: sound.length,
      isComplete: true,
    })
    const [waiting] = (await ann.own()).contributions
    expect(waiting).toMatchObject({ state: 'waiting', seconds: 1, severity: 'loud_hum' })
    expect(waiting?.car).toMatch(/^2014 Honda Civic/)
    expect([filesIn(place, 'incoming'), filesIn(place, 'sounds'), filesIn(place, 'drafts')]).toEqual([
      [],
      [id],
      [],
    ])
    const row = await findContribution(open().database, id)
    expect([row?.consentVersion, row?.consentedAt]).toEqual(['1.0', server.clock.now])
  })

  it('need consent, a severity of the problem, and a car with year, make and model', async () => {
    const { ann } = await start()
    const good = requestFor(1_000)
    for (const bad of [
      { ...good, consent: { ...good.consent, given: false } },
      { ...good, consent: { version: '0.9', given: true } },
      { ...good, severity: 'ticking' },
      { ...good, problem: 'no_such_problem' },
      { ...good, confidence: 0.7 },
      { ...good, vehicle: { ...good.vehicle, year: null } },
      { ...good, vehicle: { ...good.vehicle, make: ' ' } },
      { ...good, beforeRecording: 'of somebody else' },
    ])
      expect((await refusalOf(await ann.write('POST', '', bad))).code).toBe('request-invalid')
    expect((await ann.own()).contributions).toEqual([])
  })

  it('need the pass of this very session, of this storage and this app, in time', async () => {
    const { server, ann } = await start()
    const bob = await Contributor.signUp(server, `bob-${servers}@example.org`)
    const pass = ann.passHeaders()
    const body = requestFor(1_000)
    const begin = async (headers: Readonly<Record<string, string>>, browser = ann) =>
      (await refusalOf(await browser.send('POST', '/api/contributions', body, headers))).code
    expect(await begin({})).toBe('pass-invalid')
    for (const [name, value] of [
      ['authorization', 'Bearer made.up'],
      ['authorization', `Basic ${pass.authorization?.slice(7)}`],
      ['x-app-check', 'made-up'],
      ['x-app-check', bob.passHeaders()['x-app-check'] ?? ''],
      ['x-storage-version', '2'],
      ['x-app-id', 'somebody-else'],
    ] as const)
      expect([name, await begin({ ...pass, [name]: value })]).toEqual([name, 'pass-invalid'])
    expect(await begin(pass, bob)).toBe('pass-invalid')
    // Another session of the same person is another session.
    const annElsewhere = new Contributor(server)
    await annElsewhere.login(`ann-${servers}@example.org`)
    expect(await begin(pass, annElsewhere)).toBe('pass-invalid')
    const life = UPLOAD_LIMITS.passMinutes * 60_000
    server.clock.now = new Date(server.clock.now.getTime() + life)
    expect(await begin(pass)).toBe('pass-invalid')
    server.clock.now = new Date(server.clock.now.getTime() - 1)
    expect((await ann.send('POST', '/api/contributions', body, pass)).status).toBe(200)
    const guest = new Contributor(server)
    expect(await begin(pass, guest)).toBe('signed-out')
  })

  it('refuse a part that does not join, and go on from what was acknowledged', async () => {
    const { server, ann } = await start()
    const sound = sounds()
    const { id } = await progressIn(await ann.begin(requestFor(sound.length)))
    await ann.patch(server, id, 0, sound.subarray(0, 1_000))
    for (const offset of [0, 999, 1_001]) {
      const refused = await refusalOf(await ann.patch(server, id, offset, sound.subarray(offset)))
      expect([refused.status, refused.code]).toEqual([409, 'upload-offset'])
    }
    expect((await progressIn(await ann.patch(server, id, 1_000, sound.subarray(1_000)))).isComplete).toBe(
      true,
    )
    // Who did not hear the answer sends again, and is told.
    expect((await progressIn(await ann.patch(server, id, 1_000, sound.subarray(1_000)))).isComplete).toBe(
      true,
    )
  })

  it('keep what arrived of a part whose line broke', async () => {
    const { server, ann } = await start()
    const sound = sounds()
    const { id } = await progressIn(await ann.begin(requestFor(sound.length)))
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(sound.subarray(0, 3_000)))
      },
      pull(controller) {
        controller.error(new Error('the line broke'))
      },
    })
    await ann.patch(server, id, 0, broken)
    const { offset } = await progressIn(await ann.send('GET', `/api/contributions/${id}/content`))
    expect([0, 3_000]).toContain(offset)
    expect((await progressIn(await ann.patch(server, id, offset, sound.subarray(offset)))).isComplete).toBe(
      true,
    )
    const heard = await ann.send('GET', `/api/contributions/${id}/sound`)
    expect(Buffer.from(await heard.arrayBuffer()).subarray(44)).toEqual(sound.subarray(44))
  })

  it('let a newer try of the same part take over from one whose line hangs', async () => {
    const { server, ann } = await start()
    const sound = sounds()
    const { id } = await progressIn(await ann.begin(requestFor(sound.length)))
    let isHanging = () => {}
    const hangs = new Promise<void>((resolve) => {
      isHanging = resolve
    })
    let pulls = 0
    const hanging = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulls += 1
          if (pulls === 1) return controller.enqueue(new Uint8Array(sound.subarray(0, 2_000)))
          isHanging()
          return new Promise<void>(() => {})
        },
      },
      { highWaterMark: 0 },
    )
    const first = ann.patch(server, id, 0, hanging)
    await hangs
    const second = await ann.patch(server, id, 0, sound)
    expect(await progressIn(await first)).toMatchObject({ offset: 2_000 })
    expect((await refusalOf(second)).code).toBe('upload-offset')
    expect((await progressIn(await ann.patch(server, id, 2_000, sound.subarray(2_000)))).isComplete).toBe(
      true,
    )
  })

  it('let the newest of three tries take over, though the one in between hangs before its first byte', async () => {
    const { server, ann } = await start()
    const sound = sounds()
    const { id } = await progressIn(await ann.begin(requestFor(sound.length)))
    const hanging = () => {
      let isPulled = () => {}
      const pulled = new Promise<void>((resolve) => {
        isPulled = resolve
      })
      const body = new ReadableStream<Uint8Array>(
        {
          pull() {
            isPulled()
            return new Promise<void>(() => {})
          },
        },
        { highWaterMark: 0 },
      )
      return { body, pulled }
    }
    const first = hanging()
    const oldest = ann.patch(server, id, 0, first.body)
    await first.pulled
    const between = ann.patch(server, id, 0, hanging().body)
    // The oldest is answered when the one in between takes over: sent at once, the newest might come before it.
    await oldest
    const newest = await ann.patch(server, id, 0, sound)
    await between
    expect(await progressIn(newest)).toMatchObject({ isComplete: true })
  })

  it('are not interrupted by somebody who knows the id of an upload that is not theirs', async () => {
    const { server, ann } = await start()
    const bob = await Contributor.signUp(server, `bob-${servers}@example.org`)
    const sound = sounds()
    const { id } = await progressIn(await ann.begin(requestFor(sound.length)))
    let goOn = () => {}
    const asked = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let pulls = 0
    const slow = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          pulls += 1
          if (pulls === 1) return controller.enqueue(new Uint8Array(sound.subarray(0, 2_000)))
          const refused = await refusalOf(await bob.patch(server, id, 0, sound))
          expect(refused.code).toBe('not-found')
          controller.enqueue(new Uint8Array(sound.subarray(2_000)))
          controller.close()
          goOn()
        },
      },
      { highWaterMark: 0 },
    )
    const answer = await ann.patch(server, id, 0, slow)
    await asked
    expect(await progressIn(answer)).toMatchObject({ isComplete: true })
  })

  it('stop at 50 MB, announced or not, and keep nothing of what is larger', async () => {
    const { server, ann, place } = await start()
    const announced = await ann.begin(requestFor(UPLOAD_LIMITS.bytes + 1))
    expect((await refusalOf(announced)).code).toBe('recording-too-large')
    const { id } = await progressIn(await ann.begin(requestFor(UPLOAD_LIMITS.bytes)))
    const piece = new Uint8Array(1_048_576)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += piece.length
        controller.enqueue(piece)
      },
    })
    const refused = await refusalOf(await ann.patch(server, id, 0, endless))
    expect([refused.status, refused.code]).toEqual([413, 'recording-too-large'])
    // It was stopped at the limit; one or two pieces may have been on the way.
    expect(sent).toBeLessThanOrEqual(UPLOAD_LIMITS.bytes + 4 * piece.length)
    expect((await ann.own()).contributions).toEqual([])
    expect(filesIn(place, 'incoming')).toEqual([])
  })

  it('judge a file by what it holds, not by what it is called', async () => {
    const { server, ann, place } = await start()
    for (const content of [
      Buffer.from('<html><body>sound.wav</body></html>'.repeat(200)),
      Buffer.concat([Buffer.from('RIFF\xff\xff\xff\xffWAVEjunk', 'latin1'), Buffer.alloc(5_000)]),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(9_000, 0xfb)]),
      Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nhttp://127.0.0.1:1/x.aac\n#EXT-X-ENDLIST\n'),
      recorded('tone.m4a').subarray(0, 900),
    ]) {
      const refused = await refusalOf(
        await ann.upload(server, content, { file: { name: 'a.wav', bytes: content.length } }),
      )
      expect([refused.status, refused.code]).toEqual([415, 'recording-not-audio'])
    }
    expect((await ann.own()).contributions).toEqual([])
    expect([filesIn(place, 'incoming'), filesIn(place, 'sounds')]).toEqual([[], []])
    // And the other way round: a recording that is called something else.
    const renamed = await ann.upload(server, recorded('opus.ogg'), {
      file: { name: 'notes.txt', bytes: recorded('opus.ogg').length },
    })
    expect((await progressIn(renamed)).isComplete).toBe(true)
    expect(server.failures).toEqual([])
  })

  it('tell who asks again why an upload is gone', async () => {
    const { server, ann } = await start()
    const words = Buffer.from('no sound at all, '.repeat(100))
    const { id } = await progressIn(await ann.begin(requestFor(words.length)))
    await ann.patch(server, id, 0, words)
    for (const again of [
      await ann.patch(server, id, 0, words),
      await ann.send('GET', `/api/contributions/${id}/content`),
    ])
      expect((await refusalOf(again)).code).toBe('recording-not-audio')
  })

  it('find the same sound again under other tags, in another wrapping and from another person', async () => {
    const { server, ann } = await start()
    const bob = await Contributor.signUp(server, `bob-${servers}@example.org`)
    const mp3 = recorded('tone.mp3')
    await open().database.delete(contributions)
    expect((await progressIn(await ann.upload(server, mp3))).isComplete).toBe(true)
    for (const same of [mp3, Buffer.concat([id3v2('another title'), mp3, id3v1('and another')])]) {
      const refused = await refusalOf(await bob.upload(server, same))
      expect([refused.status, refused.code]).toEqual([409, 'recording-known'])
    }
    expect((await bob.own()).contributions).toEqual([])
    const different = await bob.upload(server, sounds())
    expect((await progressIn(different)).isComplete).toBe(true)
  })

  it('keep one of two that finish at the same moment with the same sound', async () => {
    const { server, ann } = await start()
    const bob = await Contributor.signUp(server, `bob-${servers}@example.org`)
    const sound = sounds()
    const answers = await Promise.all([ann.upload(server, sound), bob.upload(server, sound)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await ann.own()).contributions.length + (await bob.own()).contributions.length).toBe(1)
  })

  it('play to their owner, whole and in ranges, and to nobody else', async () => {
    const { server, ann } = await start()
    const bob = await Contributor.signUp(server, `bob-${servers}@example.org`)
    const sound = sounds()
    const { id } = await progressIn(await ann.upload(server, sound))
    const path = `/api/contributions/${id}/sound`
    const whole = await ann.send('GET', path)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
      200,
      'audio/wav',
      'bytes',
    ])
    expect(whole.headers.get('content-length')).toBe(String(bytes.length))
    // A browser must take it for sound and nothing else, whatever somebody sent.
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    expect(whole.headers.get('content-security-policy')).toContain("object-src 'none'")
    const part = async (range: string) => {
      const answer = await ann.send('GET', path, undefined, { range })
      return [answer.status, answer.headers.get('content-range'), Buffer.from(await answer.arrayBuffer())]
    }
    const total = bytes.length
    expect(await part('bytes=0-99')).toEqual([206, `bytes 0-99/${total}`, bytes.subarray(0, 100)])
    expect(await part('bytes=100-')).toEqual([206, `bytes 100-${total - 1}/${total}`, bytes.subarray(100)])
    expect(await part('bytes=-10')).toEqual([
      206,
      `bytes ${total - 10}-${total - 1}/${total}`,
      bytes.subarray(total - 10),
    ])
    expect((await part(`bytes=${total}-`)).slice(0, 2)).toEqual([416, `bytes */${total}`])
    for (const other of [bob, new Contributor(server)]) {
      const refused = await refusalOf(await other.send('GET', path))
      expect(['not-found', 'signed-out']).toContain(refused.code)
    }
    expect((await refusalOf(await bob.write('DELETE', `/${id}`))).code).toBe('not-found')
  })

  it('are withdrawn with bytes and row, in whatever state', async () => {
    const { server, ann, place } = await start()
    const sound = sounds()
    const complete = await progressIn(await ann.upload(server, sound))
    const half = await progressIn(await ann.begin(requestFor(sound.length)))
    await ann.patch(server, half.id, 0, sound.subarray(0, 500))
    for (const { id } of [complete, half]) expect((await ann.write('DELETE', `/${id}`)).status).toBe(200)
    expect((await ann.own()).contributions).toEqual([])
    expect([filesIn(place, 'incoming'), filesIn(place, 'sounds')]).toEqual([[], []])
    // The same sound may be given again.
    expect((await progressIn(await ann.upload(server, sound))).isComplete).toBe(true)
  })

  it('leave with the account: rows and bytes are gone, approved or not', async () => {
    const { server, ann, place } = await start()
    const { id } = await progressIn(await ann.upload(server, sounds()))
    await open().database.update(contributions).set({ state: 'approved' }).where(eq(contributions.id, id))
    const exported = JSON.stringify(await (await ann.send('GET', '/api/account/export')).json())
    expect(exported).toContain('"consent":{"version":"1.0"')
    expect(exported).toContain('Hums from 60 on.')
    const gone = await ann.send('DELETE', '/api/account', { password: 'correct horse' })
    expect(gone.status).toBe(200)
    expect(await findContribution(open().database, id)).toBeNull()
    expect(filesIn(place, 'sounds')).toEqual([])
    expect(server.failures).toEqual([])
  })

  it('bound how many uploads one account leaves open', async () => {
    const { ann } = await start()
    for (let begun = 0; begun < 20; begun += 1) expect((await ann.begin(requestFor(1_000))).status).toBe(200)
    const refused = await refusalOf(await ann.begin(requestFor(1_000)))
    expect([refused.code, refused.retryAfterSeconds]).toEqual(['slow-down', 60])
  })

  it('write nothing about the content into the audit log', async () => {
    const { server, ann } = await start()
    await ann.upload(server, sounds(), { description: 'SPOKEN words' })
    const kept = JSON.stringify(await open().database.select().from(auditEntries))
    expect(kept).not.toContain('SPOKEN')
  })
})

describe('the folder of recordings', () => {
  it('is for its owner alone', async () => {
    // The mode bits of files that the tests above left would tell too; this reads what the storage makes.
    const { recordingsInFolder } = await import('../outside/recordings-in-folder.ts')
    const { statSync } = await import('node:fs')
    const place = join(folder, 'modes')
    const storage = recordingsInFolder(place)
    const id = crypto.randomUUID()
    await storage.append(
      id,
      0,
      (async function* () {
        yield new Uint8Array([1, 2, 3])
      })(),
      3,
    )
    expect(readFileSync(join(place, 'incoming', id))).toEqual(Buffer.from([1, 2, 3]))
    expect(statSync(join(place, 'incoming', id)).mode & 0o077).toBe(0)
    expect(statSync(join(place, 'incoming')).mode & 0o077).toBe(0)
  })
})
