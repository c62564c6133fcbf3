import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { newEmail } from './new-email.ts'
import { violationsInBothThemes } from './violations.ts'
import { visitor } from './visit.ts'

const product = inject('product')

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)

/** A browser whose visitor has an account, opened at the profile. */
async function openProfile(options = {}) {
  const email = newEmail()
  const { context, open } = await visitor({ acceptDownloads: true, ...options }, product.address)
  const answer = await context.request.post(`${product.address}/api/account/register`, {
    headers: { origin: product.address },
    data: { displayName: 'Maria Gonzalez', email, password: 'secret1' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const page = await open('/profile')
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  return { page, context, email }
}

test('name and password change, the data is exported, and the account deleted for good', async () => {
  const { page, context, email } = await openProfile()
  await page.getByText('Not verified').waitFor()
  await page.getByText('10,000 of 10,000 tokens left').waitFor()

  await page.getByRole('button', { name: 'Change name' }).click()
  await page.getByLabel('Display name').fill('Mary G')
  await page.getByLabel('Display name').press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Mary G' }).waitFor()
  await page.locator('.user-button', { hasText: 'Mary G' }).waitFor()

  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password', { exact: true }).fill('secret1')
  await page.getByLabel('New password', { exact: true }).fill('secret2')
  await page.getByLabel('New password again', { exact: true }).fill('secret2')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByText('Your password is changed. Every other device is signed out.').waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('candi-account.json')
  const held = JSON.parse(await text(await download.createReadStream()))
  expect(held.account).toMatchObject({ email, displayName: 'Mary G' })

  await page.getByRole('button', { name: 'Delete… my account' }).click()
  await page.getByLabel('Your password', { exact: true }).fill('secret1')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('Incorrect password. Please try again. Your account stands as it was.').waitFor()
  await page.getByLabel('Your password', { exact: true }).fill('secret2')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('heading', { name: 'Your account is deleted.' }).waitFor()
  await page.locator('.site-account').getByRole('link', { name: 'Login' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('candi.user'))).toBeNull()
  await page.getByRole('button', { name: 'Clear this browser too' }).click()
  await page.getByText('Cases, cars and drafts are gone from this browser.').waitFor()

  const again = await context.request.post(`${product.address}/api/account/login`, {
    headers: { origin: product.address },
    data: { email, password: 'secret2', remember: false },
  })
  expect((await again.json()).error.code).toBe('user-not-found')
})

test("signing out asks 'Are you sure you want to sign out?' and returns to the start page", async () => {
  const { page } = await openProfile()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to sign out?' })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Sign Out', exact: true }).last().click()
  await dialog.getByRole('button', { name: 'Sign Out' }).click()
  await at(page, '/')
  await page.getByRole('dialog', { name: 'Do others use this device?' }).waitFor()
})

test('axe finds nothing on the profile at 320 px, light and dark, and nothing sticks out', async () => {
  const options = { viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' }
  const { page } = await openProfile(options)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('tokens left').waitFor()
  expect(await violationsInBothThemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
