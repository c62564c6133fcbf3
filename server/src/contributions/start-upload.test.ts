import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UPLOAD_LIMITS } from '@candi/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { refusalOf } from '../../test/account-server.ts'
import { onBothDatabases } from '../../test/both-databases.ts'
import {
  Contributor,
  contributionServer,
  progressIn,
  requestFor,
  uidOf,
} from '../../test/contribution-server.ts'
import { contributions } from '../store/schema/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

onBothDatabases('the beginning of an upload', (open) => {
  let people = 0
  const start = async () => {
    people += 1
    const server = contributionServer(open().database, mkdtempSync(join(folder, 'recordings-')))
    const email = `ann-${people}@example.org`
    const ann = await Contributor.signUp(server, email)
    await open().database.delete(contributions)
    const begin = async (bytes: number) => (await ann.begin(requestFor(bytes))).status
    const refusal = async (bytes: number) => (await refusalOf(await ann.begin(requestFor(bytes)))).code
    const uid = await uidOf(open().database, email)
    const allWait = () => open().database.update(contributions).set({ state: 'waiting' })
    /** So many more that wait, each as large as the first. */
    const multiply = async (times: number) => {
      await allWait()
      const [row] = await open().database.select().from(contributions).where(eq(contributions.userId, uid))
      if (!row) throw new Error('Nothing was begun.')
      const copies = Array.from({ length: times }, () => ({ ...row, id: crypto.randomUUID() }))
      await open().database.insert(contributions).values(copies)
    }
    return { server, ann, begin, refusal, multiply }
  }

  it('is allowed twenty times at once, however many ask at the same moment', async () => {
    const { begin } = await start()
    const answers = await Promise.all(Array.from({ length: 30 }, () => begin(1_000)))
    expect(answers.filter((status) => status === 200)).toHaveLength(20)
  })

  it('holds a place for ten minutes where no byte comes, and for as long as an upload lasts where one did', async () => {
    const { server, ann, begin, refusal } = await start()
    const { id } = await progressIn(await ann.begin(requestFor(1_000)))
    await ann.patch(server, id, 0, Buffer.alloc(1))
    for (let begun = 1; begun < 20; begun += 1) expect(await begin(1_000)).toBe(200)
    expect(await refusal(1_000)).toBe('slow-down')
    server.clock.now = new Date(server.clock.now.getTime() + 10 * 60_000 + 1)
    for (let begun = 1; begun < 20; begun += 1) expect(await begin(1_000)).toBe(200)
    expect(await refusal(1_000)).toBe('slow-down')
    expect((await ann.send('GET', `/api/contributions/${id}/content`)).status).toBe(200)
  })

  it('costs what was sent: twenty large ones that are only announced keep nobody from a gibibyte', async () => {
    const { server, ann, begin, multiply } = await start()
    await begin(UPLOAD_LIMITS.bytes)
    await multiply(18)
    // 19 times 50 MiB wait; room for one more and 24 MiB of another, however many are announced.
    const [first, second] = [
      await progressIn(await ann.begin(requestFor(UPLOAD_LIMITS.bytes))),
      await progressIn(await ann.begin(requestFor(UPLOAD_LIMITS.bytes))),
    ]
    const part = Buffer.alloc(UPLOAD_LIMITS.bytes - 1)
    expect((await progressIn(await ann.patch(server, first.id, 0, part))).offset).toBe(part.length)
    const refused = await refusalOf(await ann.patch(server, second.id, 0, part))
    expect(refused.code).toBe('recordings-waiting')
    // Of the second, what there was room for is kept.
    const kept = (await progressIn(await ann.send('GET', `/api/contributions/${second.id}/content`))).offset
    expect(kept).toBeLessThanOrEqual(2 ** 30 - 20 * UPLOAD_LIMITS.bytes + 1)
  })

  it('waits once a hundred recordings of an account wait for their review', async () => {
    const { begin, refusal, multiply } = await start()
    await begin(1_000)
    await multiply(98)
    expect(await begin(1_000)).toBe(200)
    expect(await refusal(1_000)).toBe('recordings-waiting')
    const { begin: ofAnother } = await start()
    expect(await ofAnother(1_000)).toBe(200)
  })

  it('waits once a gibibyte of an account waits for its review', async () => {
    const { begin, refusal, multiply } = await start()
    await begin(UPLOAD_LIMITS.bytes)
    // 2^30 bytes are 20 recordings of 50 MiB and some.
    await multiply(19)
    expect(await refusal(UPLOAD_LIMITS.bytes)).toBe('recordings-waiting')
    expect(await begin(1_000)).toBe(200)
  })

  it('waits for everybody once twenty gibibytes wait for their review', async () => {
    const { begin, multiply } = await start()
    await begin(UPLOAD_LIMITS.bytes)
    // 20 * 2^30 / (50 * 2^20) is 409.6.
    await multiply(408)
    const server = contributionServer(open().database, mkdtempSync(join(folder, 'recordings-')))
    const bob = await Contributor.signUp(server, `bob-${people}@example.org`)
    const refused = await refusalOf(await bob.begin(requestFor(UPLOAD_LIMITS.bytes)))
    expect(refused.code).toBe('recordings-full')
    expect((await bob.begin(requestFor(1_000))).status).toBe(200)
  })

  it('stands a character that no database holds', async () => {
    const { server, ann } = await start()
    const begun = await ann.begin(requestFor(1_000, { model: 'Ci\0vic', description: 'h\0um', phone: '\0' }))
    expect(begun.status).toBe(200)
    expect((await ann.send('GET', '/api/contributions/%00/content')).status).toBe(404)
    expect(server.failures).toEqual([])
  })
})
