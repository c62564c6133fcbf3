import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readKeptUser } from '../../api/account-kept-user.ts'
import { showPage } from '../../fixture/show-page.tsx'
import { MARIA, refusal, stubAccount } from '../../fixture/stub-account.ts'
import { FOUNDER, PRO, stubMembership } from '../../fixture/stub-membership.ts'

let server: ReturnType<typeof stubAccount>
/** Each test is an account of its own, so that no membership is left over from the last one. */
let accounts = 0
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function openProfile(membership?: Parameters<typeof stubMembership>[0], change = {}) {
  accounts += 1
  server = stubAccount({ ...MARIA, uid: `u${accounts}`, ...change })
  server.answers.set('/api/usage', { body: { limit: 10_000, used: 2_960, renewsAt: null } })
  stubMembership(membership)
  const page = await showPage('/profile')
  await page.says('Your account')
  return page
}
const linkTo = (name: string) =>
  [...document.querySelectorAll('main a')].find((link) => link.textContent === name)
const openForm = async (page: Awaited<ReturnType<typeof openProfile>>, name: string) => {
  await page.press(name)
  return page.find('main form')
}

test('shows avatar letters, name, email and that the address is verified', async () => {
  const page = await openProfile()
  expect(document.querySelector('.avatar')?.textContent).toBe('MG')
  expect(document.querySelector('h1')?.textContent).toBe('Maria Gonzalez')
  await page.says('maria@example.com')
  expect(document.querySelector('.profile-badges')?.textContent).toBe('Verified')
  await page.leave()
})

test("falls back to 'CANDI User', and says that an address is not verified", async () => {
  const page = await openProfile(undefined, { displayName: '', emailVerified: false })
  expect(document.querySelector('h1')?.textContent).toBe('CANDI User')
  expect(document.querySelector('.profile-badges')?.textContent).toBe('Not verified')
  await page.leave()
})

test("the card of a free account holds its features, the meter, Diagnose and 'Upgrade to Pro' to /plans", async () => {
  const page = await openProfile()
  await page.says('10,000 AI tokens every 8 hours')
  await page.says('7,040 of 10,000 tokens left')
  expect(linkTo('Upgrade to Pro')?.getAttribute('href')).toBe('/plans')
  expect(linkTo('Diagnose')?.getAttribute('href')).toBe('/diagnose')
  await page.leave()
})

test('a membership that cannot be read is taken for free', async () => {
  const page = await openProfile('no document')
  await page.until('the free plan', () => document.getElementById('h-plan')?.textContent === 'Free')
  await page.leave()
})

test('Pro has no upgrade link', async () => {
  const page = await openProfile(PRO)
  await page.says('Enhanced diagnostics with photos and sound')
  expect(linkTo('Upgrade to Pro')).toBeUndefined()
  await page.leave()
})

test('a founder is thanked, wears the badge and chooses whether the wall names them', async () => {
  const page = await openProfile(FOUNDER)
  await page.says('Thank you for being a Founder.')
  expect(document.querySelector('.pill-founder')?.textContent).toBe('Founder')
  server.answers.set('/api/account', { body: {} })
  const box = await page.find('.wall-choice input')
  await act(async () => box.click())
  await page.until('the choice sent', () => server.asked('/api/account').length === 1)
  expect(server.asked('/api/account')[0]).toMatchObject({ method: 'PATCH', body: { onFounderWall: true } })
  expect(box instanceof HTMLInputElement && box.checked).toBe(true)
  await page.leave()
})

test('a choice for the wall that did not arrive is taken back, and says so', async () => {
  const page = await openProfile(FOUNDER)
  await page.says('Thank you for being a Founder.')
  server.answers.set('/api/account', 'no network')
  const box = await page.find('.wall-choice input')
  await act(async () => box.click())
  await page.says('Network error. Please check your connection. The wall is as it was.')
  expect(box instanceof HTMLInputElement && box.checked).toBe(false)
  await page.leave()
})

test("Sign Out asks 'Are you sure you want to sign out?' first", async () => {
  const page = await openProfile()
  await page.press('Sign Out')
  await page.says('Are you sure you want to sign out?')
  await page.press('Stay signed in')
  expect(server.asked('/api/account/logout').length).toBe(0)
  const button = await page.find('.sign-out-row > button')
  await act(async () => button.click())
  const dialog = await page.find('dialog .btn.primary')
  await act(async () => dialog.click())
  await page.until('home', () => page.place() === '/')
  await page.until('the logout', () => server.asked('/api/account/logout').length === 1)
  await page.until('the copy gone', () => readKeptUser() === undefined)
  await page.leave()
})

test('a new name goes out and shows everywhere at once', async () => {
  const page = await openProfile()
  await openForm(page, 'Change name')
  await page.type('name', '  Mary  ')
  server.answers.set('/api/account', {
    body: { account: { ...MARIA, uid: `u${accounts}`, displayName: 'Mary' } },
  })
  await page.submit()
  await page.says('Your name is changed.')
  expect(server.asked('/api/account')[0]).toMatchObject({ method: 'PATCH', body: { displayName: 'Mary' } })
  expect(document.querySelector('h1')?.textContent).toBe('Mary')
  expect(readKeptUser()?.displayName).toBe('Mary')
  await page.leave()
})

test('a name that did not arrive stays in the field', async () => {
  const page = await openProfile()
  await openForm(page, 'Change name')
  await page.type('name', 'Mary')
  server.answers.set('/api/account', 'no network')
  await page.submit()
  await page.says('Network error. Please check your connection.')
  expect(await page.value('name')).toBe('Mary')
  await page.leave()
})

test('a new password needs the old one, 6 characters and itself again', async () => {
  const page = await openProfile()
  await openForm(page, 'Change password')
  await page.type('next', '12345')
  await page.type('again', '123456')
  await page.submit()
  await page.says('Please enter your current password.')
  await page.says('A password needs at least 6 characters.')
  await page.says('Passwords do not match!')
  expect(server.asked('/api/account/password').length).toBe(0)

  await page.type('current', 'secret1')
  await page.type('next', 'secret2')
  await page.type('again', 'secret2')
  server.answers.set(
    '/api/account/password',
    refusal(401, 'wrong-password', 'Incorrect password. Please try again.'),
  )
  await page.submit()
  await page.says('Incorrect password. Please try again.')
  server.answers.set('/api/account/password', { body: {} })
  await page.submit()
  await page.says('Your password is changed. Every other device is signed out.')
  expect(server.asked('/api/account/password').at(-1)?.body).toEqual({ current: 'secret1', next: 'secret2' })
  await page.leave()
})

test('the export is downloaded as a JSON file of what the server holds', async () => {
  const page = await openProfile()
  const held = { exportedAt: '2026-11-20T10:00:00.000Z', usage: [] }
  server.answers.set('/api/account/export', { body: held })
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:x'
  })
  await page.press('Export my data')
  await page.says('candi-account.json is in your downloads.')
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(held)
  vi.restoreAllMocks()
  await page.leave()
})

test('deleting says what goes and what stays, needs the password, and ends at the goodbye', async () => {
  const page = await openProfile()
  await page.press('Delete… my account')
  for (const text of [
    'Removed at once, and not to be brought back',
    'Name, email, password and every session',
    'Your name on the founder wall',
    'What stays',
    'Entries in the audit log, with a bare number in your place',
    'Cases, cars and drafts in this browser; you can clear them next',
  ])
    await page.says(text)
  await page.submit()
  await page.says('Please enter your password.')
  expect(server.asked('/api/account').length).toBe(0)

  await page.type('password', 'wrong-one')
  server.answers.set('/api/account', refusal(401, 'wrong-password', 'Incorrect password. Please try again.'))
  await page.submit()
  await page.says('Incorrect password. Please try again. Your account stands as it was.')

  server.answers.set('/api/account', 'no network')
  await page.submit()
  await page.says(
    'Network error. Please check your connection. So we cannot tell whether your account was deleted.',
  )
  expect(page.said('Your account stands as it was.')).toBe(false)

  server.answers.set('/api/account', { body: {} })
  server.answers.set('/api/account/session', { body: { account: null } })
  await page.type('password', 'secret1')
  await page.submit()
  await page.says('Your account is deleted.')
  expect(server.asked('/api/account').at(-1)).toMatchObject({
    method: 'DELETE',
    body: { password: 'secret1' },
  })
  expect(page.place()).toBe('/goodbye')
  await page.until('the copy gone', () => readKeptUser() === undefined)
  await page.leave()
})
