import { expect, test } from 'vitest'
import { holdClock } from '../../fixture/hold-clock.ts'
import { newVisitorEachTest } from '../../fixture/new-visitor.ts'
import { showPage } from '../../fixture/show-page.tsx'
import { refusal } from '../../fixture/stub-account.ts'

const PATH = '/api/account/forgot-password'
const server = newVisitorEachTest()

async function openForgot() {
  const page = await showPage('/forgot-password')
  await page.says('Forgot your password?')
  const { pass } = holdClock()
  const email = () => page.value('email')
  return { ...page, pass, email }
}

test('a link is sent, and the field clears 2 s after the success', async () => {
  server.answers.set(PATH, { body: {} })
  const page = await openForgot()
  await page.type('email', 'maria@example.com')
  await page.submit()
  await page.says('Password reset email sent! Please check your inbox and spam folder.')
  expect(server.asked(PATH)[0]?.body).toEqual({ email: 'maria@example.com' })
  await page.pass(1_999)
  expect(await page.email()).toBe('maria@example.com')
  await page.pass(1)
  expect(await page.email()).toBe('')
  await page.leave()
})

test('the address typed at the login stands here already', async () => {
  const login = await showPage('/login')
  await login.type('email', 'maria@example.com')
  await login.press('Forgot password?')
  await login.says('Forgot your password?')
  expect(await login.value('email')).toBe('maria@example.com')
  await login.leave()
})

test('an empty field says what is missing', async () => {
  const page = await openForgot()
  await page.submit()
  await page.says('Please enter your email address.')
  expect(server.asked(PATH)).toEqual([])
  await page.leave()
})

test('an unknown address and a lock are told, with the time left', async () => {
  server.answers.set(PATH, refusal(401, 'user-not-found'))
  const page = await openForgot()
  await page.type('email', 'maria@example.com')
  await page.submit()
  await page.says('No account found with this email address.')
  server.answers.set(PATH, refusal(429, 'too-many-requests', '', 600))
  await page.submit()
  await page.says('Too many requests. Please try again later.')
  await page.says('10:00')
  expect(await page.email()).toBe('maria@example.com')
  await page.leave()
})

test('the screen says how long a link lives, helps when no mail comes and leads back', async () => {
  const page = await openForgot()
  await page.says('The reset link expires after 1 hour.')
  expect((await page.find('.auth-list')).querySelectorAll('li').length).toBeGreaterThan(2)
  expect((await page.find('main a')).getAttribute('href')).toBe('/login')
  expect((await page.find('main button')).textContent).toBe('Send Reset Link')
  await page.leave()
})
