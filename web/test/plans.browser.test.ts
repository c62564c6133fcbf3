import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { newEmail } from './new-email.ts'
import { violationsInBothThemes } from './violations.ts'
import { visitor } from './visit.ts'

const product = inject('product')

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)
/** It is marked for two seconds: looked for in the page itself, which misses nothing while this process is held up. */
const isCalled = (page: Page) =>
  page.waitForFunction(() => document.querySelector('#founder.is-called') !== null)

test('the Founder button leads a newcomer through sign-up back to the highlighted card', async () => {
  const { open } = await visitor({ viewport: { width: 390, height: 844 } }, product.address)
  const page = await open('/plans')
  await page.getByRole('button', { name: 'Become a Founder' }).click()
  await at(page, '/login')
  await page.getByRole('link', { name: 'Sign up, it is free' }).click()
  await page.getByLabel('Full name').fill('Maria Gonzalez')
  await page.getByLabel('Email', { exact: true }).fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('secret1')
  await page.getByLabel('Confirm password', { exact: true }).fill('secret1')
  await page.getByRole('checkbox').check()
  await Promise.all([
    isCalled(page),
    page.locator('main').getByRole('button', { name: 'Sign Up', exact: true }).click(),
  ])
  await at(page, '/plans')
  const card = page.locator('#founder.is-called')
  await expect
    .poll(() => page.locator('#founder').evaluate((place) => place.getBoundingClientRect().top))
    .toBeLessThan(200)
  await card.waitFor({ state: 'detached' })
  // The wish is spent: a reload highlights nothing.
  await page.reload()
  await page.getByText('Payment is not set up on this server.').waitFor()
  expect(await card.count()).toBe(0)
})

test('under reduced motion the card is reached without smooth scrolling, and marked all the same', async () => {
  const { open, context } = await visitor({ reducedMotion: 'reduce' }, product.address)
  const email = newEmail()
  const answer = await context.request.post(`${product.address}/api/account/register`, {
    headers: { origin: product.address },
    data: { displayName: 'Maria Gonzalez', email, password: 'secret1' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  // Making the account has signed it in.
  await context.clearCookies()
  await context.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      if (typeof options === 'object') document.documentElement.dataset.scrolled = options.behavior ?? ''
      scroll.call(this, options)
    }
  })
  const page = await open('/plans')
  await page.getByRole('button', { name: 'Become a Founder' }).click()
  await at(page, '/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('secret1')
  await Promise.all([
    isCalled(page),
    page.locator('main').getByRole('button', { name: 'Login', exact: true }).click(),
  ])
  await at(page, '/plans')
  // It is marked first and scrolled to then.
  await expect.poll(() => page.locator('html').getAttribute('data-scrolled')).toBe('instant')
})

for (const path of ['/plans', '/donate', '/terms', '/privacy', '/no-such-page'])
  test(`axe finds nothing on ${path} at 320 px, light and dark, and nothing sticks out`, async () => {
    const viewport = { width: 320, height: 800 }
    const { open } = await visitor({ viewport, reducedMotion: 'reduce' }, product.address)
    const page = await open(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

test('the contents of the terms lead to their sections, below the header', async () => {
  // Without smooth scrolling, which passes by every place on its way.
  const { open } = await visitor({ reducedMotion: 'reduce' }, product.address)
  const page = await open('/terms')
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'What we answer for' })
    .click()
  const top = () =>
    page
      .getByRole('heading', { name: 'What we answer for' })
      .evaluate((place) => place.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(300)
  await expect.poll(top).toBeGreaterThan(72)
  expect(new URL(page.url()).hash).toBe('#liability')
})
