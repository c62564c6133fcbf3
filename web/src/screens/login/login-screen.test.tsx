import { expect, test, vi } from 'vitest'
import { readKeptUser } from '../../api/account-kept-user.ts'
import { holdClock } from '../../fixture/hold-clock.ts'
import { newVisitorEachTest } from '../../fixture/new-visitor.ts'
import { showPage } from '../../fixture/show-page.tsx'
import { MARIA, refusal, stubAccount } from '../../fixture/stub-account.ts'

const server = newVisitorEachTest()

async function openLogin(address = '/login') {
  const page = await showPage(address)
  await page.says('Welcome back.')
  const { pass } = holdClock()
  async function logIn(password = 'secret1') {
    await page.type('email', ' maria@example.com ')
    await page.type('password', password)
    await page.submit()
  }
  return { ...page, pass, logIn }
}
const letIn = (account = MARIA) => server.answers.set('/api/account/login', { body: { account } })

test('a verified visitor reads the success and is on the plans after 1 s, without a way back to the form', async () => {
  letIn()
  const page = await openLogin()
  const entries = vi.fn()
  page.router.subscribe(({ historyAction }) => entries(historyAction))
  await page.logIn()
  await page.says('Login successful! Redirecting...')
  await page.pass(999)
  expect(page.place()).toBe('/login')
  await page.pass(1)
  await page.until('the plans', () => page.place() === '/plans')
  expect(entries).toHaveBeenLastCalledWith('REPLACE')
  expect(readKeptUser()).toMatchObject({
    uid: 'u1',
    email: 'maria@example.com',
    displayName: 'Maria Gonzalez',
  })
  await page.leave()
})

test("'Signing you in...' stands while the server thinks", async () => {
  const page = await openLogin()
  globalThis.fetch = () => new Promise(() => undefined)
  await page.logIn()
  await page.says('Signing you in...')
  expect(document.querySelector('.alert-info')).not.toBeNull()
  await page.leave()
})

test('an unverified visitor is warned and let in', async () => {
  letIn({ ...MARIA, emailVerified: false })
  const page = await openLogin()
  await page.logIn()
  await page.says('Please verify your email to use all features.')
  expect(document.querySelector('.alert-warning')).not.toBeNull()
  await page.pass(1_000)
  await page.until('the plans', () => page.place() === '/plans')
  await page.leave()
})

test("'Remember me' goes out as ticked, and is off at first", async () => {
  letIn()
  const page = await openLogin()
  await page.logIn()
  await page.says('Login successful!')
  expect(server.asked('/api/account/login')[0]?.body).toEqual({
    email: 'maria@example.com',
    password: 'secret1',
    remember: false,
  })
  await page.leave()
  server.startAgain()
  letIn()
  const again = await openLogin()
  await again.tick('remember')
  await again.logIn()
  await again.says('Login successful!')
  expect(server.asked('/api/account/login')[0]?.body).toMatchObject({ remember: true })
  await again.leave()
})

test('the page that a guard sent away from is remembered over a reload and opened after login', async () => {
  const guarded = await showPage('/my-car?tab=recordings')
  await guarded.says('Welcome back.')
  expect(guarded.place()).toBe('/login')
  await guarded.leave()

  letIn()
  const page = await openLogin() // a reload: nothing is left but the browser's storage
  await page.logIn()
  await page.says('Login successful!')
  await page.pass(1_000)
  await page.until('my car', () => page.place() === '/my-car?tab=recordings')
  await page.leave()
})

test('a lock shows the time left, counting down, and opens again', async () => {
  server.answers.set('/api/account/login', refusal(429, 'too-many-requests', '', 754))
  const page = await openLogin()
  await page.logIn()
  await page.says('Too many failed attempts. Please try again later.')
  expect(page.said('12:34')).toBe(true)
  await page.pass(34_000)
  expect(page.said('12:00')).toBe(true)
  const button = await page.find('button[type="submit"]')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await page.logIn()
  expect(server.asked('/api/account/login').length).toBe(1)
  await page.pass(720_000)
  expect(button.getAttribute('aria-disabled')).toBe('false')
  await page.leave()
})

test('a failure keeps what was typed', async () => {
  server.answers.set('/api/account/login', 'no network')
  const page = await openLogin()
  await page.logIn()
  await page.says('Network error. Please check your connection.')
  expect(await page.value('password')).toBe('secret1')
  expect(document.querySelector('[role="alert"].alert-error')).not.toBeNull()
  await page.leave()
})

test('email and password are required, six characters at least, and nothing is sent before', async () => {
  const page = await openLogin()
  await page.submit()
  await page.says('Please enter your email address.')
  await page.says('Please enter your password.')
  await page.logIn('12345')
  await page.says('A password needs at least 6 characters.')
  await page.type('email', 'maria@nowhere')
  await page.submit()
  await page.says('Invalid email address format.')
  expect(server.asked('/api/account/login')).toEqual([])
  await page.leave()
})

test('the toggle shows and hides the password', async () => {
  const page = await openLogin()
  const field = await page.find('input[name="password"]')
  expect(field.getAttribute('type')).toBe('password')
  await page.press('Show password')
  expect(field.getAttribute('type')).toBe('text')
  await page.press('Hide password')
  expect(field.getAttribute('type')).toBe('password')
  expect(field.getAttribute('autocomplete')).toBe('current-password')
  await page.leave()
})

test('whoever leaves before the answer is not pulled back', async () => {
  const page = await openLogin()
  let answer: (response: Response) => void = () => undefined
  const stubbed = globalThis.fetch
  globalThis.fetch = (input, init) =>
    String(input).endsWith('/login') ? new Promise((done) => (answer = done)) : stubbed(input, init)
  await page.logIn()
  vi.useRealTimers()
  await page.press('Donate')
  await page.until('donate', () => page.place() === '/donate' && !page.said('Welcome back.'))
  answer(new Response(JSON.stringify({ account: MARIA })))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await page.settle()
  await page.pass(5_000)
  expect(page.place()).toBe('/donate')
  await page.leave()
})

test('a visitor who is signed in already goes straight on', async () => {
  stubAccount(MARIA)
  const page = await showPage('/login')
  await page.until('the plans', () => page.place() === '/plans')
  await page.leave()
})
