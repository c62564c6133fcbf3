import { lookLineSchema, type Sighting } from '@candi/contracts'
import { expect, it } from 'vitest'
import { Browser, refusalOf } from '../../test/account-server.ts'
import { onBothDatabases } from '../../test/both-databases.ts'
import { HaltingThreads } from '../../test/halting-threads.ts'
import { linesOf } from '../../test/lines-of.ts'
import { lookingInPlace } from '../../test/looking-in-place.ts'
import { type LookingServer, lookingServer, sendPhoto } from '../../test/looking-server.ts'
import { fourQuarters } from '../../test/pictures.ts'
import { somebody } from '../../test/somebody.ts'
import { earn, openCase } from '../store/earned-cases.ts'

/** Large enough to be no thumbnail. */
const photo = fourQuarters(1_200, 800).jpeg().toBuffer()
const VIN = '1HGCM82633A004352'
const linesIn = (response: Response) => linesOf(response, lookLineSchema)
async function sightingIn(response: Response): Promise<Sighting> {
  const last = (await linesIn(response)).at(-1)
  if (last?.type !== 'sighting') throw new Error(JSON.stringify(last))
  return last.sighting
}

onBothDatabases('a photo that is sent', (open) => {
  it('is looked at for Pro and Founder, and for nobody else', async () => {
    const server = lookingServer(open().database)
    for (const refused of [new Browser(server), await somebody(server)])
      expect(await refusalOf(await sendPhoto(server, refused, await photo))).toMatchObject({
        status: 403,
        code: 'photos-need-pro',
        message: expect.stringContaining('stay free'),
      })
    for (const tier of ['pro', 'founder'] as const)
      await sightingIn(await sendPhoto(server, await somebody(server, tier), await photo))
    expect(server.outcomes).toEqual(['photos-need-pro', 'photos-need-pro', 'seen', 'seen'])
  })

  it('is looked at for a day in the case that five recordings earned', async () => {
    const server = lookingServer(open().database)
    const browser = await somebody(server)
    const uid = (await browser.account())?.uid ?? ''
    for (let sound = 0; sound < 5; sound += 1)
      await earn(open().database, uid, `photo ${sound}`, 1, server.clock.now)
    expect((await sendPhoto(server, browser, await photo)).status).toBe(403)
    await openCase(open().database, uid, server.clock.now)
    expect((await sendPhoto(server, browser, await photo)).status).toBe(200)
    server.clock.now = new Date(server.clock.now.getTime() + 24 * 60 * 60_000 + 1)
    expect((await sendPhoto(server, browser, await photo)).status).toBe(403)
  })

  it('is answered in lines: how far it is, then what was seen', async () => {
    const server = lookingServer(open().database)
    const response = await sendPhoto(server, await somebody(server, 'pro'), await photo, '?kind=dashboard')
    expect(response.headers.get('content-type')).toContain('application/x-ndjson')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const lines = await linesIn(response)
    expect(lines[0]).toEqual({ type: 'progress', done: 0 })
    expect(lines.slice(0, -1).every(({ type }) => type === 'progress')).toBe(true)
    expect(lines.at(-1)).toMatchObject({
      type: 'sighting',
      sighting: {
        width: 1_200,
        height: 800,
        kind: { id: 'dashboard', probability: 1, isTold: true },
        lamps: [{ id: 'oil_pressure', colour: 'red', box: [0.4, 0.5, 0.05, 0.06] }],
        codes: ['P0301'],
        vin: { value: VIN },
        odometer: { value: 137_113, unit: 'km' },
      },
    })
  })

  it('that cannot be seen says why in its last line', async () => {
    const server = lookingServer(open().database)
    const browser = await somebody(server, 'founder')
    const whole = await photo
    for (const [body, code] of [
      [Buffer.from('my oil lamp is on'), 'photo-not-picture'],
      [whole.subarray(0, whole.length / 2), 'photo-damaged'],
      [Buffer.from('GIF89a'), 'photo-animated'],
    ] as const)
      expect((await linesIn(await sendPhoto(server, browser, body))).at(-1)).toMatchObject({
        type: 'failure',
        code,
        message: expect.any(String),
      })
    expect(server.outcomes).toEqual(['photo-not-picture', 'photo-damaged', 'photo-animated'])
  })

  it('is refused before it is read where it is too large, empty or comes with words we do not know', async () => {
    const server = lookingServer(open().database)
    const browser = await somebody(server, 'pro')
    expect(await refusalOf(await sendPhoto(server, browser, new Uint8Array()))).toMatchObject({
      code: 'photo-not-picture',
    })
    for (const query of ['?kind=spaceship', '?only=lamps'])
      expect(await refusalOf(await sendPhoto(server, browser, await photo, query))).toMatchObject({
        code: 'request-invalid',
      })
    const tooLarge = () =>
      new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(2 ** 20)) })
    expect(await refusalOf(await sendPhoto(server, browser, tooLarge()))).toMatchObject({
      status: 413,
      code: 'photo-too-large',
    })
    // And nobody is left in a seat by any of this.
    for (let sent = 0; sent < 7; sent += 1)
      expect((await sendPhoto(server, browser, await photo)).status).toBe(200)
  })
})

onBothDatabases('a photo that is sent for its VIN', (open) => {
  it('is read for everybody, and nothing but the VIN is told', async () => {
    const server = lookingServer(open().database)
    for (const asker of [new Browser(server), await somebody(server), await somebody(server, 'pro')]) {
      const sighting = await sightingIn(await sendPhoto(server, asker, await photo, '?only=vin'))
      expect(sighting.vin?.value).toBe(VIN)
      expect(sighting).toMatchObject({
        lamps: [],
        codes: [],
        odometer: null,
        signs: [],
        messages: [],
        colours: [],
      })
    }
  })

  it('is read sixty times in a quarter of an hour for one client without a plan, and for others all the same', async () => {
    const server = lookingServer(open().database)
    const guest = new Browser(server)
    const body = Buffer.from('no picture')
    for (let scan = 0; scan < 60; scan += 1)
      expect((await sendPhoto(server, guest, body, '?only=vin', '198.51.100.4')).status).toBe(200)
    const refused = await sendPhoto(server, guest, body, '?only=vin', '198.51.100.4')
    expect(refused.headers.get('retry-after')).toBe('900')
    expect(await refusalOf(refused)).toMatchObject({ status: 429, code: 'slow-down' })
    expect((await sendPhoto(server, guest, body, '?only=vin', '198.51.100.5')).status).toBe(200)
    expect(
      (await sendPhoto(server, await somebody(server, 'pro'), body, '?only=vin', '198.51.100.4')).status,
    ).toBe(200)
  })
})

/** A photo that comes a byte at first, and then no more; `begun` once it is being read. */
function trickle() {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  let isFirst = true
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (isFirst) {
        isFirst = false
        return controller.enqueue(new Uint8Array(1))
      }
      begin()
      return new Promise<void>(() => {})
    },
  })
  return { body, begun }
}

/** Somebody without an account who lets so many photos trickle in; resolves once they hold what they are given. */
async function trickling(server: LookingServer, address: string, photos: number) {
  const guest = new Browser(server)
  const sent = Array.from({ length: photos }, () => {
    const { body, begun } = trickle()
    const answer = sendPhoto(server, guest, body, '?only=vin', address)
    return { answer, settled: Promise.race([begun, answer]) }
  })
  await Promise.all(sent.map(({ settled }) => settled))
  return { answers: sent.map(({ answer }) => answer) }
}

onBothDatabases('photos without a plan that trickle in for ever', (open) => {
  it('leave room for whoever pays', async () => {
    const server = lookingServer(open().database)
    const ann = await somebody(server, 'pro')
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      await trickling(server, address, 6)
    const six = await Promise.all(Array.from({ length: 6 }, async () => sendPhoto(server, ann, await photo)))
    for (const response of six) expect((await sightingIn(response)).vin?.value).toBe(VIN)
  })

  it('leave a guest of another address the scan of a VIN', async () => {
    const server = lookingServer(open().database)
    const { answers: sent } = await trickling(server, '198.51.100.1', 6)
    expect(await refusalOf((await sent[5]) ?? new Response())).toMatchObject({
      status: 429,
      code: 'photos-at-once',
    })
    const scan = await sendPhoto(server, new Browser(server), await photo, '?only=vin', '198.51.100.2')
    expect((await sightingIn(scan)).vin?.value).toBe(VIN)
  })

  it('give way after five seconds where their senders hold all that is not paid for, the longest first', async () => {
    const server = lookingServer(open().database)
    const {
      answers: [first],
    } = await trickling(server, '198.51.100.1', 1)
    await trickling(server, '198.51.100.2', 1)
    const scan = async () => sendPhoto(server, new Browser(server), await photo, '?only=vin', '198.51.100.3')
    server.clock.now = new Date(server.clock.now.getTime() + 4_999)
    expect(await refusalOf(await scan())).toMatchObject({ status: 503, code: 'looking-busy' })
    server.clock.now = new Date(server.clock.now.getTime() + 1)
    expect((await sightingIn(await scan())).vin?.value).toBe(VIN)
    expect(await refusalOf((await first) ?? new Response())).toMatchObject({
      status: 503,
      code: 'looking-busy',
    })
    expect(server.failures).toEqual([])
  })

  it('are counted by where they come from, whatever account sends them', async () => {
    const server = lookingServer(open().database)
    const [ann, ben] = [await somebody(server), await somebody(server)]
    const { body, begun } = trickle()
    void sendPhoto(server, ann, body, '?only=vin', '198.51.100.1')
    await begun
    // A body that does not say how long it is counts as the largest.
    expect(
      await refusalOf(await sendPhoto(server, ben, await photo, '?only=vin', '198.51.100.1')),
    ).toMatchObject({
      code: 'photos-at-once',
    })
  })
})

onBothDatabases('somebody whose photos are being looked at', (open) => {
  it('may send all six of a case at once, and is asked to wait with a seventh, while others are served', async () => {
    const halting = new HaltingThreads(lookingInPlace())
    const server = lookingServer(open().database, { openThread: halting.open })
    const [ann, ben] = [await somebody(server, 'pro'), await somebody(server, 'pro')]
    const body = await photo
    const six = await Promise.all(Array.from({ length: 6 }, () => sendPhoto(server, ann, body)))
    expect(await refusalOf(await sendPhoto(server, ann, body))).toMatchObject({
      status: 429,
      code: 'photos-at-once',
    })
    const other = await sendPhoto(server, ben, body)
    halting.goOn()
    for (const response of [...six, other]) await sightingIn(response)
  })

  it('who goes away ends the work, and can send another', async () => {
    const halting = new HaltingThreads(lookingInPlace())
    const server = lookingServer(open().database, { openThread: halting.open })
    const ann = await somebody(server, 'pro')
    const first = await sendPhoto(server, ann, await photo)
    const reader = first.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await halting.ended
    halting.goOn()
    await sightingIn(await sendPhoto(server, ann, await photo))
    expect(server.outcomes).toEqual(['gone', 'seen'])
  })
})

onBothDatabases('a server with a vision model', (open) => {
  it('shows it the picture of an owner who agreed to it, and adds what it says', async () => {
    const shown: string[] = []
    const server = lookingServer(open().database, {
      vision: {
        mayBeShown: ({ agreedTo }) => agreedTo === 'house/model',
        describe: async ({ width, height, data }) => {
          shown.push(`${width} x ${height}, ${data.length}`)
          const lamp = { id: 'oil_pressure', colour: 'red', probability: 0.9, box: null } as const
          return { kind: null, lamps: [lamp], signs: [] }
        },
      },
    })
    const ann = await somebody(server, 'pro')
    await sightingIn(await sendPhoto(server, ann, await photo))
    expect(shown).toEqual([])
    const sighting = await sightingIn(await sendPhoto(server, ann, await photo, '?agreedTo=house/model'))
    expect(shown).toEqual(['1200 x 800, 2880000'])
    expect(sighting.lamps).toMatchObject([{ id: 'oil_pressure', by: 'both' }])
  })

  it('shows it no photo that is sent for its VIN, and does without it where it fails', async () => {
    let asked = 0
    const server = lookingServer(open().database, {
      vision: {
        mayBeShown: () => true,
        describe: async () => {
          asked += 1
          throw new Error('over quota')
        },
      },
    })
    const ann = await somebody(server, 'pro')
    await sightingIn(await sendPhoto(server, ann, await photo, '?only=vin'))
    expect(asked).toBe(0)
    expect((await sightingIn(await sendPhoto(server, ann, await photo))).vin?.value).toBe(VIN)
    expect(server.failures).toEqual([new Error('over quota')])
  })
})
