import { expect, test } from 'vitest'
import { violationsOfAllRulesInBothThemes } from './violations.ts'
import { BRAKES, part, say, visitor } from './visit.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const QUOTE = 'Front brake pads and rotors $420\nFuel injection service $199\nShop supplies $22\nTotal $641'

test('on a phone a quote is checked without a case, line by line', async () => {
  const { open } = await visitor({ ...PHONE, reducedMotion: 'reduce' })
  const page = await open('/quote')
  await page.getByRole('textbox', { name: 'The workshop’s quote' }).fill(QUOTE)
  await page.getByRole('button', { name: 'Check the quote' }).click()
  const lines = page.locator('.quote-line')
  await lines.first().waitFor()
  expect(await lines.count()).toBe(3)
  expect(
    await page
      .getByRole('heading', { name: 'What to do first' })
      .evaluate((one) => one === document.activeElement),
  ).toBe(true)
  await page.getByText('The lines add up to the total of $641.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('from the case sheet a quote is compared with the case, and the way leads back', async () => {
  const { open } = await visitor({ reducedMotion: 'reduce' })
  const page = await open('/diagnose')
  await say(page, BRAKES)
  await part(page, 'What it may cost')
    .getByRole('link', { name: 'Got a quote? Check it before you pay' })
    .click()
  await page.getByText('It is compared with your case').waitFor()
  await page.getByRole('textbox', { name: 'The workshop’s quote' }).fill(QUOTE)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const brakes = page.locator('.quote-line').first()
  await brakes.waitFor()
  expect(await brakes.textContent()).toContain('Your case')
  await page.getByRole('link', { name: 'Back to your case' }).click()
  await page.waitForURL('**/diagnose/*')
})

for (const width of [320, 1440])
  test(`axe finds nothing on /quote at ${width} px, light and dark, empty and answered`, async () => {
    const { open } = await visitor({ viewport: { width, height: 6_000 }, reducedMotion: 'reduce' })
    const page = await open('/quote')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await violationsOfAllRulesInBothThemes(page)).toEqual([])
    await page.getByRole('textbox', { name: 'The workshop’s quote' }).fill(QUOTE)
    await page.getByRole('button', { name: 'Check the quote' }).click()
    await page.locator('.quote-line').first().waitFor()
    expect(await violationsOfAllRulesInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
