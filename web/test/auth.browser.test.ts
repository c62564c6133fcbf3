import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedLink } from './mailbox.ts'
import { newEmail } from './new-email.ts'
import { type Product, startProduct } from './product.ts'
import { saysForAMoment } from './says-for-a-moment.ts'
import { violationsOfAllRulesInBothThemes } from './violations.ts'
import { visitor } from './visit.ts'

// A product of its own: the tries that these journeys use up must not lock out other tests of the same address.
let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const newcomer = (options = {}) => visitor(options, product.address)
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)
const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click()
const message = (page: Page) => page.locator('.alert-text')

async function register(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Maria Gonzalez')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('secret1')
  await page.getByLabel('Confirm password', { exact: true }).fill('secret1')
  await page.getByRole('checkbox').check()
  await press(page, 'Sign Up')
  await at(page, '/plans')
}
/** The same where the sign-up is not what is tested: who has an account, and is signed out. */
async function registered(email: string) {
  const visit = await newcomer()
  const answer = await visit.context.request.post(`${product.address}/api/account/register`, {
    headers: { origin: product.address },
    data: { displayName: 'Maria Gonzalez', email, password: 'secret1' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await visit.context.clearCookies()
  return visit
}
async function logIn(page: Page, email: string, password: string, remember = false) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Remember me').setChecked(remember)
  await press(page, 'Login')
}
async function signOut(page: Page) {
  await page.locator('.user-button').click()
  await page.locator('.drop-menu').getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'No, it is mine' }).click()
  await page.locator('.site-account').getByRole('link', { name: 'Login' }).waitFor()
}

test('register, verify by the received mail, sign out, log in to the remembered page, reset', async () => {
  const { open } = await newcomer()
  const email = newEmail()
  const page = await open('/register')
  await register(page, email)
  await page.getByText('Please verify your email to use all features.').waitFor()

  const verifying = await mailedLink(product.data, email, '/verify-email')
  await Promise.all([
    saysForAMoment(page, 'Your email is verified. Redirecting...'),
    page.goto(product.address + verifying),
  ])
  await at(page, '/plans')
  expect(await page.locator('.verify-banner').count()).toBe(0)
  await signOut(page)
  expect(new URL(page.url()).pathname).toBe('/')

  await page.goto(`${product.address}/my-car?tab=recordings`)
  await at(page, '/login')
  await page.reload()
  await Promise.all([saysForAMoment(page, 'Login successful! Redirecting...'), logIn(page, email, 'secret1')])
  await at(page, '/my-car')
  expect(new URL(page.url()).search).toBe('?tab=recordings')
  // The user button leads to the profile at the first click and leaves its menu open.
  await page.locator('.user-button').click()
  await at(page, '/profile')
  await page.locator('.drop-menu').getByRole('link', { name: 'Profile' }).waitFor()
  await page.goBack()
  await at(page, '/my-car')
  await page.locator('.user-button').press('Escape')

  await page.goto(`${product.address}/forgot-password`)
  await page.getByLabel('Email').fill(email)
  await press(page, 'Send Reset Link')
  await page.getByText('Password reset email sent!').waitFor()
  const link = await mailedLink(product.data, email, '/reset-password')
  await page.goto(product.address + link)
  await page.getByLabel('New password', { exact: true }).fill('secret2')
  await page.getByLabel('Confirm password', { exact: true }).fill('secret2')
  await press(page, 'Change password')
  await at(page, '/login')
  await page.goto(product.address + link)
  await page.getByLabel('New password', { exact: true }).fill('secret3')
  await page.getByLabel('Confirm password', { exact: true }).fill('secret3')
  await press(page, 'Change password')
  await page.getByRole('heading', { name: 'This link no longer works.' }).waitFor()

  await page.goto(`${product.address}/login`)
  await logIn(page, email, 'secret2')
  await at(page, '/plans')
})

test("without 'Remember me' the session ends with the browser, with it the cookie stays", async () => {
  const email = newEmail()
  const { context } = await registered(email)
  const page = await context.newPage()
  for (const remember of [false, true]) {
    await page.goto(`${product.address}/login`)
    await logIn(page, email, 'secret1', remember)
    await at(page, '/plans')
    const cookie = (await context.cookies()).find(({ name }) => name.includes('session_token'))
    expect([cookie?.httpOnly, cookie?.sameSite, (cookie?.expires ?? 0) > 0]).toEqual([true, 'Lax', remember])
    await page.locator('.user-button').click()
    await page.locator('.drop-menu').getByRole('button', { name: 'Sign Out' }).click()
    await page.locator('.site-account').getByRole('link', { name: 'Login' }).waitFor()
  }
})

test('an account that nobody has is told apart from a wrong password, and the sixth try shows a lock', async () => {
  const email = newEmail()
  const { open } = await registered(email)
  const page = await open('/login')
  await logIn(page, newEmail(), 'secret1')
  await expect
    .poll(() => message(page).textContent())
    .toBe('No account found with this email. Please register first.')
  for (let tries = 0; tries < 6; tries++) {
    if (await page.locator('.lock-line').count()) break
    await logIn(page, email, 'secret9')
    await page.getByText(/Incorrect password|Too many failed/).waitFor()
    await expect.poll(() => message(page).textContent()).not.toBe('Signing you in...')
  }
  expect(await message(page).textContent()).toBe('Too many failed attempts. Please try again later.')
  expect(await page.getByRole('timer').textContent()).toMatch(/^1[0-5]:\d\d$/)
  expect(await page.getByRole('button', { name: 'Login' }).getAttribute('aria-disabled')).toBe('true')
})

test('the whole login goes by keyboard, and a field that is wrong takes the focus', async () => {
  const { open } = await newcomer()
  const page = await open('/login')
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.press('Enter')
  const focused = page.locator(':focus')
  await expect.poll(() => focused.getAttribute('name')).toBe('email')
  expect(await focused.getAttribute('aria-invalid')).toBe('true')
})

const SCREENS = ['/login', '/register', '/forgot-password', '/reset-password?token=t', '/verify-email']

test('at 320 px no auth screen scrolls sideways', async () => {
  const { open } = await newcomer({ viewport: { width: 320, height: 640 } })
  const page = await open('/login')
  for (const path of SCREENS) {
    await page.goto(product.address + path)
    await page.locator('main h1').waitFor()
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
  }
})

for (const width of [390, 1440])
  test(`axe finds nothing on the auth screens at ${width} px, light and dark`, async () => {
    const { open } = await newcomer({
      viewport: { width, height: 1400 },
      reducedMotion: 'reduce',
    })
    const page = await open('/login')
    for (const path of SCREENS) {
      await page.goto(product.address + path)
      await page.locator('main h1').waitFor()
      await page.locator('.consent').waitFor()
      const button = page.locator('main button[type="submit"]')
      // Pressed by hand: a held button is aria-disabled and still says why.
      if (await button.count()) await button.press('Enter')
      if (width < 900) await page.getByRole('button', { name: 'Menu' }).click()
      expect(await violationsOfAllRulesInBothThemes(page), path).toEqual([])
    }
  })
