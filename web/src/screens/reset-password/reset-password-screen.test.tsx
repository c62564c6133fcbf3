import { expect, test } from 'vitest'
import { holdClock } from '../../fixture/hold-clock.ts'
import { newVisitorEachTest } from '../../fixture/new-visitor.ts'
import { showPage } from '../../fixture/show-page.tsx'
import { refusal } from '../../fixture/stub-account.ts'

const PATH = '/api/account/reset-password'
const server = newVisitorEachTest()

async function openReset(search: string) {
  const page = await showPage(`/reset-password${search}`)
  await page.find('main h1')
  const { pass } = holdClock()
  async function choose(password: string, confirmPassword: string) {
    await page.type('password', password)
    await page.type('confirmPassword', confirmPassword)
    await page.submit()
  }
  return { ...page, pass, choose }
}

test('a new password, typed twice, goes out with the token and continues to the login', async () => {
  server.answers.set(PATH, { body: {} })
  const page = await openReset(`?token=t1&continueUrl=${location.origin}/login`)
  await page.choose('secret1', 'secret1')
  await page.says('Your password was changed. Redirecting to login...')
  expect(server.asked(PATH)[0]?.body).toEqual({ token: 't1', password: 'secret1' })
  await page.pass(1_500)
  await page.until('the login', () => page.place() === '/login')
  await page.leave()
})

test('two different passwords are refused before anything is sent', async () => {
  const page = await openReset('?token=t1')
  await page.choose('secret1', 'secret2')
  await page.says('Passwords do not match!')
  expect(server.asked(PATH)).toEqual([])
  await page.leave()
})

test('a used or expired link says so and offers a new one', async () => {
  server.answers.set(PATH, refusal(400, 'link-invalid'))
  const page = await openReset('?token=t1')
  await page.choose('secret1', 'secret1')
  await page.says('This link no longer works.')
  await page.says('Your password was not changed.')
  expect(page.named('Get a new link')?.getAttribute('href')).toBe('/forgot-password')
  await page.leave()
})

test('a link without a token says so at once', async () => {
  const page = await openReset('')
  await page.says('This link no longer works.')
  await page.leave()
})
