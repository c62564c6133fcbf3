import { randomUUID } from 'node:crypto'
import {
  adminActionResultSchema,
  adminCountsSchema,
  adminUsersSchema,
  auditLogSchema,
} from '@candi/contracts'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { Browser, refusalOf } from '../../test/account-server.ts'
import { backOfficeServer } from '../../test/back-office-server.ts'
import { onBothDatabases } from '../../test/both-databases.ts'
import { addToCount } from '../store/daily-counts.ts'
import { users } from '../store/schema/index.ts'

onBothDatabases('administration', (open) => {
  const newAddress = () => `${randomUUID()}@example.org`
  const enter = async (name = 'Ann Driver') => {
    const server = backOfficeServer(open().database)
    const browser = new Browser(server)
    const email = newAddress()
    await browser.register(email, 'correct horse', name)
    const account = await browser.account()
    if (!account) throw new Error('not signed in')
    return { ...server, browser, email, uid: account.uid }
  }
  const enterAsAdmin = async () => {
    const entered = await enter('Ada Admin')
    await open().database.update(users).set({ role: 'admin' }).where(eq(users.id, entered.uid))
    const act = (uid: string, action: string, reason = '') =>
      entered.browser.send('POST', `/api/admin/users/${uid}`, { action, reason })
    return { ...entered, act }
  }
  const done = async (response: Response) => adminActionResultSchema.parse(await response.json())
  const auditAbout = async (admin: Browser, email: string) =>
    auditLogSchema
      .parse(await (await admin.send('GET', '/api/admin/audit')).json())
      .entries.filter(({ subject }) => subject === email)
      .map(({ actor, action, detail }) => ({ actor, action, detail }))

  it.each(['users', 'audit', 'counts'])('tells %s to administrators alone', async (page) => {
    const { browser, app } = await enter()
    expect(await refusalOf(await new Browser({ app }).send('GET', `/api/admin/${page}`))).toMatchObject({
      status: 401,
      code: 'signed-out',
    })
    expect(await refusalOf(await browser.send('GET', `/api/admin/${page}`))).toMatchObject({
      status: 403,
      message: 'This page is for administrators.',
    })
  })

  it('lets nobody else act, and does nothing for them', async () => {
    const { browser, uid, app } = await enter()
    const path = `/api/admin/users/${uid}`
    expect((await new Browser({ app }).send('POST', path, { action: 'grant-founder' })).status).toBe(401)
    expect((await browser.send('POST', path, { action: 'grant-founder' })).status).toBe(403)
    const admin = await enterAsAdmin()
    expect(await auditAbout(admin.browser, (await browser.account())?.email ?? '')).toEqual([])
  })

  it('ends at once for an administrator who is none any more', async () => {
    const { browser, uid } = await enterAsAdmin()
    expect((await browser.send('GET', '/api/admin/counts')).status).toBe(200)
    await open().database.update(users).set({ role: 'user' }).where(eq(users.id, uid))
    expect((await browser.send('GET', '/api/admin/counts')).status).toBe(403)
  })

  it('grants and takes back tiers, and writes down who did it and why', async () => {
    const { uid, email } = await enter()
    const admin = await enterAsAdmin()
    const granted = await done(await admin.act(uid, 'grant-founder', ' <b>first</b> of all '))
    expect(granted).toMatchObject({ isChanged: true, user: { tier: 'founder', isFounder: true } })
    expect(await done(await admin.act(uid, 'grant-founder'))).toMatchObject({ isChanged: false })
    expect(await done(await admin.act(uid, 'grant-pro'))).toMatchObject({ user: { tier: 'founder' } })
    expect(await done(await admin.act(uid, 'revoke-founder'))).toMatchObject({ user: { tier: 'pro' } })
    expect(await done(await admin.act(uid, 'revoke-pro'))).toMatchObject({ user: { tier: 'free' } })
    expect(await auditAbout(admin.browser, email)).toEqual([
      { actor: admin.email, action: 'revoke-pro', detail: '' },
      { actor: admin.email, action: 'revoke-founder', detail: '' },
      { actor: admin.email, action: 'grant-pro', detail: '' },
      // The sanitising helper takes out angle brackets and what stands around the text, nothing else.
      { actor: admin.email, action: 'grant-founder', detail: 'bfirst/b of all' },
    ])
  })

  it('disables an account whose sessions end at once, and lets it in again', async () => {
    const { browser, uid, email } = await enter()
    const admin = await enterAsAdmin()
    expect((await done(await admin.act(uid, 'disable', 'spam'))).user.disabledAt).not.toBeNull()
    expect(await browser.account()).toBeNull()
    expect(await refusalOf(await browser.login(email))).toMatchObject({
      code: 'user-disabled',
      message: 'This account has been disabled. Please contact support.',
    })
    await admin.act(uid, 'enable')
    expect((await browser.login(email)).status).toBe(200)
  })

  it('lets nobody shut themselves out', async () => {
    const { act, uid, browser } = await enterAsAdmin()
    expect(await refusalOf(await act(uid, 'disable'))).toMatchObject({ status: 409, code: 'own-account' })
    expect((await browser.send('GET', '/api/admin/counts')).status).toBe(200)
  })

  it('knows no action that makes administrators or deletes', async () => {
    const { uid } = await enter()
    const { act } = await enterAsAdmin()
    for (const action of ['make-admin', 'remove-admin', 'delete', ''])
      expect(await refusalOf(await act(uid, action))).toMatchObject({ status: 400, code: 'request-invalid' })
  })

  it('says that an account is gone', async () => {
    const { act } = await enterAsAdmin()
    for (const uid of ['nobody', '%00'])
      expect(await refusalOf(await act(uid, 'disable'))).toMatchObject({ status: 404, code: 'not-found' })
  })

  it('finds accounts by a part of the address or name, and takes signs for themselves', async () => {
    const { browser } = await enterAsAdmin()
    // Letters alone: a name with many digits is a number to call.
    const mark = randomUUID().replaceAll(/[\d-]/g, '').concat('abcdef').slice(0, 8)
    const { uid } = await enter(`Zoë 100%_${mark}`)
    const find = async (words: string) =>
      adminUsersSchema
        .parse(
          await (await browser.send('GET', `/api/admin/users?query=${encodeURIComponent(words)}`)).json(),
        )
        .users.map((user) => user.uid)
    expect(await find(`zoë 100%_${mark}`)).toEqual([uid])
    expect(await find(`0%%${mark}`)).toEqual([])
    expect(await find(`100_%${mark}`)).toEqual([])
    expect(await find('\0')).toEqual([])
  })

  it('shows accounts in pages, newest first', async () => {
    const { browser } = await enterAsAdmin()
    const mark = randomUUID().slice(0, 8)
    await open()
      .database.insert(users)
      .values(
        Array.from({ length: 27 }, (_, index) => ({
          id: `${mark}-${index}`,
          name: mark,
          email: `${mark}-${index}@example.org`,
          createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
        })),
      )
    const page = async (number: number) =>
      adminUsersSchema.parse(
        await (await browser.send('GET', `/api/admin/users?query=${mark}&page=${number}`)).json(),
      )
    const first = await page(0)
    expect(first).toMatchObject({ total: 27, page: 0, pageSize: 25 })
    expect(first.users[0]?.uid).toBe(`${mark}-26`)
    expect((await page(1)).users.map(({ uid }) => uid)).toEqual([`${mark}-1`, `${mark}-0`])
    expect(await refusalOf(await browser.send('GET', '/api/admin/users?page=-1'))).toMatchObject({
      status: 400,
    })
  })

  it('calls who is gone a deleted account', async () => {
    const { uid, browser, email } = await enter()
    const admin = await enterAsAdmin()
    await admin.act(uid, 'grant-pro')
    expect((await browser.send('DELETE', '/api/account', { password: 'correct horse' })).status).toBe(200)
    expect(await auditAbout(admin.browser, email)).toEqual([])
    expect((await auditAbout(admin.browser, 'deleted account')).map(({ action }) => action)).toContain(
      'grant-pro',
    )
  })

  it('counts accounts, tiers and the turns of seven days', async () => {
    const { browser, act, clock } = await enterAsAdmin()
    const counts = async () =>
      adminCountsSchema.parse(await (await browser.send('GET', '/api/admin/counts')).json())
    const before = await counts()
    const [pro, founder, disabled] = [await enter(), await enter(), await enter()]
    await act(pro.uid, 'grant-pro')
    await act(founder.uid, 'grant-founder')
    await act(disabled.uid, 'disable')
    clock.now = new Date('2031-03-02T12:00:00Z')
    await addToCount(open().database, '2031-03-02', 'turns', 5)
    await addToCount(open().database, '2031-02-24', 'turns', 3)
    await addToCount(open().database, '2031-02-23', 'turns', 100)
    expect(await counts()).toEqual({
      accounts: before.accounts + 3,
      verified: before.verified,
      pro: before.pro + 1,
      founders: before.founders + 1,
      disabled: before.disabled + 1,
      turnsToday: 5,
      turnsLastWeek: [
        { day: '2031-02-24', turns: 3 },
        { day: '2031-02-25', turns: 0 },
        { day: '2031-02-26', turns: 0 },
        { day: '2031-02-27', turns: 0 },
        { day: '2031-02-28', turns: 0 },
        { day: '2031-03-01', turns: 0 },
        { day: '2031-03-02', turns: 5 },
      ],
    })
  })
})
