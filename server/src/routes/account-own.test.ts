import { accountExportSchema, ERRORS } from '@candi/contracts'
import { eq, or } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountServer, Browser, refusalOf, TEST_SECRET, tokenOf } from '../../test/account-server.ts'
import { onBothDatabases } from '../../test/both-databases.ts'
import { usageSubject } from '../accounts/usage-subject.ts'
import { writeAudit } from '../store/audit-log.ts'
import { addGrant, membershipOf } from '../store/memberships.ts'
import {
  auditEntries,
  credentials,
  grants,
  memberships,
  sessions,
  tokenWindows,
  users,
  verifications,
} from '../store/schema/index.ts'
import { TokenWindows } from '../store/token-windows.ts'
import { userOf } from '../store/user-list.ts'

onBothDatabases('one’s own account', (open) => {
  const registered = async (email: string) => {
    const server = accountServer(open().database)
    const browser = new Browser(server)
    await browser.register(email)
    const account = await browser.account()
    return { ...server, browser, other: () => new Browser(server), uid: account?.uid ?? '' }
  }

  it.each([
    ['PATCH', '/api/account', { displayName: 'Eve' }],
    ['POST', '/api/account/password', { current: 'correct horse', next: 'new horse' }],
    ['GET', '/api/account/export', undefined],
    ['DELETE', '/api/account', { password: 'correct horse' }],
  ] as const)('is closed to the signed-out: %s %s', async (method, path, body) => {
    const browser = new Browser(accountServer(open().database))
    expect(await refusalOf(await browser.send(method, path, body))).toMatchObject({
      status: 401,
      code: 'signed-out',
    })
  })

  describe('changing it', () => {
    it('gives a new name, cleaned of angle brackets', async () => {
      const { browser } = await registered('rename@example.org')
      const response = await browser.send('PATCH', '/api/account', { displayName: ' Ann <Wheel> ' })
      expect(await response.json()).toMatchObject({ account: { displayName: 'Ann Wheel' } })
      expect(await browser.account()).toMatchObject({ displayName: 'Ann Wheel' })
    })

    it.each(['', '   ', 'x'.repeat(81)])('refuses the name "%s"', async (displayName) => {
      const { browser } = await registered(`name${displayName.length}@example.org`)
      expect(await refusalOf(await browser.send('PATCH', '/api/account', { displayName }))).toMatchObject({
        status: 400,
        code: 'invalid-name',
      })
    })

    it('refuses a name that a mail program would make a link of, in a sentence that says what to leave out', async () => {
      const { browser } = await registered('linked@example.org')
      const response = await browser.send('PATCH', '/api/account', { displayName: 'Prize at evil.com' })
      expect(await refusalOf(response)).toEqual({
        status: 400,
        code: 'invalid-name',
        message: ERRORS['invalid-name'].text,
      })
      expect(await browser.account()).toMatchObject({ displayName: 'Ann Driver' })
    })

    it('shows a name from before links were refused as a plain one', async () => {
      const { browser, uid } = await registered('older@example.org')
      await open()
        .database.update(users)
        .set({ name: 'Prize at www.evil.com\u202e' })
        .where(eq(users.id, uid))
      expect(await browser.account()).toMatchObject({ displayName: 'Prize at evil. com' })
      expect(await userOf(open().database, uid)).toMatchObject({ displayName: 'Prize at evil. com' })
    })

    it('puts the name on the founder wall and takes it off, leaving the name as it is', async () => {
      const { browser, uid } = await registered('wall@example.org')
      for (const onFounderWall of [true, false]) {
        await browser.send('PATCH', '/api/account', { onFounderWall })
        expect((await membershipOf(open().database, uid)).onFounderWall).toBe(onFounderWall)
      }
      expect(await browser.account()).toMatchObject({ displayName: 'Ann Driver' })
    })

    it('makes nobody an administrator', async () => {
      const { browser } = await registered('climber@example.org')
      await browser.send('PATCH', '/api/account', { displayName: 'Ann', role: 'admin', emailVerified: true })
      expect(await browser.account()).toMatchObject({ role: 'user', emailVerified: false })
    })
  })

  describe('a new password', () => {
    const change = (browser: Browser, current: string, next: string) =>
      browser.post('password', { current, next })

    it('replaces the old one, ends every other session and keeps this one', async () => {
      const { browser, other } = await registered('change@example.org')
      const elsewhere = other()
      await elsewhere.login('change@example.org')
      expect((await change(browser, 'correct horse', 'new horse')).status).toBe(200)
      expect(await elsewhere.account()).toBeNull()
      expect(await browser.account()).toMatchObject({ email: 'change@example.org' })
      expect((await other().login('change@example.org', 'new horse')).status).toBe(200)
      expect((await other().login('change@example.org')).status).toBe(401)
    })

    it('makes a stolen cookie worthless', async () => {
      const { browser, other } = await registered('stolen@example.org')
      const thief = other()
      for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
      await change(browser, 'correct horse', 'new horse')
      expect(await thief.account()).toBeNull()
    })

    it('voids reset links that are still under way', async () => {
      const { browser, other, letters } = await registered('voided@example.org')
      await other().post('forgot-password', { email: 'voided@example.org' })
      await change(browser, 'correct horse', 'new horse')
      const token = tokenOf(letters.at(-1))
      expect(
        await refusalOf(await other().post('reset-password', { token, password: 'newest horse' })),
      ).toMatchObject({ code: 'link-invalid' })
    })

    it('needs the old one, and 5 guesses at it are all', async () => {
      const { browser } = await registered('guessed@example.org')
      for (let tries = 0; tries < 5; tries += 1)
        expect(await refusalOf(await change(browser, 'wrong horse', 'new horse'))).toMatchObject({
          status: 401,
          code: 'wrong-password',
        })
      expect(await refusalOf(await change(browser, 'correct horse', 'new horse'))).toMatchObject({
        status: 429,
        code: 'too-many-requests',
      })
    })

    it('needs 6 characters', async () => {
      const { browser } = await registered('short@example.org')
      expect(await refusalOf(await change(browser, 'correct horse', '12345'))).toMatchObject({
        code: 'weak-password',
      })
    })
  })

  describe('the export', () => {
    it('holds all that the server holds, and nothing that would let anybody in', async () => {
      const { browser, uid, clock } = await registered('export@example.org')
      const { database } = open()
      const at = new Date('2026-11-01T10:00:00Z')
      await addGrant(database, { uid, kind: 'founder', source: 'payment', reference: `pi_${uid}`, at })
      await database
        .insert(tokenWindows)
        .values({ subject: usageSubject(TEST_SECRET, 'export@example.org'), startedAt: at, used: 321 })
      await writeAudit(database, {
        actor: 'command-line',
        action: 'grant-founder',
        subject: uid,
        detail: 'thanks',
      })
      const response = await browser.send('GET', '/api/account/export')
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="candi-account.json"')
      const text = await response.text()
      const held = accountExportSchema.parse(JSON.parse(text))
      expect(held).toMatchObject({
        exportedAt: clock.now.toISOString(),
        account: { uid, email: 'export@example.org', displayName: 'Ann Driver' },
        membership: { tier: 'founder', isFounder: true, onFounderWall: false },
        grants: [{ kind: 'founder', source: 'payment', at: '2026-11-01T10:00:00.000Z', endedAt: null }],
        usage: [{ windowStartedAt: '2026-11-01T10:00:00.000Z', usedTokens: 321 }],
        sessions: [{ userAgent: 'Test Browser' }],
        auditEntries: [{ action: 'grant-founder' }],
      })
      const [credential] = await database.select().from(credentials).where(eq(credentials.userId, uid))
      const [session] = await database.select().from(sessions).where(eq(sessions.userId, uid))
      for (const secret of [credential?.password, session?.token])
        expect(text).not.toContain(secret ?? 'missing')
    })

    it('holds nothing of anybody else', async () => {
      await registered('neighbor@example.org')
      const { browser } = await registered('alone@example.org')
      expect(await (await browser.send('GET', '/api/account/export')).text()).not.toContain('neighbor')
    })
  })

  describe('deletion', () => {
    const remove = (browser: Browser, password: string) =>
      browser.send('DELETE', '/api/account', { password })

    it('needs the password', async () => {
      const { browser } = await registered('keep@example.org')
      expect(await refusalOf(await remove(browser, 'wrong horse'))).toMatchObject({
        status: 401,
        code: 'wrong-password',
      })
      expect(await browser.account()).not.toBeNull()
    })

    it('takes every row of the account along, but for the audit rows, which keep the bare id', async () => {
      const { browser, other, uid } = await registered('delete@example.org')
      const { database } = open()
      const at = new Date('2026-11-01T10:00:00Z')
      await addGrant(database, { uid, kind: 'founder', source: 'payment', reference: `pi_${uid}`, at })
      await browser.send('PATCH', '/api/account', { onFounderWall: true })
      await other().post('forgot-password', { email: 'delete@example.org' })
      const response = await remove(browser, 'correct horse')
      expect(response.status).toBe(200)
      expect(browser.cookies.size).toBe(0)
      const left = [
        await database.select().from(users).where(eq(users.id, uid)),
        await database.select().from(sessions).where(eq(sessions.userId, uid)),
        await database.select().from(credentials).where(eq(credentials.userId, uid)),
        await database.select().from(memberships).where(eq(memberships.userId, uid)),
        await database.select().from(grants).where(eq(grants.userId, uid)),
        await database.select().from(verifications).where(eq(verifications.value, uid)),
      ]
      expect(left.flat()).toEqual([])
      const audit = await database
        .select()
        .from(auditEntries)
        .where(or(eq(auditEntries.subject, uid), eq(auditEntries.actor, uid)))
      expect(audit).toMatchObject([{ action: 'delete-account', actor: uid, subject: uid, detail: '' }])
    })

    it('leaves what was spent of the tokens to the mailbox, by nothing that names it, until the period ends', async () => {
      const { browser, uid, other } = await registered('spender@example.org')
      const { database } = open()
      const subject = usageSubject(TEST_SECRET, 'spender@example.org')
      const at = new Date('2026-11-20T10:00:00Z')
      await database.insert(tokenWindows).values({ subject, startedAt: at, used: 9_000 })
      await remove(browser, 'correct horse')
      const risen = other()
      await risen.register('spender+new@example.org')
      const held = accountExportSchema.parse(await (await risen.send('GET', '/api/account/export')).json())
      expect(held.usage).toEqual([{ windowStartedAt: at.toISOString(), usedTokens: 9_000 }])
      const rows = JSON.stringify(await database.select().from(tokenWindows))
      for (const word of ['spender', 'example.org', uid]) expect(rows).not.toContain(word)
      await new TokenWindows(database).tidy(new Date(at.getTime() + 8 * 60 * 60_000))
      expect(await database.select().from(tokenWindows).where(eq(tokenWindows.subject, subject))).toEqual([])
    })

    it('needs the password, at which one client guesses 5 times, whichever sessions it uses', async () => {
      const { browser } = await registered('many-sessions@example.org')
      const server = accountServer(open().database)
      const thief = new Browser(server, browser.address)
      await thief.register('thief@example.org')
      for (let tries = 0; tries < 3; tries += 1) await remove(browser, `guess ${tries}`)
      for (let tries = 0; tries < 2; tries += 1) await remove(thief, `guess ${tries}`)
      expect((await remove(browser, 'correct horse')).status).toBe(429)
    })

    it('ends every session at once and frees the address for a new account', async () => {
      const { browser, other, uid } = await registered('phoenix@example.org')
      const elsewhere = other()
      await elsewhere.login('phoenix@example.org')
      await remove(browser, 'correct horse')
      expect(await elsewhere.account()).toBeNull()
      expect(await refusalOf(await other().login('phoenix@example.org'))).toMatchObject({
        code: 'user-not-found',
      })
      const risen = other()
      expect((await risen.register('phoenix@example.org')).status).toBe(200)
      expect((await risen.account())?.uid).not.toBe(uid)
    })
  })
})
