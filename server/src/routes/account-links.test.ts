import { ERRORS } from '@candi/contracts'
import { createEmailVerificationToken } from 'better-auth/api'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountServer, Browser, refusalOf, TEST_SECRET, tokenOf } from '../../test/account-server.ts'
import { onBothDatabases } from '../../test/both-databases.ts'
import { findUserByEmail } from '../accounts/users.ts'
import { users, verifications } from '../store/schema/index.ts'

onBothDatabases('mailed links', (open) => {
  const started = (changes = {}) => {
    const server = accountServer(open().database, changes)
    return { ...server, browser: new Browser(server), other: () => new Browser(server) }
  }
  const uidOf = async (email: string) => (await findUserByEmail(open().database, email))?.id ?? ''
  /** Lets so many minutes pass for every reset link of an account. */
  const age = async (email: string, minutes: number) =>
    open()
      .database.update(verifications)
      .set({ expiresAt: sql`${verifications.expiresAt} - ${`${minutes} minutes`}::interval` })
      .where(eq(verifications.value, await uidOf(email)))

  describe('verification', () => {
    it('is mailed at registration and turns the account verified, in every session of it', async () => {
      const { browser, other, letters } = started()
      await browser.register('verify@example.org')
      expect(letters).toMatchObject([{ to: 'verify@example.org', subject: 'Verify your email for CANDI' }])
      const response = await other().post('verify-email', { token: tokenOf(letters[0]) })
      expect(response.status).toBe(200)
      expect(response.headers.getSetCookie()).toEqual([])
      expect(await browser.account()).toMatchObject({ emailVerified: true })
    })

    it('takes the same link twice, as mail programs open links by themselves', async () => {
      const { browser, letters } = started()
      await browser.register('twice@example.org')
      for (let times = 0; times < 2; times += 1)
        expect((await browser.post('verify-email', { token: tokenOf(letters[0]) })).status).toBe(200)
    })

    it.each([
      ['no token at all', ''],
      ['a token of somebody’s own making', 'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFubkBleGFtcGxlLm9yZyJ9.'],
      ['a token of a book’s length', 'x'.repeat(3_000)],
    ])('refuses %s', async (_, token) => {
      expect(await refusalOf(await started().browser.post('verify-email', { token }))).toEqual({
        status: 400,
        code: 'link-invalid',
        message: ERRORS['link-invalid'].text,
      })
    })

    it('refuses a token whose 24 hours are over, and one that another server signed', async () => {
      const { browser } = started()
      await browser.register('unsigned@example.org')
      for (const [secret, seconds] of [
        [TEST_SECRET, -1],
        [`${TEST_SECRET}-of-another-server`, 60],
      ] as const) {
        const token = await createEmailVerificationToken(secret, 'unsigned@example.org', undefined, seconds)
        expect(await refusalOf(await browser.post('verify-email', { token }))).toMatchObject({
          code: 'link-invalid',
        })
      }
      expect(await browser.account()).toMatchObject({ emailVerified: false })
    })

    it('refuses the link of an account that was deleted meanwhile', async () => {
      const { browser, letters } = started()
      await browser.register('gone@example.org')
      await open().database.delete(users).where(eq(users.email, 'gone@example.org'))
      expect(
        await refusalOf(await browser.post('verify-email', { token: tokenOf(letters[0]) })),
      ).toMatchObject({ code: 'link-invalid' })
    })

    it('refuses the link of an account that was deleted, also when its address registers again', async () => {
      const { browser, other, letters } = started()
      await browser.register('squatter@example.org')
      await browser.send('DELETE', '/api/account', { password: 'correct horse' })
      const next = other()
      await next.register('squatter@example.org', 'another horse')
      expect(
        await refusalOf(await other().post('verify-email', { token: tokenOf(letters[0]) })),
      ).toMatchObject({
        code: 'link-invalid',
      })
      expect(await next.account()).toMatchObject({ emailVerified: false })
      expect((await other().post('verify-email', { token: tokenOf(letters[1]) })).status).toBe(200)
    })

    it('is mailed again on request, to the signed-in only', async () => {
      const { browser, other, letters } = started()
      expect(await refusalOf(await other().post('verification-email'))).toMatchObject({
        status: 401,
        code: 'signed-out',
      })
      await browser.register('again@example.org')
      expect((await browser.post('verification-email')).status).toBe(200)
      expect(letters.map(({ to }) => to)).toEqual(['again@example.org', 'again@example.org'])
    })

    it('is mailed 5 times in a quarter of an hour, then says when it goes on', async () => {
      const { browser, letters } = started()
      await browser.register('eager@example.org')
      for (let times = 0; times < 5; times += 1)
        expect((await browser.post('verification-email')).status).toBe(200)
      expect(await refusalOf(await browser.post('verification-email'))).toMatchObject({
        status: 429,
        code: 'too-many-requests',
        retryAfterSeconds: 15 * 60,
      })
      expect(letters).toHaveLength(1 + 5)
    })

    it('says so when the mail cannot be sent, and does not count that try', async () => {
      const { browser } = started({ send: () => Promise.reject(new Error('refused')) })
      await browser.register('refused@example.org')
      for (let times = 0; times < 6; times += 1)
        expect(await refusalOf(await browser.post('verification-email'))).toMatchObject({
          status: 502,
          code: 'mail-failed',
        })
    })

    it('mails nothing to who is verified already', async () => {
      const { browser, letters } = started()
      await browser.register('already@example.org')
      await browser.post('verify-email', { token: tokenOf(letters[0]) })
      expect((await browser.post('verification-email')).status).toBe(200)
      expect(letters).toHaveLength(1)
    })
  })

  describe('the forgotten password', () => {
    const forgotten = async (email: string) => {
      const server = started()
      await server.browser.register(email)
      server.letters.length = 0
      const asked = await server.other().post('forgot-password', { email })
      return { ...server, asked, token: tokenOf(server.letters[0]) }
    }

    it('gets a link by mail that sets a new one', async () => {
      const { asked, letters, token, other } = await forgotten('reset@example.org')
      expect(asked.status).toBe(200)
      expect(letters).toMatchObject([{ to: 'reset@example.org', subject: 'Reset your CANDI password' }])
      expect((await other().post('reset-password', { token, password: 'new horse' })).status).toBe(200)
      expect((await other().login('reset@example.org', 'new horse')).status).toBe(200)
      expect(await refusalOf(await other().login('reset@example.org'))).toMatchObject({
        code: 'wrong-password',
      })
    })

    it('is set by its link once', async () => {
      const { token, other } = await forgotten('once@example.org')
      await other().post('reset-password', { token, password: 'new horse' })
      expect(
        await refusalOf(await other().post('reset-password', { token, password: 'newer horse' })),
      ).toEqual({ status: 400, code: 'link-invalid', message: ERRORS['link-invalid'].text })
      expect((await other().login('once@example.org', 'new horse')).status).toBe(200)
    })

    it('is set by one of two who follow the link at the same time', async () => {
      const { token, other } = await forgotten('race@example.org')
      const answers = await Promise.all(
        ['first horse', 'other horse'].map((password) => other().post('reset-password', { token, password })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    })

    it('is set by its link after 59 minutes', async () => {
      const { token, other } = await forgotten('in-time@example.org')
      await age('in-time@example.org', 59)
      expect((await other().post('reset-password', { token, password: 'new horse' })).status).toBe(200)
    })

    it('is not set by its link after 61 minutes, which no second try changes', async () => {
      const { token, other } = await forgotten('late@example.org')
      await age('late@example.org', 61)
      for (let times = 0; times < 2; times += 1)
        expect(
          await refusalOf(await other().post('reset-password', { token, password: 'new horse' })),
        ).toMatchObject({ code: 'link-invalid' })
      expect((await other().login('late@example.org')).status).toBe(200)
    })

    it('logs everybody out who was in, and voids every other link', async () => {
      const { token, browser, other, letters } = await forgotten('everywhere@example.org')
      await other().post('forgot-password', { email: 'everywhere@example.org' })
      const second = tokenOf(letters[1])
      expect(await browser.account()).not.toBeNull()
      await other().post('reset-password', { token, password: 'new horse' })
      expect(await browser.account()).toBeNull()
      expect(
        await refusalOf(await other().post('reset-password', { token: second, password: 'newer horse' })),
      ).toMatchObject({ code: 'link-invalid' })
    })

    it('is not set by its link once the account was deleted, also when its address registers again', async () => {
      const { token, browser, other } = await forgotten('reborn@example.org')
      const [kept] = await open()
        .database.select()
        .from(verifications)
        .where(eq(verifications.value, await uidOf('reborn@example.org')))
      await browser.send('DELETE', '/api/account', { password: 'correct horse' })
      // As a letter leaves it that was under way meanwhile.
      if (kept) await open().database.insert(verifications).values(kept)
      await other().register('reborn@example.org', 'another horse')
      expect(
        await refusalOf(await other().post('reset-password', { token, password: 'new horse' })),
      ).toMatchObject({ status: 400, code: 'link-invalid' })
      expect((await other().login('reborn@example.org', 'another horse')).status).toBe(200)
    })

    it('forgives a client, by its link, the tries at its own account and none at another', async () => {
      const { token, browser, other } = await forgotten('own@example.org')
      await other().register('victim@example.org')
      for (let tries = 0; tries < 2; tries += 1) await browser.login('own@example.org', 'wrong horse')
      for (let tries = 0; tries < 3; tries += 1) await browser.login('victim@example.org', `guess ${tries}`)
      await browser.post('reset-password', { token, password: 'new horse' })
      expect((await browser.login('own@example.org', 'new horse')).status).toBe(200)
      for (let tries = 3; tries < 5; tries += 1)
        expect((await browser.login('victim@example.org', `guess ${tries}`)).status).toBe(401)
      expect((await browser.login('own@example.org', 'new horse')).status).toBe(429)
    })

    it('is not used up by a new password that is too short', async () => {
      const { token, other } = await forgotten('too-short@example.org')
      expect(
        await refusalOf(await other().post('reset-password', { token, password: '12345' })),
      ).toMatchObject({ code: 'weak-password' })
      expect((await other().post('reset-password', { token, password: '123456' })).status).toBe(200)
    })

    it('opens the lock of the login, for the account and for the client that reset it', async () => {
      const { token, browser } = await forgotten('lockpick@example.org')
      for (let tries = 0; tries < 5; tries += 1) await browser.login('lockpick@example.org', 'wrong horse')
      expect((await browser.login('lockpick@example.org')).status).toBe(429)
      await browser.post('reset-password', { token, password: 'new horse' })
      expect((await browser.login('lockpick@example.org', 'new horse')).status).toBe(200)
    })

    it('leaves no token in the database that a thief of it could use', async () => {
      const { token } = await forgotten('hashed@example.org')
      const rows = await open()
        .database.select()
        .from(verifications)
        .where(eq(verifications.value, await uidOf('hashed@example.org')))
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(token)
    })

    it('tells an unknown address, one without form and a disabled account apart', async () => {
      const { browser, other } = started()
      await browser.register('shut@example.org')
      await open()
        .database.update(users)
        .set({ disabledAt: new Date() })
        .where(eq(users.email, 'shut@example.org'))
      const refusal = async (email: string) =>
        (await refusalOf(await other().post('forgot-password', { email }))).code
      expect(await refusal('stranger@example.org')).toBe('user-not-found')
      expect(await refusal('stranger at example')).toBe('invalid-email')
      expect(await refusal('shut@example.org')).toBe('user-disabled')
    })

    it('is mailed 5 times in a quarter of an hour, to an account and for a client', async () => {
      const { browser, other, letters } = started()
      await browser.register('flood@example.org')
      letters.length = 0
      for (let times = 0; times < 5; times += 1)
        await other().post('forgot-password', { email: 'flood@example.org' })
      expect(
        await refusalOf(await other().post('forgot-password', { email: 'flood@example.org' })),
      ).toMatchObject({
        status: 429,
        code: 'too-many-requests',
        retryAfterSeconds: 15 * 60,
      })
      expect(letters).toHaveLength(5)
      const asker = other()
      for (let times = 0; times < 5; times += 1)
        await asker.post('forgot-password', { email: `unknown${times}@example.org` })
      expect(
        await refusalOf(await asker.post('forgot-password', { email: 'unknown6@example.org' })),
      ).toMatchObject({ code: 'too-many-requests' })
    })

    it('says so when the mail cannot be sent', async () => {
      const { browser } = started({ send: () => Promise.reject(new Error('refused')) })
      await browser.register('unsent@example.org')
      expect(
        await refusalOf(await browser.post('forgot-password', { email: 'unsent@example.org' })),
      ).toMatchObject({ status: 502, code: 'mail-failed' })
    })
  })

  describe('made-up reset links', () => {
    it('are refused whatever they are made of', async () => {
      for (const token of ['a\0b', '../..', 'ä'])
        expect(
          await refusalOf(await started().browser.post('reset-password', { token, password: 'new horse' })),
        ).toMatchObject({ status: 400, code: 'link-invalid' })
    })

    it('lock their client after 5 tries', async () => {
      const { browser } = started()
      for (let tries = 0; tries < 5; tries += 1)
        expect(
          await refusalOf(
            await browser.post('reset-password', { token: `guess${tries}`, password: 'new horse' }),
          ),
        ).toMatchObject({ code: 'link-invalid' })
      expect(
        await refusalOf(await browser.post('reset-password', { token: 'guess6', password: 'new horse' })),
      ).toMatchObject({ status: 429, code: 'too-many-requests', retryAfterSeconds: 15 * 60 })
    })
  })
})
