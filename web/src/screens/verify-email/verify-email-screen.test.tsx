import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../fixture/show-page.tsx'
import { MARIA, refusal, stubAccount } from '../../fixture/stub-account.ts'

const PATH = '/api/account/verify-email'
let server: ReturnType<typeof stubAccount>
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server = stubAccount({ ...MARIA, emailVerified: false })
})
afterEach(() => vi.useRealTimers())

test('the token of the link is handed in once, the banner goes and the plans come', async () => {
  server.answers.set(PATH, { body: {} })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = await showPage(`/verify-email?token=t1&continueUrl=${location.origin}/plans`)
  server.answers.set('/api/account/session', { body: { account: MARIA } })
  await page.says('Your email is verified. Redirecting...')
  expect(server.asked(PATH).map(({ body }) => body)).toEqual([{ token: 't1' }])
  expect(document.querySelector('.verify-banner')).toBeNull()
  await act(async () => vi.advanceTimersByTimeAsync(1_500))
  await page.until('the plans', () => page.place() === '/plans')
  await page.leave()
})

test('a used or expired link says so and sends a new one on request', async () => {
  server.answers.set(PATH, refusal(400, 'link-invalid'))
  server.answers.set('/api/account/verification-email', { body: {} })
  const page = await showPage('/verify-email?token=t1')
  await page.says('This link no longer works.')
  await page.press('Send a new link')
  await page.says('Verification email sent! Please check your inbox and spam folder.')
  await page.leave()
})

test('without a connection the link is kept and can be tried again', async () => {
  server.answers.set(PATH, 'no network')
  const page = await showPage('/verify-email?token=t1')
  await page.says('Network error. Please check your connection.')
  server.answers.set(PATH, { body: {} })
  await page.press('Try again')
  await page.says('Your email is verified.')
  await page.leave()
})

test('where the answer was lost nothing is claimed, and a link that worked all the same is told at the next try', async () => {
  server.answers.set(PATH, 'no network')
  const page = await showPage('/verify-email?token=t1')
  await page.says('We got no answer about your link.')
  await page.says('So we cannot tell whether your email is verified.')
  server.answers.set(PATH, refusal(400, 'link-invalid'))
  server.answers.set('/api/account/session', { body: { account: MARIA } })
  await page.press('Try again')
  await page.says('Already verified.')
  await page.leave()
})

test('a link without a token says so, and a signed-out visitor is led to the login', async () => {
  stubAccount()
  const page = await showPage('/verify-email')
  await page.says('This link no longer works.')
  expect(page.named('Log in to get a new link')?.getAttribute('href')).toBe('/login')
  await page.leave()
})
