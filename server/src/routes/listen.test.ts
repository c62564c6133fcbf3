import { listenLineSchema } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import { Browser, refusalOf } from '../../test/account-server.ts'
import { onBothDatabases } from '../../test/both-databases.ts'
import { HaltingThreads } from '../../test/halting-threads.ts'
import { linesOf } from '../../test/lines-of.ts'
import { listeningServer, sendRecording } from '../../test/listening-server.ts'
import { somebody } from '../../test/somebody.ts'
import { recorded, toneWav } from '../../test/sounds.ts'
import { threadInPlace } from '../../test/thread-in-place.ts'
import { earn, openCase } from '../store/earned-cases.ts'
import { readBlocks } from './read-blocks.ts'

const wav = toneWav(440, 2)
const linesIn = (response: Response) => linesOf(response, listenLineSchema)

onBothDatabases('a recording that is sent', (open) => {
  it('is heard for Pro and Founder, and for nobody else', async () => {
    const server = listeningServer(open().database)
    const guest = new Browser(server)
    for (const refused of [guest, await somebody(server)])
      expect(await refusalOf(await sendRecording(server, refused, wav))).toMatchObject({
        status: 403,
        code: 'pro-needed',
        message: expect.stringContaining('stay free'),
      })
    for (const tier of ['pro', 'founder'] as const) {
      const response = await sendRecording(server, await somebody(server, tier), wav)
      expect((await linesIn(response)).at(-1)?.type).toBe('hearing')
    }
    expect(server.outcomes).toEqual(['pro-needed', 'pro-needed', 'heard', 'heard'])
  })

  it('is heard for a day in the case that five recordings earned', async () => {
    const server = listeningServer(open().database)
    const browser = await somebody(server)
    const account = await browser.account()
    const uid = account?.uid ?? ''
    for (let sound = 0; sound < 5; sound += 1)
      await earn(open().database, uid, `sound ${sound}`, 1, server.clock.now)
    expect((await sendRecording(server, browser, wav)).status).toBe(403)
    await openCase(open().database, uid, server.clock.now)
    expect((await sendRecording(server, browser, wav)).status).toBe(200)
    server.clock.now = new Date(server.clock.now.getTime() + 24 * 60 * 60_000 + 1)
    expect((await sendRecording(server, browser, wav)).status).toBe(403)
  })

  it('is answered in lines: how far it is, then what was heard', async () => {
    const server = listeningServer(open().database)
    const browser = await somebody(server, 'pro')
    const response = await sendRecording(server, browser, wav, '?state=braking&rpm=850')
    expect(response.headers.get('content-type')).toContain('application/x-ndjson')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const lines = await linesIn(response)
    expect(lines[0]).toEqual({ type: 'progress', done: 0 })
    expect(lines.slice(0, -1).every(({ type }) => type === 'progress')).toBe(true)
    expect(lines.at(-1)).toMatchObject({
      type: 'hearing',
      hearing: {
        seconds: 2,
        state: { id: 'braking', probability: 1, isTold: true },
        engineSpeed: { rpm: 850, isTold: true },
        sounds: [{ kind: 'knock', perSecond: 13 }],
      },
    })
  })

  it('that cannot be heard says why in its last line', async () => {
    const server = listeningServer(open().database)
    const browser = await somebody(server, 'founder')
    for (const [body, code] of [
      [Buffer.from('my brakes squeal'), 'recording-not-audio'],
      [recorded('silence-302s.opus'), 'recording-too-long'],
    ] as const)
      expect((await linesIn(await sendRecording(server, browser, body))).at(-1)).toMatchObject({
        type: 'failure',
        code,
        message: expect.any(String),
      })
    expect(server.outcomes).toEqual(['recording-not-audio', 'recording-too-long'])
  })

  it('is refused before it is read where it is too large, empty or comes with words we do not know', async () => {
    const server = listeningServer(open().database)
    const browser = await somebody(server, 'pro')
    expect(await refusalOf(await sendRecording(server, browser, new Uint8Array()))).toMatchObject({
      code: 'recording-not-audio',
    })
    for (const query of ['?state=flying', '?rpm=299', '?rpm=9001', '?rpm=fast'])
      expect(await refusalOf(await sendRecording(server, browser, wav, query))).toMatchObject({
        code: 'request-invalid',
      })
    const tooLarge = () =>
      new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(2 ** 20)) })
    expect(await refusalOf(await sendRecording(server, browser, tooLarge()))).toMatchObject({
      status: 413,
      code: 'recording-too-large',
    })
    // And nobody is left in a seat by any of this.
    expect((await sendRecording(server, browser, wav)).status).toBe(200)
  })
})

onBothDatabases('somebody whose recording is being heard', (open) => {
  it('is asked to wait with a second one, while others are heard', async () => {
    const halting = new HaltingThreads(threadInPlace())
    const server = listeningServer(open().database, { openThread: halting.open })
    const [ann, ben] = [await somebody(server, 'pro'), await somebody(server, 'pro')]
    const first = await sendRecording(server, ann, wav)
    expect(await refusalOf(await sendRecording(server, ann, wav))).toMatchObject({
      status: 429,
      code: 'one-recording-at-a-time',
    })
    const other = await sendRecording(server, ben, wav)
    halting.goOn()
    for (const response of [first, other]) expect((await linesIn(response)).at(-1)?.type).toBe('hearing')
    expect((await sendRecording(server, ann, wav)).status).toBe(200)
  })

  it('who goes away ends the work, and can send another', async () => {
    const halting = new HaltingThreads(threadInPlace())
    const server = listeningServer(open().database, { openThread: halting.open })
    const ann = await somebody(server, 'pro')
    const first = await sendRecording(server, ann, wav)
    const reader = first.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await halting.ended
    halting.goOn()
    expect((await linesIn(await sendRecording(server, ann, wav))).at(-1)?.type).toBe('hearing')
    expect(server.outcomes).toEqual(['gone', 'heard'])
  })
})

describe('the bytes of a recording', () => {
  it('lie in memory as they came, in pieces of a megabyte', async () => {
    const sent = Uint8Array.from({ length: 2_500_000 }, (_, index) => index % 251)
    const blocks = await readBlocks(new Response(sent).body, 3_000_000)
    expect(blocks?.map(({ byteLength }) => byteLength)).toEqual([2 ** 20, 2 ** 20, 2_500_000 - 2 * 2 ** 20])
    expect(Buffer.concat(blocks ?? []).equals(sent)).toBe(true)
  })

  it('are not read beyond what may be sent', async () => {
    expect(await readBlocks(new Response(new Uint8Array(11)).body, 10)).toBeNull()
    expect(await readBlocks(new Response(new Uint8Array(10)).body, 10)).toHaveLength(1)
    expect(await readBlocks(null, 10)).toEqual([])
  })
})
