import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { administer } from './command-line.ts'
import type { Product } from './product.ts'
import { visitor } from './visit.ts'

/** Somebody with an account at a product where contributions are on. */
export async function member({ address }: Product, options: BrowserContextOptions = {}) {
  const visit = await visitor(options, address)
  const email = `${randomUUID().slice(0, 8)}@example.org`
  const answer = await visit.context.request.post(`${address}/api/account/register`, {
    headers: { origin: address },
    data: { displayName: 'Ann Driver', email, password: 'correct horse' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const open = async (path: string) => {
    const page = await visit.open(path)
    const refuse = page.getByRole('button', { name: 'Essential only' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (await refuse.isVisible()) await refuse.click()
    return page
  }
  return { ...visit, open, email }
}

/** The same, whose plan holds sound and photos. */
export async function proMember(product: Product, options: BrowserContextOptions = {}) {
  const visit = await member(product, options)
  await administer(product, 'grant', visit.email, 'pro')
  return visit
}

/** The same, as an administrator. */
export async function administrator(product: Product, options: BrowserContextOptions = {}) {
  const admin = await member(product, options)
  await administer(product, 'make-admin', admin.email)
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
