import { createHmac, randomUUID } from 'node:crypto'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administer } from './command-line.ts'
import { type Product, startProduct } from './product.ts'
import { violationsInBothThemes } from './violations.ts'
import { visitor } from './visit.ts'

const SECRET = 'whsec_of_the_journeys'
const PASSWORD = 'correct horse'

let product: Product
beforeAll(async () => {
  product = await startProduct(0, { STRIPE_WEBHOOK_SECRET: SECRET })
})
afterAll(() => product.stop())

/** `candi admin …` beside the running server, as an operator types it. */
const candi = (...given: string[]) => administer(product, ...given)

/** Somebody with an account, signed in. */
async function enter(options: BrowserContextOptions = {}) {
  const visit = await visitor(options, product.address)
  const email = `${randomUUID()}@example.org`
  const answer = await visit.context.request.post(`${product.address}/api/account/register`, {
    headers: { origin: product.address },
    data: { displayName: 'Ann Driver', email, password: PASSWORD },
  })
  expect(answer.status()).toBe(200)
  const { account } = await answer.json()
  return { ...visit, email, uid: String(account.uid) }
}

/** What the payment service sends when a founder has paid, signed as it signs. */
async function payFounder(uid: string, secret = SECRET) {
  const seconds = Math.floor(Date.now() / 1000)
  const session = {
    id: `cs_${uid}`,
    mode: 'payment',
    payment_status: 'paid',
    client_reference_id: uid,
    payment_intent: `pi_${uid}`,
    currency: 'usd',
    amount_subtotal: 5_000,
  }
  const body = JSON.stringify({
    id: `evt_${uid}`,
    object: 'event',
    type: 'checkout.session.completed',
    created: seconds,
    data: { object: session },
  })
  const mark = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return fetch(`${product.address}/api/webhooks/payment`, {
    method: 'POST',
    body,
    headers: { 'stripe-signature': `t=${seconds},v1=${mark}` },
  })
}

const plan = (page: Page) => page.locator('.plan-card h2')
// Well below the 25 s for which the page has its long poll held: without a notice of the change it would come later.
const soon = { timeout: 15_000 }

test('a tier given on the command line stands in an open browser, without a reload', async () => {
  const { open, email } = await enter()
  const page = await open('/profile')
  await expect.poll(() => plan(page).textContent()).toBe('Free')
  const { stdout } = await candi('grant', email, 'founder')
  expect(stdout).toContain(`${email} has Founder now`)
  await expect.poll(() => plan(page).textContent(), soon).toBe('Founder')
})

test('a founder’s signed payment stands in an open browser, without a reload; a forged one does nothing', async () => {
  const { open, uid } = await enter()
  const page = await open('/profile')
  await expect.poll(() => plan(page).textContent()).toBe('Free')
  expect((await payFounder(uid, 'whsec_guessed')).status).toBe(400)
  expect((await payFounder(uid)).status).toBe(200)
  expect((await payFounder(uid)).status).toBe(200)
  await expect.poll(() => plan(page).textContent(), soon).toBe('Founder')
})

test('the first administrator is made on the command line, and disables an account by keyboard alone', async () => {
  const bob = await enter()
  const ada = await enter()
  const closed = await ada.open('/admin')
  await closed.getByRole('heading', { name: 'This page is for administrators.' }).waitFor()
  await candi('make-admin', ada.email)

  const page = await ada.open('/admin')
  await page.getByLabel('Address or name').fill(bob.email)
  await page.keyboard.press('Enter')
  const change = page.getByRole('button', { name: `Change ${bob.email}` })
  await change.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Disable account' }).focus()
  await page.keyboard.press('Enter')
  // The focus stands on the way back; the deed is one step before it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Back')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByText(`${bob.email} is disabled; every session has ended.`).waitFor()
  await expect.poll(() => change.evaluate((button) => button === document.activeElement)).toBe(true)

  const session = await bob.context.request.get(`${product.address}/api/account/session`)
  expect(await session.json()).toEqual({ account: null })
  await page.getByRole('region', { name: 'Log' }).getByText('Account disabled').waitFor()
})

test('a founder who opts in stands on the wall', async () => {
  const { context, open, email } = await enter()
  await candi('grant', email, 'founder')
  // Letters alone: a name with more than six digits is a number to call, and refused.
  const name = `Founder ${randomUUID().replaceAll(/[\d-]/g, '').slice(0, 8)}x`
  const changed = await context.request.patch(`${product.address}/api/account`, {
    headers: { origin: product.address },
    data: { displayName: name, onFounderWall: true },
  })
  expect(changed.ok()).toBe(true)
  const wall = await open('/founders')
  await wall.getByRole('region', { name: 'Founders' }).getByText(name).waitFor()
})

test('axe finds nothing on the founder wall and in administration, light and dark; both hold 320 px', async () => {
  const { open, email } = await enter({
    viewport: { width: 320, height: 800 },
    reducedMotion: 'reduce',
  })
  await candi('make-admin', email)
  const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
  const wall = await open('/founders')
  await wall.locator('.wall-names, .wall-note').first().waitFor()
  expect(await violationsInBothThemes(wall)).toEqual([])
  expect(await width(wall)).toBe(320)
  const page = await open('/admin')
  await page.locator('.admin-audit').waitFor()
  expect(await violationsInBothThemes(page)).toEqual([])
  expect(await width(page)).toBe(320)
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  expect(await violationsInBothThemes(page)).toEqual([])
})
