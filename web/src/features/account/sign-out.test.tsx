import '../../../test/own-database.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../fixture/show-page.tsx'
import { MARIA, stubAccount } from '../../fixture/stub-account.ts'

const QUESTION = 'Do others use this device?'
const CALLS = '../../api/account-calls.ts'
const DIALOG = './sign-out-dialog.tsx'
const arriveNever = () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}
let server: ReturnType<typeof stubAccount>
beforeEach(() => {
  vi.doUnmock(CALLS)
  vi.doUnmock(DIALOG)
  localStorage.clear()
  sessionStorage.clear()
  server = stubAccount(MARIA)
})

async function signOut() {
  const page = await showPage('/my-car')
  await page.until('the name', () => page.named('Maria Gonzalez'))
  await page.press('Menu')
  await page.press('Sign Out')
  return page
}

test('signing out ends the session, clears the kept copy and returns to the start page', async () => {
  const page = await signOut()
  await page.says(QUESTION)
  expect(page.place()).toBe('/')
  expect(server.asked('/api/account/logout').length).toBe(1)
  expect(localStorage.getItem('candi.user')).toBeNull()
  await page.until('the signed-out header', () => document.querySelector('.site-account a[href="/login"]'))
  await page.leave()
})

test('on a shared device cases, cars and drafts go; the colors and the cookie choice stay', async () => {
  localStorage.setItem('vehicleInfo', '{"make":"Honda"}')
  localStorage.setItem('candi.theme', 'dark')
  localStorage.setItem('candi.consent', '{}')
  sessionStorage.setItem('candi.draft.email', 'maria@example.com')
  const page = await signOut()
  await page.press('Yes, clear this browser')
  await page.says('Cases, cars and drafts are gone from this browser.')
  expect(Object.keys(localStorage).sort()).toEqual(['candi.consent', 'candi.theme'])
  expect(sessionStorage.length).toBe(0)
  await page.leave()
})

test('whoever says the device is theirs keeps everything and is not asked again', async () => {
  localStorage.setItem('vehicleInfo', '{"make":"Honda"}')
  const page = await signOut()
  await page.press('No, it is mine')
  expect(page.said(QUESTION)).toBe(false)
  await page.leave()
  server = stubAccount(MARIA)
  const again = await signOut()
  await again.until('the end of the session', () => localStorage.getItem('candi.user') === null)
  await again.settle(50)
  expect(again.said(QUESTION)).toBe(false)
  expect(localStorage.getItem('vehicleInfo')).not.toBeNull()
  await again.leave()
})

test('without a connection the visitor hears that they are still signed in', async () => {
  server.answers.set('/api/account/logout', 'no network')
  const page = await signOut()
  await page.says('You are still signed in')
  await page.says('Network error. Please check your connection.')
  expect(localStorage.getItem('candi.user')).not.toBeNull()
  server.answers.set('/api/account/logout', { body: {} })
  await page.press('Try again')
  await page.says(QUESTION)
  await page.leave()
})

test('where what signs out does not arrive, the visitor hears that they are still signed in and can try again', async () => {
  vi.doMock(CALLS, arriveNever)
  const page = await signOut()
  await page.says('You are still signed in')
  await page.says('Network error. Please check your connection.')
  expect(server.asked('/api/account/logout')).toEqual([])
  vi.doUnmock(CALLS)
  await page.press('Try again')
  await page.says(QUESTION)
  await page.leave()
})

test('where the question about the device does not arrive, the page stands and says what happened', async () => {
  vi.doMock(DIALOG, arriveNever)
  const page = await signOut()
  await page.says('You are signed out')
  await page.says('clear its data for this site')
  expect(page.place()).toBe('/')
  vi.doUnmock(DIALOG)
  await page.press('Try again')
  await page.says(QUESTION)
  await page.leave()
})
