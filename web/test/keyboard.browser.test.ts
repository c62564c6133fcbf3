import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answered, BRAKES, causes, headline, movedCauses, say, textOf, visitor } from './visit.ts'

/** What has the focus, by the name that a screen reader would say, and whether it can be seen to have it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', seen: false }
    // Some controls draw the ring around what holds them: the box of a composer, the word of a radio.
    const drawn = [element, element.nextElementSibling, element.closest('.box, .ask')].filter(
      (one) => one !== null,
    )
    const seen = drawn.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : []
    const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? ''
    return { name: name.trim(), seen }
  })

/** Tabs forward to a control. The focus must be visible at every stop and never fall off the page. */
async function tabTo(page: Page, name: RegExp) {
  for (let steps = 0; steps < 120; steps++) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (now.name === '') continue // the browser's own frame, between the last control and the first
    expect(now).toEqual({ name: now.name, seen: true })
    if (name.test(now.name)) return
  }
  throw new Error(`Tab never came to ${name}`)
}
const isSomewhere = async (page: Page) => expect((await focused(page)).name).not.toBe('')

test('the whole journey goes by keyboard, and the focus is never lost', async () => {
  const { open } = await visitor()
  const page = await open('/')
  await tabTo(page, /^What is your car doing/)
  await page.keyboard.type(BRAKES)
  await page.keyboard.press('Enter')
  await headline(page).waitFor()
  await answered(page)
  const first = await causes(page)

  await tabTo(page, /^Yes$/)
  await page.keyboard.press('Enter')
  await page.locator('.answered .picked').waitFor()
  await isSomewhere(page)
  await answered(page)
  const afterYes = await movedCauses(page, first)

  await page.locator('.log').focus()
  await tabTo(page, /^Change/)
  await page.keyboard.press('Enter')
  await isSomewhere(page)
  await tabTo(page, /^No$/)
  await page.keyboard.press('Enter')
  await isSomewhere(page)
  await movedCauses(page, afterYes)
  expect(await textOf(page.locator('.answered .picked').first())).toBe('No')

  await tabTo(page, /^Message$/)
  await page.keyboard.type('is it safe to drive to work?')
  await page.keyboard.press('Enter')
  await page.locator('.theirs .prose').nth(2).waitFor()
  await answered(page)
  expect((await focused(page)).name).toBe('Message')

  await tabTo(page, /^What decided this|^What this is/)
  await page.keyboard.press('Enter')
  await isSomewhere(page)
  await tabTo(page, /^Copy text$/)
  await tabTo(page, /^No$/)
  await page.keyboard.press('Enter')
  await isSomewhere(page)
  await page.locator('#sheet').getByText('Set by you').first().waitFor()
  await isSomewhere(page)
})

test('panels take the focus, keep it and give it back on Escape', async () => {
  const { open } = await visitor()
  const page = await open()
  for (const [button, field] of [
    [/car/i, /^(Year|Close)$/],
    [/^Cases$/, /^(Close|New case)$/],
  ] as const) {
    await tabTo(page, button)
    const opener = (await focused(page)).name
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await tabTo(page, field)
    for (let steps = 0; steps < 25; steps++) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(async () => (await focused(page)).name).toBe(opener)
  }
})

test('the skip link is the first stop of the start page', async () => {
  const { open } = await visitor()
  const page = await open('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toEqual({ name: 'Skip to content', seen: true })
})

test('on a phone nothing that takes the focus hides behind the pinned line or the composer', async () => {
  const { open } = await visitor({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await open()
  await page.keyboard.press('Tab')
  await say(page, BRAKES)
  const hidden: string[] = []
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body || element.matches('.log')) return ''
      const { left, top, width, height } = element.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      const isSeen = there !== null && (element.contains(there) || there.contains(element))
      return isSeen ? '' : (element.textContent ?? '')
    })
    if (covered) hidden.push(covered)
  }
  expect(hidden).toEqual([])
})
