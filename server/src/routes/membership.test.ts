import { type Account, FREE_MEMBERSHIP, type Membership, membershipSchema } from '@candi/contracts'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../test/both-databases.ts'
import { newPostgresDatabase } from '../../test/shared.ts'
import { MembershipWatch } from '../accounts/membership-watch.ts'
import type { OpenDatabase } from '../store/database.ts'
import { addGrant, endGrantsOfKind } from '../store/memberships.ts'
import { openPostgres } from '../store/open-postgres.ts'
import { users } from '../store/schema/index.ts'
import { membershipRoute } from './membership.ts'

const AT = new Date('2026-11-20T12:00:00Z')
let people = 0
const watches: MembershipWatch[] = []
afterEach(async () => {
  for (const watch of watches.splice(0)) await watch.close()
})

async function person({ database }: OpenDatabase): Promise<string> {
  const uid = `person${++people}`
  await database.insert(users).values({ id: uid, name: uid, email: `${uid}@example.org` })
  return uid
}
const grant = ({ database }: OpenDatabase, uid: string) =>
  addGrant(database, { uid, kind: 'founder', source: 'admin', reference: `for ${uid}`, at: AT })

async function serve(store: OpenDatabase, options: { mostWaiting?: number; rereadMs?: number } = {}) {
  const failures: unknown[] = []
  const watch = await MembershipWatch.start(store, (error) => failures.push(error), options)
  watches.push(watch)
  const identify = async (headers: Headers): Promise<Account | null> => {
    const uid = headers.get('x-test-uid')
    return uid ? { uid, email: '', displayName: '', emailVerified: true, role: 'user' } : null
  }
  const app = new Hono().route('/api/membership', membershipRoute(watch, identify))
  const get = (uid: string | null, query = '', signal?: AbortSignal) =>
    Promise.resolve(
      app.request(`/api/membership${query}`, {
        headers: uid ? { 'x-test-uid': uid } : {},
        ...(signal && { signal }),
      }),
    )
  const read = async (uid: string | null, query = ''): Promise<Membership> =>
    membershipSchema.parse(await (await get(uid, query)).json())
  /** Resolves once so many polls are held open. */
  const holding = async (polls: number) => {
    while (watch.held !== polls) await new Promise((resolve) => setImmediate(resolve))
  }
  return { get, read, watch, failures, holding }
}

onBothDatabases('watching a membership', (open) => {
  it('is answered at once without a version, and with another one than that of the document', async () => {
    const { read } = await serve(open())
    const uid = await person(open())
    expect(await read(uid)).toEqual(FREE_MEMBERSHIP)
    await grant(open(), uid)
    const granted = await read(uid, '?after=0&wait=30')
    expect(granted).toMatchObject({ membershipTier: 'founder', founderStatus: { isFounder: true } })
    expect(await read(uid, `?after=${granted.version + 7}&wait=30`)).toEqual(granted)
  })

  it('is free at once for guests, who are not kept waiting', async () => {
    const { read } = await serve(open())
    expect(await read(null, '?after=0&wait=30')).toEqual(FREE_MEMBERSHIP)
  })

  it('holds the answer back until the tier changes, and shows it within a second', async () => {
    const { read, holding } = await serve(open())
    const uid = await person(open())
    const before = await read(uid)
    const held = read(uid, `?after=${before.version}&wait=30`)
    await holding(1)
    const begun = performance.now()
    await grant(open(), uid)
    const granted = await held
    expect(performance.now() - begun).toBeLessThan(1_000)
    expect(granted.membershipTier).toBe('founder')
    const taken = read(uid, `?after=${granted.version}`)
    await holding(1)
    await endGrantsOfKind(open().database, uid, 'founder', AT)
    expect(await taken).toMatchObject({ membershipTier: 'free', founderStatus: { isFounder: false } })
  })

  it('does not wake those who wait for another account', async () => {
    const { read, get, holding, watch } = await serve(open())
    const [ann, bob] = [await person(open()), await person(open())]
    const stop = new AbortController()
    const held = get(bob, '?after=0&wait=30', stop.signal)
    const woken = read(ann, '?after=0&wait=30')
    await holding(2)
    await grant(open(), ann)
    await woken
    expect(watch.held).toBe(1)
    stop.abort()
    await held
  })

  it('lets go of the poll when its client has gone', async () => {
    const { get, holding } = await serve(open())
    const stop = new AbortController()
    const held = get(await person(open()), '?after=0&wait=30', stop.signal)
    await holding(1)
    stop.abort()
    await holding(0)
    await held
  })

  it('answers everybody who waits when the server stops', async () => {
    const { read, holding, watch } = await serve(open())
    const held = read(await person(open()), '?after=0&wait=30')
    await holding(1)
    await watch.close()
    expect(await held).toEqual(FREE_MEMBERSHIP)
  })

  it('holds nobody who asks again while the server stops', async () => {
    const { get, holding, watch } = await serve(open())
    const uid = await person(open())
    const again = get(uid, '?after=0&wait=30').then(() => get(uid, '?after=0&wait=30'))
    await holding(1)
    await watch.close()
    const refused = await again
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
  })

  it('asks those to come back who are too many', async () => {
    const { get, read, holding } = await serve(open(), { mostWaiting: 1 })
    const stop = new AbortController()
    const held = get(await person(open()), '?after=0&wait=30', stop.signal)
    await holding(1)
    const refused = await get(await person(open()), '?after=0&wait=30')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    stop.abort()
    await held
    await holding(0)
    expect(await read(await person(open()))).toEqual(FREE_MEMBERSHIP)
  })

  it('answers the poll that waited longest when one account holds more than six', async () => {
    const { read, holding, watch } = await serve(open())
    const uid = await person(open())
    const first = read(uid, '?after=0&wait=30')
    await holding(1)
    const others = Array.from({ length: 6 }, () => read(uid, '?after=0&wait=30'))
    expect(await first).toEqual(FREE_MEMBERSHIP)
    await holding(6)
    await watch.close()
    await Promise.all(others)
  })

  it('refuses a version and a time that are no numbers', async () => {
    const { get } = await serve(open())
    for (const query of ['?after=x', '?after=-1', '?after=0&wait=soon'])
      expect((await get(null, query)).status).toBe(400)
  })
})

describe('the time a poll may wait', () => {
  it.each([
    ['', 30_000],
    ['&wait=12', 12_000],
    ['&wait=1', 5_000],
    ['&wait=600', 30_000],
  ])('is between 5 and 30 seconds: "%s" is %i ms', async (wait, expected) => {
    const asked: number[] = []
    const next = async (_uid: string, _after: number, waitMs: number) => {
      asked.push(waitMs)
      return FREE_MEMBERSHIP
    }
    const ann: Account = { uid: 'ann', email: '', displayName: '', emailVerified: true, role: 'user' }
    await membershipRoute({ next }, async () => ann).request(`/?after=1${wait}`)
    expect(asked).toEqual([expected])
  })
})

describe('watching a membership when nobody tells of changes', () => {
  it('sees them by reading again', async () => {
    const store = await openPostgres(await newPostgresDatabase(), () => {})
    const deaf: OpenDatabase = { ...store, listen: () => Promise.reject(new Error('no connection')) }
    const { read, holding, failures } = await serve(deaf, { rereadMs: 20 })
    const uid = await person(store)
    const held = read(uid, '?after=0&wait=30')
    await holding(1)
    await grant(store, uid)
    expect(await held).toMatchObject({ membershipTier: 'founder' })
    expect(failures).toHaveLength(1)
    await watches.pop()?.close()
    await store.close()
  }, 60_000)
})

describe('a tier that another process grants', () => {
  it('shows within a second', async () => {
    const url = await newPostgresDatabase()
    const [here, there] = [await openPostgres(url, () => {}), await openPostgres(url, () => {})]
    const { read, holding } = await serve(here)
    const uid = await person(there)
    const held = read(uid, '?after=0&wait=30')
    await holding(1)
    const begun = performance.now()
    await grant(there, uid)
    expect(await held).toMatchObject({ membershipTier: 'founder' })
    expect(performance.now() - begun).toBeLessThan(1_000)
    await watches.pop()?.close()
    await here.close()
    await there.close()
  }, 60_000)
})
