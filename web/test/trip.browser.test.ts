import { expect, test } from 'vitest'
import { violationsInBothThemes } from './violations.ts'
import { BRAKES, headline, say, sheet, textOf, visitor } from './visit.ts'

test('whether one gets home is answered by keyboard on a phone, and never softer than the verdict', async () => {
  const { open, context } = await visitor({ viewport: { width: 390, height: 844 } })
  const page = await open()
  await say(page, BRAKES)
  expect(await textOf(headline(page))).toBe('Only to the nearest workshop')

  const door = sheet(page).getByRole('button', { name: 'Can I get home?' })
  await door.focus()
  await page.keyboard.press('Enter')
  const panel = sheet(page).getByRole('region', { name: 'Can I get home?' })
  const answer = panel.locator('[aria-live=polite]')
  await expect.poll(() => textOf(answer)).toMatch(/^Only to the nearest workshop.* at 30 mph at most\.$/)
  expect(await door.getAttribute('aria-expanded')).toBe('true')

  // What is asked on the way is asked of nobody: every answer is there already.
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  const distance = panel.getByRole('spinbutton', { name: 'How far, in miles' })
  await distance.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('30')
  await expect.poll(() => textOf(answer)).toMatch(/^No\. More than 10 miles is too far/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('3')
  await expect.poll(() => textOf(answer)).toMatch(/^Only to/)
  for (const name of ['Freeway', 'After dark', 'Trailer']) {
    const chip = panel.getByRole('button', { name })
    await chip.focus()
    await page.keyboard.press('Space')
    expect(await chip.getAttribute('aria-pressed')).toBe('true')
    expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(43.5)
  }
  expect(await textOf(answer)).toMatch(/^No, not on the freeway, not in the dark and not with a trailer/)
  expect(await panel.getByRole('textbox').inputValue()).toContain('has to be towed')
  expect(asked).toEqual([])

  expect(await violationsInBothThemes(page, '.trip-panel')).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0)
})
