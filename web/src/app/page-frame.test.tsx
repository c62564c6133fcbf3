import '../../test/own-database.ts'
import { beforeEach, expect, test } from 'vitest'
import { showPage } from '../fixture/show-page.tsx'
import { MARIA, refusal, stubAccount } from '../fixture/stub-account.ts'

let server: ReturnType<typeof stubAccount>
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server = stubAccount()
})
const links = (within: string) =>
  [...document.querySelectorAll(`${within} a`)].map((link) => [link.textContent, link.getAttribute('href')])

test('signed out, the header leads to Plans, Donate, Diagnose, Login and Sign Up, and the logo home', async () => {
  const page = await showPage('/forgot-password')
  await page.says('Forgot your password?')
  expect(links('.site-nav')).toEqual([
    ['Plans', '/plans'],
    ['Donate', '/donate'],
    ['Diagnose', '/diagnose'],
  ])
  expect(links('.site-account')).toEqual([
    ['Login', '/login'],
    ['Sign Up', '/register'],
  ])
  expect(document.querySelector('.brand')?.getAttribute('href')).toBe('/')
  await page.leave()
})

test('the footer leads to privacy, terms and the other pages, and says when support is not set up', async () => {
  const page = await showPage('/forgot-password')
  await page.says('Support not set up on this server')
  expect(links('.site-foot')).toEqual([
    ['Diagnose', '/diagnose'],
    ['Plans', '/plans'],
    ['Accuracy', '/accuracy'],
    ['Articles', '/articles'],
    ['Check a quote', '/quote'],
    ['Donate', '/donate'],
    ['Founder wall', '/founders'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ])
  await page.says('© 2026 CANDI')
  await page.leave()
})

test('signed in, Upload appears, and the first click on the name goes to the profile and leaves the menu open', async () => {
  server = stubAccount(MARIA)
  const page = await showPage('/donate')
  await page.press('Maria Gonzalez')
  await page.until('the profile', () => page.place() === '/profile')
  expect(links('.site-nav').at(-1)).toEqual(['Upload', '/upload'])
  const button = await page.find('.user-button')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const menu = [...document.querySelectorAll('.drop-menu:not([hidden]) li')].map((item) => item.textContent)
  expect(menu).toEqual(['Profile', 'Upload', 'Sign Out'])
  await page.press('Maria Gonzalez')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await page.press('Maria Gonzalez')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await page.key('Escape')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
  await page.leave()
})

test('without a display name the email stands on the button', async () => {
  stubAccount({ ...MARIA, displayName: '' })
  const page = await showPage('/donate')
  await page.until('the email', () => page.named('maria@example.com'))
  await page.leave()
})

test('the menu of small screens opens by its toggle and closes on Escape and on the way elsewhere', async () => {
  const page = await showPage('/forgot-password')
  const sheet = await page.find('#site-menu')
  await page.press('Menu')
  expect(sheet.hidden).toBe(false)
  expect(links('#site-menu').map(([, address]) => address)).toEqual([
    '/diagnose',
    '/plans',
    '/donate',
    '/login',
    '/register',
  ])
  await page.key('Escape')
  expect(sheet.hidden).toBe(true)
  await page.press('Menu')
  await page.router.navigate('/login')
  await page.until('the closed menu', () => sheet.hidden)
  await page.leave()
})

test('the cookie notice stays until either choice, which is kept', async () => {
  for (const choice of ['Essential only', 'Accept all']) {
    localStorage.clear()
    const page = await showPage('/login')
    await page.says('We use cookies to keep you signed in.')
    await page.press(choice)
    expect(page.said('We use cookies')).toBe(false)
    expect(JSON.parse(localStorage.getItem('candi.consent') ?? '')).toMatchObject({
      essential: true,
      analytics: choice === 'Accept all',
      marketing: choice === 'Accept all',
      version: '1.0',
    })
    await page.leave()
    const again = await showPage('/login')
    await again.says('Welcome back.')
    expect(again.said('We use cookies')).toBe(false)
    await again.leave()
  }
})

test('the banner shows for signed-in visitors with an unverified address only, and tells how sending went', async () => {
  const path = '/api/account/verification-email'
  for (const [answer, text] of [
    [{ body: {} }, 'Verification email sent! Please check your inbox and spam folder.'],
    [
      refusal(429, 'too-many-requests', '', 60),
      'Too many requests. Please wait a few minutes before trying again.',
    ],
    ['no network', 'Failed to send verification email. Please try again later.'],
  ] as const) {
    server = stubAccount({ ...MARIA, emailVerified: false })
    server.answers.set(path, answer)
    const page = await showPage('/donate')
    await page.press('Resend verification email')
    await page.says(text)
    expect(server.asked(path).length).toBe(1)
    await page.leave()
  }
  for (const account of [MARIA, null]) {
    stubAccount(account)
    const page = await showPage('/donate')
    expect(document.querySelector('.verify-banner')).toBeNull()
    await page.leave()
  }
})
