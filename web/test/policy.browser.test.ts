import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { BRAKES, say, visitor } from './visit.ts'

const PAGES = [
  '/',
  '/plans',
  '/accuracy',
  '/donate',
  '/login',
  '/register',
  '/forgot-password',
  '/terms',
  '/privacy',
]
const LATER_PAGES = [
  '/founders',
  '/quote',
  '/verify-email',
  '/reset-password',
  '/upload',
  '/diagnose',
  '/nowhere',
]

/** Every breach of the policy that the browser noticed, and every warning about the headers themselves. */
async function watched(page: Page) {
  const noticed: string[] = []
  page.on('console', (message) => {
    if (/policy/i.test(message.text())) noticed.push(message.text())
  })
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
    ),
  )
  return noticed
}

describe('the content security policy, without unsafe-inline', () => {
  it('is kept by every page, and the browser knows every word of the headers', async () => {
    const { context, address } = await visitor()
    const page = await context.newPage()
    const noticed = await watched(page)
    for (const path of [...PAGES, ...LATER_PAGES]) {
      const answer = await page.goto(new URL(path, address).href)
      await page.waitForLoadState('load')
      await page.locator('main, [role="main"], #root > *').first().waitFor()
      const policy = answer?.headers()['content-security-policy'] ?? ''
      expect(policy, path).toContain("style-src 'self'")
      expect(policy, path).not.toContain('unsafe')
      expect(noticed, path).toEqual([])
    }
  }, 120_000)

  it('lets a conversation, its sheet and its dialogs be drawn, and dialogs hold the page still', async () => {
    const { context, address } = await visitor()
    const page = await context.newPage()
    const noticed = await watched(page)
    await page.goto(new URL('/diagnose', address).href)
    await say(page, BRAKES)
    // Widths and places that React sets are styles of elements, which the policy lets code set.
    const range = page.locator('.range').first()
    await expect.poll(() => range.evaluate((element) => element.style.length)).toBeGreaterThan(0)
    await page
      .getByRole('button', { name: /car|vehicle/i })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
    expect(await page.evaluate(() => document.querySelectorAll('style').length)).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
    expect(noticed).toEqual([])
  }, 120_000)
})
