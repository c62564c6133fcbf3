import { ERRORS } from '@candi/contracts'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountServer, Browser, refusalOf, TEST_SECRET } from '../../test/account-server.ts'
import { onBothDatabases } from '../../test/both-databases.ts'
import { accountsMadeBy } from '../accounts/try-buckets.ts'
import { disableUser, enableUser, findUserByEmail } from '../accounts/users.ts'
import { Attempts } from '../store/attempts.ts'
import { credentials, sessions, users } from '../store/schema/index.ts'

const QUARTER_HOUR_SECONDS = 15 * 60
/** With passwords kept as the running server keeps them, at full cost. */
const IN_EARNEST = { passwords: undefined }

onBothDatabases('signing in', (open) => {
  const started = (changes = {}) => {
    const server = accountServer(open().database, changes)
    return { ...server, browser: new Browser(server), other: () => new Browser(server) }
  }
  const uidOf = async (email: string) => (await findUserByEmail(open().database, email))?.id ?? ''

  describe('registration', () => {
    it('makes the account, signs it in and keeps the password only as a hash', async () => {
      const { browser } = started(IN_EARNEST)
      const response = await browser.register('ann@example.org')
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await browser.account()).toEqual({
        uid: await uidOf('ann@example.org'),
        email: 'ann@example.org',
        displayName: 'Ann Driver',
        emailVerified: false,
        role: 'user',
      })
      const [kept] = await open()
        .database.select()
        .from(credentials)
        .where(eq(credentials.userId, await uidOf('ann@example.org')))
      expect(kept?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
      expect((await browser.login('ann@example.org')).status).toBe(200)
      expect((await browser.login('ann@example.org', 'wrong horse')).status).toBe(401)
    })

    it('takes angle brackets out of the name, and capitals out of the address', async () => {
      const { browser } = started()
      await browser.register(' Brackets@Example.org ', 'correct horse', '<b>Ann</b>')
      expect(await browser.account()).toMatchObject({
        email: 'brackets@example.org',
        displayName: 'bAnn/b',
      })
    })

    it('takes a name for one line, so that nobody writes lines of their own into our letters', async () => {
      const { browser, letters } = started()
      await browser.register(
        'lines@example.org',
        'correct horse',
        'Ann,\r\n\r\nYour card was\u2028charged.\t\0',
      )
      expect(await browser.account()).toMatchObject({ displayName: 'Ann, Your card was charged.' })
      expect(letters[0]?.text.split('\n')[0]).toBe('Hello Ann, Your card was charged.,')
    })

    it('never makes anybody an administrator, whatever is asked', async () => {
      const { browser } = started()
      await browser.post('register', {
        displayName: 'Eve',
        email: 'eve@example.org',
        password: 'correct horse',
        role: 'admin',
        emailVerified: true,
      })
      expect(await browser.account()).toMatchObject({ role: 'user', emailVerified: false })
    })

    it.each([
      ['an address without form', { email: 'ann at example' }, 'invalid-email'],
      ['an address over 254 characters', { email: `${'a'.repeat(250)}@b.org` }, 'invalid-email'],
      ['a password of 5 characters', { password: '12345' }, 'weak-password'],
      ['a password of a whole book', { password: 'x'.repeat(129) }, 'weak-password'],
      ['a name of nothing but brackets', { displayName: '<>' }, 'invalid-name'],
    ] as const)('refuses %s', async (_, change, code) => {
      const { browser } = started()
      const request = { displayName: 'Ann', email: 'form@example.org', password: 'correct horse', ...change }
      expect(await refusalOf(await browser.post('register', request))).toEqual({
        status: 400,
        code,
        message: ERRORS[code].text,
      })
    })

    it('takes a password of 6 characters', async () => {
      expect((await started().browser.register('six@example.org', '123456')).status).toBe(200)
    })

    it('says that there is an account with this address, also when two arrive at once', async () => {
      const { other } = started()
      const answers = await Promise.all([other(), other()].map((each) => each.register('twin@example.org')))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await refusalOf(await other().register('TWIN@example.org'))).toMatchObject({
        code: 'email-already-in-use',
      })
    })

    it('stands although its letter cannot be sent, and the failure is told to the operator', async () => {
      const { browser, failures } = started({ send: () => Promise.reject(new Error('no mail today')) })
      expect((await browser.register('no-mail@example.org')).status).toBe(200)
      expect(await browser.account()).toMatchObject({ email: 'no-mail@example.org' })
      expect(failures).toEqual([new Error('no mail today')])
    })

    it('does not wait for a mail server that never answers', async () => {
      const { browser } = started({ send: () => new Promise(() => {}), mailPatienceMs: 20 })
      expect((await browser.register('slow-mail@example.org')).status).toBe(200)
    })

    it('lets 20 accounts of one client through in a quarter of an hour, and no more', async () => {
      const { browser, clock } = started()
      const attempts = new Attempts(open().database, TEST_SECRET, () => clock.now)
      for (let made = 1; made <= 19; made += 1) await attempts.take([accountsMadeBy(browser.address)])
      expect((await browser.register('many20@example.org')).status).toBe(200)
      expect(await refusalOf(await browser.register('many21@example.org'))).toMatchObject({
        status: 429,
        code: 'too-many-requests',
        retryAfterSeconds: QUARTER_HOUR_SECONDS,
      })
    })
  })

  describe('an account that was deleted', () => {
    it('is made again 4 times in a quarter of an hour, by whichever alias and client: each brings a letter', async () => {
      const { other, letters } = started()
      const make = async (alias: string) => {
        const browser = other()
        const response = await browser.register(`again${alias}@example.org`)
        if (response.status === 200)
          await browser.send('DELETE', '/api/account', { password: 'correct horse' })
        return response.status
      }
      for (const alias of ['', '+1', '', '+2', '+3']) expect(await make(alias)).toBe(200)
      expect(await make('')).toBe(429)
      expect(await make('+4')).toBe(429)
      expect(letters).toHaveLength(5)
    })
  })

  describe('login', () => {
    it('lets an unverified address in', async () => {
      const { browser, other } = started()
      await browser.register('login@example.org')
      const visitor = other()
      expect((await visitor.login('Login@Example.org')).status).toBe(200)
      expect(await visitor.account()).toMatchObject({ email: 'login@example.org', emailVerified: false })
    })

    it.each([
      ['an address nobody registered', 'nobody@example.org', 'whatever', 'user-not-found', 401],
      ['a wrong password', 'told-apart@example.org', 'wrong horse', 'wrong-password', 401],
      ['an address without form', 'not-an-address', 'whatever', 'invalid-email', 400],
      ['a password shorter than any', 'told-apart@example.org', '12345', 'weak-password', 400],
    ] as const)('tells %s apart', async (_, email, password, code, status) => {
      const { browser, other } = started()
      await browser.register('told-apart@example.org')
      expect(await refusalOf(await other().login(email, password))).toEqual({
        status,
        code,
        message: ERRORS[code].text,
      })
    })

    it('says the sentences of the specification', () => {
      expect(ERRORS['user-not-found'].text).toBe('No account found with this email. Please register first.')
      expect(ERRORS['wrong-password'].text).toBe('Incorrect password. Please try again.')
      expect(ERRORS['invalid-email'].text).toBe('Invalid email address format.')
      expect(ERRORS['user-disabled'].text).toBe('This account has been disabled. Please contact support.')
      expect(ERRORS['too-many-requests'].text).toBe('Too many failed attempts. Please try again later.')
    })

    it('is locked for the account after 5 failed tries, from wherever they come, and says for how long', async () => {
      const { browser, other, clock } = started()
      await browser.register('locked@example.org')
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await other().login('locked@example.org', 'wrong horse')).status).toBe(401)
        clock.now = new Date(clock.now.getTime() + 60_000)
      }
      const response = await other().login('locked@example.org')
      expect(response.headers.get('retry-after')).toBe(String(10 * 60))
      expect(await refusalOf(response)).toEqual({
        status: 429,
        code: 'too-many-requests',
        message: 'Too many failed attempts. Please try again later.',
        retryAfterSeconds: 10 * 60,
      })
      clock.now = new Date(clock.now.getTime() + 10 * 60_000)
      expect((await other().login('locked@example.org')).status).toBe(200)
    })

    it('is locked for the client after 5 failed tries, whichever accounts it tried', async () => {
      const { browser, other } = started()
      await browser.register('innocent@example.org')
      const guesser = other()
      for (let tries = 0; tries < 5; tries += 1) await guesser.login(`guess${tries}@example.org`)
      expect(await refusalOf(await guesser.login('innocent@example.org'))).toMatchObject({
        code: 'too-many-requests',
        retryAfterSeconds: QUARTER_HOUR_SECONDS,
      })
      expect((await other().login('innocent@example.org')).status).toBe(200)
    })

    it('does not count logins that succeed', async () => {
      const { browser } = started()
      await browser.register('often@example.org')
      for (let times = 0; times < 7; times += 1)
        expect((await browser.login('often@example.org')).status).toBe(200)
    })

    it('forgives no failed try for a login elsewhere: by another client, or at another account', async () => {
      const { browser, other } = started()
      await browser.register('guessed-at@example.org')
      const guesser = other()
      await guesser.register('guesser@example.org')
      for (let tries = 0; tries < 4; tries += 1) {
        expect((await guesser.login('guessed-at@example.org', `guess ${tries}`)).status).toBe(401)
        expect((await guesser.login('guesser@example.org')).status).toBe(200)
        expect((await other().login('guessed-at@example.org')).status).toBe(200)
      }
      expect((await guesser.login('guessed-at@example.org', 'guess 4')).status).toBe(401)
      expect((await guesser.login('guesser@example.org')).status).toBe(429)
      expect((await other().login('guessed-at@example.org')).status).toBe(429)
    })

    it('counts tries at the aliases of one mailbox as tries at one account', async () => {
      const { browser, other } = started()
      await browser.register('aliased@example.org')
      for (let tries = 0; tries < 5; tries += 1) await other().login(`aliased+${tries}@example.org`)
      expect((await other().login('aliased@example.org')).status).toBe(429)
    })

    it('lets exactly 5 of 20 parallel wrong tries be checked', async () => {
      const { browser, other } = started(IN_EARNEST)
      await browser.register('parallel@example.org')
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => other().login('parallel@example.org', 'wrong horse')),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 401)).toHaveLength(5)
      expect(statuses.filter((status) => status === 429)).toHaveLength(15)
    })

    it('does not lock the registration or the reset of a client that is locked out of the login', async () => {
      const { browser } = started()
      for (let tries = 0; tries < 6; tries += 1) await browser.login('nobody-here@example.org')
      expect((await browser.register('separate@example.org')).status).toBe(200)
      expect((await browser.post('forgot-password', { email: 'separate@example.org' })).status).toBe(200)
    })
  })

  describe('sessions', () => {
    const cookieOf = (response: Response) =>
      response.headers.getSetCookie().find((cookie) => cookie.includes('session_token=')) ?? ''

    it('ride on a cookie that scripts cannot read and https alone carries', async () => {
      const { browser } = started()
      const cookie = cookieOf(await browser.register('cookie@example.org'))
      expect(cookie).toMatch(/^__Secure-candi\.session_token=/)
      for (const word of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000'])
        expect(cookie.toLowerCase()).toContain(word.toLowerCase())
    })

    it('ride on a plain cookie where the public address is plain http', async () => {
      const { browser } = started({ areCookiesSecure: false })
      const cookie = cookieOf(await browser.register('plain@example.org'))
      expect(cookie).toMatch(/^candi\.session_token=/)
      expect(cookie).not.toMatch(/;\s*secure/i)
    })

    it('end with the browser when it shall not be remembered, and no longer once it shall', async () => {
      const { browser } = started()
      await browser.register('forget@example.org')
      expect(cookieOf(await browser.login('forget@example.org', undefined, false))).not.toMatch(
        /max-age|expires/i,
      )
      expect([...browser.cookies.keys()].join()).toContain('dont_remember')
      expect(cookieOf(await browser.login('forget@example.org', undefined, true))).toMatch(/max-age=2592000/i)
      expect([...browser.cookies.keys()].join()).not.toContain('dont_remember')
    })

    it('are new with each login, and the one before ends', async () => {
      const { browser, other } = started()
      await browser.register('fixation@example.org')
      const before = other()
      for (const [name, value] of browser.cookies) before.cookies.set(name, value)
      await browser.login('fixation@example.org')
      expect(await browser.account()).not.toBeNull()
      expect(await before.account()).toBeNull()
    })

    it('end on the server when somebody logs out, so that a copied cookie is worth nothing', async () => {
      const { browser, other } = started()
      await browser.register('logout@example.org')
      const thief = other()
      for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
      const response = await browser.post('logout')
      expect(await response.json()).toEqual({ account: null })
      expect(browser.cookies.size).toBe(0)
      expect(await browser.account()).toBeNull()
      expect(await thief.account()).toBeNull()
    })

    it('are not believed when their cookie was changed by one letter', async () => {
      const { browser } = started()
      await browser.register('forged@example.org')
      for (const [name, value] of browser.cookies)
        browser.cookies.set(name, value.startsWith('a') ? `b${value.slice(1)}` : `a${value.slice(1)}`)
      expect(await browser.account()).toBeNull()
    })

    it('are over after 30 days', async () => {
      const { browser } = started()
      await browser.register('expired@example.org')
      await open()
        .database.update(sessions)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(sessions.userId, await uidOf('expired@example.org')))
      expect(await browser.account()).toBeNull()
    })

    it('leave no row behind within the hour after their end, while those that stand are kept', async () => {
      const { browser, other, accounts } = started()
      await browser.register('tidied@example.org')
      const ended = other()
      await ended.login('tidied@example.org')
      const { database } = open()
      const ofTidied = eq(sessions.userId, await uidOf('tidied@example.org'))
      const [newest] = await database
        .select()
        .from(sessions)
        .where(ofTidied)
        .orderBy(desc(sessions.createdAt))
      await database
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() - 60_000) })
        .where(eq(sessions.id, newest?.id ?? ''))
      await accounts.tidy()
      expect(await database.select().from(sessions).where(ofTidied)).toHaveLength(1)
      expect(await browser.account()).not.toBeNull()
    })

    it('keep no address of the visitor', async () => {
      const { browser } = started()
      await browser.register('private@example.org')
      const [session] = await open()
        .database.select()
        .from(sessions)
        .where(eq(sessions.userId, await uidOf('private@example.org')))
      expect(session?.ipAddress ?? '').toBe('')
    })

    it('tell any part of the server who is signed in', async () => {
      const { browser, accounts } = started()
      await browser.register('identified@example.org')
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      expect(await accounts.identify(new Headers({ cookie }))).toMatchObject({
        email: 'identified@example.org',
      })
      expect(await accounts.identify(new Headers())).toBeNull()
    })
  })

  describe('a disabled account', () => {
    it('loses its sessions at once and cannot log in until it is enabled', async () => {
      const { browser, other } = started()
      const { database } = open()
      await browser.register('disabled@example.org')
      const uid = await uidOf('disabled@example.org')
      await disableUser(database, uid, new Date())
      expect(await browser.account()).toBeNull()
      expect(await refusalOf(await other().login('disabled@example.org'))).toEqual({
        status: 403,
        code: 'user-disabled',
        message: 'This account has been disabled. Please contact support.',
      })
      expect(await database.select().from(sessions).where(eq(sessions.userId, uid))).toEqual([])
      await enableUser(database, uid, new Date())
      expect((await other().login('disabled@example.org')).status).toBe(200)
    })

    it('is a guest to every route even if a session of it were left', async () => {
      const { browser } = started()
      await browser.register('left-over@example.org')
      await open()
        .database.update(users)
        .set({ disabledAt: new Date() })
        .where(eq(users.email, 'left-over@example.org'))
      expect(await browser.account()).toBeNull()
      expect(await refusalOf(await browser.send('GET', '/api/account/export'))).toMatchObject({
        code: 'signed-out',
      })
    })
  })
})
