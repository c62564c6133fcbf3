import { expect, test } from 'vitest'
import { say, visitor } from './visit.ts'

test('on a phone the card comes before everything else, and no question after it', async () => {
  const { open } = await visitor({ viewport: { width: 390, height: 844 } })
  const page = await open()
  await say(page, 'smoke is pouring out from under the hood')
  const card = page.locator('.log .emergency')
  await card.waitFor()
  const call = card.locator('a[href^="tel:"]').first()
  expect(await call.getAttribute('href')).toBe('tel:18002224357')
  const box = await call.boundingBox()
  // In view without scrolling, and large enough for a thumb.
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(44)
  expect(await page.locator('[role=alert]', { hasText: 'Switch off and get everyone out' }).count()).toBe(1)
  expect(await page.locator('.open-question').count()).toBe(0)
  expect(await page.locator('.sheet .emergency').count()).toBe(1)
})
