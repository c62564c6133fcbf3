import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UPLOAD_LIMITS } from '@candi/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { refusalOf } from '../../test/account-server.ts'
import { onBothDatabases } from '../../test/both-databases.ts'
import { Contributor, contributionServer, requestFor, uidOf } from '../../test/contribution-server.ts'
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
