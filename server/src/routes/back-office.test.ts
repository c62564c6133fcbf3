import { randomUUID } from 'node:crypto'
import { foundersSchema, settingsSchema } from '@candi/contracts'
import { expect, it } from 'vitest'
import { Browser } from '../../test/account-server.ts'
import { backOfficeServer, TEST_SETTINGS, WEBHOOK_SECRET } from '../../test/back-office-server.ts'
import { onBothDatabases } from '../../test/both-databases.ts'
import {
  disputeTold,
  founderCheckout,
  proCheckout,
  type StripeEvent,
  signatureOf,
  subscriptionTold,
} from '../../test/stripe-events.ts'
import { administer, COMMAND_LINE, type Deed } from '../accounts/administer.ts'
import { addGrant, MEMBERSHIP_CHANNEL, membershipOf, setOnFounderWall } from '../store/memberships.ts'
import { users } from '../store/schema/index.ts'

onBothDatabases('the back office', (open) => {
  const at = new Date('2026-11-20T10:00:00Z')
  const person = async (name = 'Ann') => {
    const uid = randomUUID()
    await open()
      .database.insert(users)
      .values({ id: uid, name, email: `${uid}@example.org` })
    return uid
  }
  /** As the payment service's server sends it: no origin, no cookie. */
  const hook = (server: ReturnType<typeof backOfficeServer>, event: StripeEvent, secret = WEBHOOK_SECRET) => {
    const body = JSON.stringify(event)
    return server.app.request('/api/webhooks/payment', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signatureOf(body, secret, server.clock.now) },
    })
  }
  const order = (uid: string, deed: Deed) =>
    administer(open().database, { deed, uid, actor: COMMAND_LINE, reason: '' }, at)
  const tierOf = async (uid: string) => (await membershipOf(open().database, uid)).membershipTier

  it('tells everybody what is set up, and keeps the secrets', async () => {
    const { app } = backOfficeServer(open().database)
    const response = await app.request('/api/settings')
    const text = await response.text()
    expect(settingsSchema.strict().parse(JSON.parse(text))).toEqual(TEST_SETTINGS)
    expect(text).not.toContain('whsec')
  })

  it('lets a founder in whose payment was signed, and nobody whose payment was forged', async () => {
    const server = backOfficeServer(open().database)
    const [buyer, thief] = [await person(), await person()]
    const event = founderCheckout(1_000, buyer, `pi_${buyer}`)
    expect((await hook(server, event)).status).toBe(200)
    expect((await hook(server, event)).status).toBe(200)
    expect(await tierOf(buyer)).toBe('founder')
    expect((await hook(server, founderCheckout(1_000, thief, `pi_${thief}`), 'whsec_guessed')).status).toBe(
      400,
    )
    expect(await tierOf(thief)).toBe('free')
  })

  it('takes a payment message from wherever it comes, for its signature is what counts', async () => {
    const server = backOfficeServer(open().database)
    const uid = await person()
    const body = JSON.stringify(founderCheckout(1_000, uid, `pi_${uid}`))
    const response = await server.app.request('/api/webhooks/payment', {
      method: 'POST',
      body,
      headers: {
        origin: 'https://elsewhere.example',
        'stripe-signature': signatureOf(body, WEBHOOK_SECRET, server.clock.now),
      },
    })
    expect(response.status).toBe(200)
  })

  it('tells every listener of a tier that a payment gave', async () => {
    const server = backOfficeServer(open().database)
    const uid = await person()
    const heard = promised()
    const stop = await open().listen(MEMBERSHIP_CHANNEL, heard.resolve)
    await hook(server, founderCheckout(1_000, uid, `pi_${uid}`))
    expect(await heard.promise).toBe(uid)
    await stop()
  })

  it('lets no later payment message give back what an administrator took', async () => {
    const server = backOfficeServer(open().database)
    const uid = await person()
    await hook(server, proCheckout(1_000, uid, `sub_${uid}`))
    await order(uid, 'revoke-pro')
    expect(await tierOf(uid)).toBe('free')
    await hook(server, subscriptionTold(2_000, `sub_${uid}`, 'active'))
    expect(await tierOf(uid)).toBe('free')
    await order(uid, 'grant-pro')
    expect(await tierOf(uid)).toBe('pro')
  })

  it('lets a tier given by hand stand when the paid one ends', async () => {
    const server = backOfficeServer(open().database)
    const uid = await person()
    await hook(server, founderCheckout(1_000, uid, `pi_${uid}`))
    await order(uid, 'grant-founder')
    await hook(server, disputeTold(2_000, `pi_${uid}`, 'needs_response'))
    expect(await tierOf(uid)).toBe('founder')
    await order(uid, 'revoke-founder')
    expect(await tierOf(uid)).toBe('free')
  })

  it('names the founders who want to be named, oldest first, and reads them once a minute', async () => {
    const server = backOfficeServer(open().database)
    const { database } = open()
    const make = async (name: string, day: string, isShown: boolean) => {
      const uid = await person(name)
      await addGrant(database, {
        uid,
        kind: 'founder',
        source: 'admin',
        reference: `admin-${uid}`,
        at: new Date(`${day}T08:00:00Z`),
      })
      await setOnFounderWall(database, uid, isShown)
      return uid
    }
    await make('Younger', '1999-05-02', true)
    await make('Quiet', '1999-05-01', false)
    await make('Older', '1999-04-30', true)
    const gone = await make('Gone', '1999-05-03', true)
    await order(gone, 'disable')
    const listener = await person('Not a founder')
    await setOnFounderWall(database, listener, true)
    const read = async () => {
      const response = await server.app.request('/api/founders')
      expect(response.headers.get('cache-control')).toBe('public, max-age=60')
      return foundersSchema.parse(await response.json()).founders
    }
    const wall = [
      { name: 'Older', since: '1999-04-30' },
      { name: 'Younger', since: '1999-05-02' },
    ]
    expect(await read()).toEqual(wall)
    await make('Oldest', '1999-04-29', true)
    server.clock.now = new Date(server.clock.now.getTime() + 59_000)
    expect(await read()).toEqual(wall)
    server.clock.now = new Date(server.clock.now.getTime() + 1_000)
    expect(await read()).toEqual([{ name: 'Oldest', since: '1999-04-29' }, ...wall])
  })

  it('lets nobody act for an administrator from another site', async () => {
    const server = backOfficeServer(open().database)
    const browser = new Browser(server)
    await browser.register(`${randomUUID()}@example.org`)
    const uid = await person()
    const response = await browser.send(
      'POST',
      `/api/admin/users/${uid}`,
      { action: 'disable' },
      { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    )
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: { code: 'origin-refused' } })
  })
})

/** A promise and what keeps it; the platform's own needs Node 22. */
function promised() {
  let resolve: (value: string) => void = () => {}
  const promise = new Promise<string>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}
