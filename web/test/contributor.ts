import type { BrowserContextOptions, Cookie, Page } from 'playwright-core'
import { expect } from 'vitest'
import { askProduct } from './ask-product.ts'
import { newEmail } from './new-email.ts'
import type { ProductPlace } from './product.ts'
import { visitor } from './visit.ts'

/** Opens a page and answers the question about cookies where it is asked. */
const opening = (open: (path: string) => Promise<Page>) => async (path: string) => {
  const page = await open(path)
  const refuse = page.getByRole('button', { name: 'Essential only' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (await refuse.isVisible()) await refuse.click()
  return page
}

/** Somebody with an account at a product where contributions are on. */
export async function member({ address }: ProductPlace, options: BrowserContextOptions = {}) {
  const visit = await visitor(options, address)
  const email = newEmail()
  const answer = await visit.context.request.post(`${address}/api/account/register`, {
    headers: { origin: address },
    data: { displayName: 'Ann Driver', email, password: 'correct horse' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { ...visit, open: opening(visit.open), email }
}

const pros = new Map<string, readonly Cookie[]>()
/**
 * The session of somebody whose plan holds sound and photos. One account for all journeys: cases, recordings and photos
 * are the browser's own, and a product lets one address make twenty accounts.
 */
export async function sessionOfPro(product: ProductPlace): Promise<Cookie[]> {
  const known = pros.get(product.address)
  if (known) return [...known]
  const { context, email } = await member(product)
  await askProduct(product, 'grant', email, 'pro')
  const cookies = await context.cookies()
  pros.set(product.address, cookies)
  return cookies
}

/** Somebody whose plan holds sound and photos, in a browser that knows nothing but the session. */
export async function proMember(product: ProductPlace, options: BrowserContextOptions = {}) {
  const visit = await visitor(options, product.address)
  await visit.context.addCookies(await sessionOfPro(product))
  return { ...visit, open: opening(visit.open) }
}

/** Somebody with an account, as an administrator. */
export async function administrator(product: ProductPlace, options: BrowserContextOptions = {}) {
  const admin = await member(product, options)
  await askProduct(product, 'make-admin', admin.email)
  return admin
}

type Told = { name: string; buffer: Buffer; model?: string; isConfirmed?: boolean }

/** Fills the form of Upload in: an engine that knocks, in a 2014 Honda. */
export async function fillForm(page: Page, { name, buffer, model = 'Civic', isConfirmed }: Told) {
  const severity = page.getByRole('radio', { name: 'Moderate' })
  // A problem that was chosen for the recording before stays chosen.
  if (!(await severity.isVisible())) {
    await page.getByRole('button', { name: /^Engine\/Mechanical/ }).click()
    await page.locator('.pick-problem', { hasText: 'Engine knock or piston slap' }).click()
  }
  await severity.check()
  await page.getByRole('radio', { name: 'Manual Entry' }).check()
  await page.getByLabel(/^Year/).fill('2014')
  await page.getByLabel(/^Make/).fill('Honda')
  await page.getByLabel(/^Model/).fill(model)
  await page.locator('input[name="recording"]').setInputFiles({ name, mimeType: 'audio/wav', buffer })
  await page.locator('.chosen-recording').getByText(name).first().waitFor()
  if (isConfirmed) await page.locator('input[name="confirmed"]').check()
  await page.locator('input[name="consent"]').check()
}

export async function sendRecording(page: Page, told: Told) {
  await fillForm(page, told)
  await page.getByRole('button', { name: 'Upload recording' }).click()
  await page.getByText('Your recording is on its way').waitFor()
}

export const ownRows = (page: Page) => page.locator('.own-list > li')
/** Waits until the newest of one's own recordings stands so. */
export const newestSays = (page: Page, words: string) => ownRows(page).first().getByText(words).waitFor()
