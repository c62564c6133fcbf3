import { expect, test } from 'vitest'
import { readKeptUser } from '../../api/account-kept-user.ts'
import { holdClock } from '../../fixture/hold-clock.ts'
import { newVisitorEachTest } from '../../fixture/new-visitor.ts'
import { showPage } from '../../fixture/show-page.tsx'
import { MARIA, refusal } from '../../fixture/stub-account.ts'

const server = newVisitorEachTest()

async function openRegister() {
  const page = await showPage('/register')
  await page.says('Start free.')
  const { pass } = holdClock()
  async function fill(confirmPassword = 'secret1') {
    await page.type('displayName', 'Maria Gonzalez')
    await page.type('email', 'maria@example.com')
    await page.type('password', 'secret1')
    await page.type('confirmPassword', confirmPassword)
  }
  const button = () => page.find('main button[type="submit"]')
  return { ...page, pass, fill, button }
}
const sent = () => server.asked('/api/account/register')

test('an account is made, the success is read and the plans come after 1.5 s', async () => {
  server.answers.set('/api/account/register', { body: { account: { ...MARIA, emailVerified: false } } })
  const page = await openRegister()
  await page.fill()
  await page.tick('terms')
  await page.submit()
  await page.says(
    'Successfully registered! Please check your email to verify your account. Redirecting to plans...',
  )
  expect(sent()[0]?.body).toEqual({
    displayName: 'Maria Gonzalez',
    email: 'maria@example.com',
    password: 'secret1',
  })
  expect(readKeptUser()).toMatchObject({
    uid: 'u1',
    email: 'maria@example.com',
    displayName: 'Maria Gonzalez',
  })
  await page.pass(1_499)
  expect(page.place()).toBe('/register')
  await page.pass(1)
  await page.until('the plans', () => page.place() === '/plans')
  await page.leave()
})

test("'Creating your account...' stands while the server works", async () => {
  const page = await openRegister()
  await page.fill()
  await page.tick('terms')
  globalThis.fetch = () => new Promise(() => undefined)
  await page.submit()
  await page.says('Creating your account...')
  await page.leave()
})

test('two different passwords are refused before anything is sent', async () => {
  const page = await openRegister()
  await page.fill('secret2')
  await page.tick('terms')
  await page.submit()
  await page.says('Passwords do not match!')
  expect(sent()).toEqual([])
  await page.leave()
})

test('the button is disabled until the terms are accepted, and says why when pressed', async () => {
  const page = await openRegister()
  await page.fill()
  expect((await page.button()).getAttribute('aria-disabled')).toBe('true')
  await page.submit()
  await page.says('Please accept the terms and conditions to continue.')
  expect(sent()).toEqual([])
  await page.tick('terms')
  expect((await page.button()).getAttribute('aria-disabled')).toBe('false')
  await page.leave()
})

test('name, email and password are required, six characters at least', async () => {
  const page = await openRegister()
  await page.submit()
  for (const text of [
    'Please enter your full name.',
    'Please enter your email address.',
    'Please enter your password.',
  ])
    await page.says(text)
  await page.type('password', '12345')
  await page.submit()
  await page.says('A password needs at least 6 characters.')
  expect(sent()).toEqual([])
  await page.leave()
})

test("a refusal is told as 'Registration failed: ' and keeps every field", async () => {
  server.answers.set(
    '/api/account/register',
    refusal(409, 'email-already-in-use', 'There is already an account.'),
  )
  const page = await openRegister()
  await page.fill()
  await page.tick('terms')
  await page.submit()
  await page.says('Registration failed: There is already an account.')
  expect(await page.value('displayName')).toBe('Maria Gonzalez')
  expect(await page.value('email')).toBe('maria@example.com')
  expect(await page.value('confirmPassword')).toBe('secret1')
  await page.leave()
})

test('a lock shows its time here too', async () => {
  server.answers.set('/api/account/register', refusal(429, 'too-many-requests', 'Later.', 90))
  const page = await openRegister()
  await page.fill()
  await page.tick('terms')
  await page.submit()
  await page.says('1:30')
  await page.leave()
})

test('both password fields have a toggle, and terms and privacy open in a new tab', async () => {
  const page = await openRegister()
  await page.press('Show password')
  await page.press('Show confirm password')
  for (const name of ['password', 'confirmPassword']) {
    const field = await page.find(`input[name="${name}"]`)
    expect([field.getAttribute('type'), field.getAttribute('autocomplete')]).toEqual(['text', 'new-password'])
  }
  for (const path of ['/terms', '/privacy'])
    expect((await page.find(`main a[href="${path}"]`)).getAttribute('target')).toBe('_blank')
  await page.leave()
})
