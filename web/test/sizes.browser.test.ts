import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BRAKES, say, visitor } from './visit.ts'

/** What sticks out of the window on the right; text cut off by its own box counts too. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr'))
      // A drawing may run out of the window; words and what is pressed may not.
      .filter((element) => element.textContent?.trim() || element.matches('input, button, textarea'))
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent}`)
    return scrollWidth > clientWidth ? ['the page', ...wide.slice(0, 5)] : wide.slice(0, 5)
  })

const WINDOWS = [
  ['320 px', { viewport: { width: 320, height: 640 } }],
  ['200 % zoom of 1280', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
  ['390 px', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const

for (const [name, options] of WINDOWS) {
  test(`nothing has to be scrolled sideways at ${name}`, async () => {
    const { open } = await visitor(options)
    const home = await open('/')
    await home.getByRole('heading', { level: 1 }).waitFor()
    expect(await overflow(home)).toEqual([])

    const page = await open()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await overflow(page)).toEqual([])
    await say(page, `${BRAKES} ${'x'.repeat(300)}`)
    for (const summary of await page.locator('#sheet summary').all()) await summary.click()
    expect(await overflow(page)).toEqual([])
    await page.locator('button.car').click()
    await page.getByRole('dialog', { name: 'Your car' }).waitFor()
    expect(await overflow(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Cases' }).click()
    await page.getByRole('dialog', { name: 'Your cases' }).locator('.case-entry').waitFor()
    expect(await overflow(page)).toEqual([])
  })
}

test('on a phone the pinned verdict leads to the sheet and back', async () => {
  const { open } = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await open()
  await say(page, BRAKES)
  const pin = page.locator('.pin')
  const isPinned = async () => (await pin.boundingBox())?.y
  await pin.getByText('Sheet').waitFor()
  await pin.tap()
  await pin.getByText('Chat').waitFor()
  expect(await isPinned()).toBe(0)
  await page.getByRole('heading', { name: 'What this rests on' }).scrollIntoViewIfNeeded()
  expect(await isPinned()).toBe(0)
  await pin.tap()
  await pin.getByText('Sheet').waitFor()
  expect(await page.locator('.open-question').isVisible()).toBe(true)
})

test('every control on a phone is big enough for a thumb', async () => {
  const { open } = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await open()
  await say(page, BRAKES)
  const small = await page.locator('button:visible, summary:visible').evaluateAll((controls) =>
    controls
      .filter((control) => !control.matches('.link, .term'))
      .map((control) => {
        const { height, width } = control.getBoundingClientRect()
        const reach = Number.parseFloat(getComputedStyle(control, '::after').height) || 0
        return { name: control.textContent, height: Math.max(height, reach), width }
      })
      .filter(({ height, width }) => height < 43.5 || width < 43.5),
  )
  expect(small).toEqual([])
})
