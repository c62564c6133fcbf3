import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { applySession, leaveSession } from '../../api/account-session.ts'
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

test('whoever signs out on a guarded page, before another one is there, is not brought back to it by the next login', async () => {
  stubAccount(MARIA)
  const page = await showPage('/profile')
  await page.find('main h1')
  await act(async () => leaveSession())
  await page.settle(20)
  expect(page.place()).toBe('/profile')
  expect(sessionStorage.getItem('candi.after-login')).toBeNull()
  await page.leave()
})

test('a session that ended elsewhere sends to the login, which leads back', async () => {
  stubAccount(MARIA)
  const page = await showPage('/profile')
  await page.find('main h1')
  await act(async () => applySession(null))
  await page.says('Welcome back.')
  expect(sessionStorage.getItem('candi.after-login')).toBe('/profile')
  await page.leave()
})
