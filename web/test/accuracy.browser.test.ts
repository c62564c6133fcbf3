import { expect, test } from 'vitest'
import { violationsOfAllRulesInBothThemes } from './violations.ts'
import { visitor } from './visit.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const

for (const [name, options] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)
  test(`on ${name} the two figures and the two promises stand in the first view of Home, above the question about cookies`, async () => {
    const { open } = await visitor({ ...options, reducedMotion: 'reduce' })
    const page = await open('/')
    const cookies = page.getByRole('region', { name: 'Cookies', exact: true })
    await cookies.waitFor()
    const proof = page.locator('.proof')
    expect(await proof.locator('dd').allTextContents()).toEqual([
      expect.stringMatching(/^\d+%$/),
      expect.stringMatching(/^\d+%$/),
    ])
    for (const promise of ['Nothing you write is stored.', 'No workshop pays us.'])
      expect(await proof.textContent()).toContain(promise)
    const box = await proof.boundingBox()
    const notice = await cookies.boundingBox()
    // What is drawn last may touch the notice by the air around its letters.
    expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThan((notice?.y ?? 0) + 8)
  })

test('from Home the figures lead to how they were measured, which can be opened by keyboard and read on a phone', async () => {
  const { open } = await visitor({ ...PHONE, reducedMotion: 'reduce' })
  const page = await open('/')
  await page.getByRole('region', { name: 'Cookies', exact: true }).waitFor()
  await page.getByRole('link', { name: 'How we measured' }).click()
  await page.getByRole('heading', { level: 1, name: /^How often we are right/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/accuracy')
  const byProblem = page.getByRole('table', { name: 'Dangers by problem' })
  expect(await byProblem.isVisible()).toBe(false)
  await page.getByText('The same by problem').focus()
  await page.keyboard.press('Enter')
  await byProblem.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('without a script every figure can be read', async () => {
  const { open } = await visitor({ javaScriptEnabled: false })
  const page = await open('/accuracy')
  expect(await page.locator('.main-figure').allTextContents()).toHaveLength(2)
  expect(await page.getByRole('table', { name: 'Dangers by kind' }).isVisible()).toBe(true)
})

for (const width of [320, 1440])
  test(`axe finds nothing on /accuracy at ${width} px, light and dark, and nothing sticks out`, async () => {
    // Tall enough for the question about cookies to cover nothing that is measured.
    const viewport = { width, height: 12_000 }
    const { open } = await visitor({ viewport, reducedMotion: 'reduce' })
    const page = await open('/accuracy')
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const summary of await page.locator('main summary').all()) await summary.click()
    expect(await violationsOfAllRulesInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
