// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { showPage } from '../../fixture/show-page.tsx'
import { MARIA, stubAccount } from '../../fixture/stub-account.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test.each(['/upload', '/profile', '/my-car'])(
  '%s sends signed-out visitors to the login and remembers it',
  async (path) => {
    stubAccount()
    const page = await showPage(`${path}?a=1#b`)
    await page.says('Welcome back.')
    expect(page.place()).toBe('/login')
    expect(page.router.state.location.state).toEqual({ from: `${path}?a=1#b` })
    expect(sessionStorage.getItem('candi.after-login')).toBe(`${path}?a=1#b`)
    await page.leave()
  },
)

test('a signed-in visitor stays', async () => {
  stubAccount(MARIA)
  const page = await showPage('/my-car')
  await page.find('main h1')
  expect(page.place()).toBe('/my-car')
  await page.leave()
})
