import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdScripts } from './hold-scripts.ts'
import { keptDrafts } from './kept-cases.ts'
import { answered, BRAKES, composer, headline, say, textOf, visitor } from './visit.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** How far what was painted has moved since, as browsers reckon it for their users. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((told) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Two frames, so that what was painted last has been reckoned.
        requestAnimationFrame(() => requestAnimationFrame(() => told(sum)))
      }),
  )
/** What the program of a conversation is fetched as. */
const LIVE = /\/assets\/(live-case|open-case).*\.js$/

test('Diagnose stands from the first byte: header, examples, box and the empty sheet', async () => {
  const { context, open } = await visitor()
  await context.route(/\/assets\/.*\.js$/, (route) => route.abort())
  const page = await open()
  for (const words of ['What is your car doing?', 'For example', 'Name your car'])
    expect(await page.getByText(words).first().isVisible()).toBe(true)
  expect(await page.getByText('The first answer comes with your first sentence.').isVisible()).toBe(true)
  expect(await composer(page).isVisible()).toBe(true)
})

for (const [name, options] of [
  ['a phone', PHONE],
  ['a wide window', { viewport: { width: 1440, height: 900 } }],
] as const) {
  for (const answer of ['', 'kept']) {
    const whom = answer ? 'whoever answered about cookies' : 'a first visitor'
    test(`nothing moves on ${name} while the page comes alive, for ${whom}`, async () => {
      const { context, open } = await visitor(options)
      if (answer) {
        const before = await open()
        await before.getByRole('button', { name: 'Essential only' }).click()
        await before.waitForFunction(() => localStorage.getItem('candi.consent'))
        await before.close()
      }
      const release = await holdScripts(context)
      const page = await open()
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.getByRole('region', { name: 'Cookies', exact: true }).isVisible()).toBe(!answer)
      const live = page.waitForResponse(LIVE)
      release()
      await live
      await page.locator('.token-line').getByText('tokens').waitFor()
      expect(await shiftsOf(page)).toBeLessThan(0.02)
    })
  }
}

test('a sentence typed and sent before the page answers is sent when it does', async () => {
  const { context, open } = await visitor()
  const release = await holdScripts(context)
  const page = await open()
  await composer(page).pressSequentially(BRAKES)
  await page.keyboard.press('Enter')
  expect(await composer(page).inputValue()).toBe(BRAKES)
  expect(new URL(page.url()).pathname).toBe('/diagnose')
  release()
  await headline(page).waitFor()
  expect(await textOf(page.locator('.bubble').first())).toBe(`You: ${BRAKES}`)
  expect(await composer(page).inputValue()).toBe('')
})

test('whoever is typing goes on typing while the page and then the case come alive under their hands', async () => {
  const { context, open } = await visitor()
  const releaseLive = await holdScripts(context, LIVE)
  const releasePage = await holdScripts(context, /\/assets\/(index|diagnose-screen).*\.js$/)
  const page = await open()
  await composer(page).pressSequentially('It grinds')
  const box = await composer(page).elementHandle()
  const live = page.waitForRequest(LIVE)
  releasePage()
  await live
  await page.keyboard.type(' when I')
  await page.keyboard.press('ArrowLeft')
  releaseLive()
  await expect.poll(() => keptDrafts(page)).toEqual(['It grinds when I'])
  await page.keyboard.type('X')
  expect(await composer(page).inputValue()).toBe('It grinds when XI')
  expect(await box?.evaluate((element) => element === document.activeElement)).toBe(true)
  // It is kept like everything typed.
  await expect.poll(() => keptDrafts(page)).toEqual(['It grinds when XI'])
})

test('a sentence sent before the conversation is there shows at once, and can be taken back', async () => {
  const { context, open } = await visitor()
  const release = await holdScripts(context, LIVE)
  const page = await open()
  await page.locator('.token-line').getByText('tokens').waitFor()
  await composer(page).fill(BRAKES)
  await composer(page).press('Enter')
  await page.locator('.bubble').waitFor()
  // After two seconds it says what is being done.
  await page.getByText(/^(Reading your words|Weighing every known cause)/).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(await composer(page).inputValue()).toBe(BRAKES)
  await composer(page).press('Enter')
  release()
  await headline(page).waitFor()
  await answered(page)
  expect(await page.locator('.bubble').count()).toBe(1)
})

test('a press before the page answers is carried out when it does', async () => {
  const { context, open } = await visitor()
  const release = await holdScripts(context)
  const page = await open()
  await page.getByRole('button', { name: /^It cranks/ }).click()
  release()
  await expect.poll(() => composer(page).inputValue()).toMatch(/^It cranks but will not start/)
})

test('an answer about cookies and another press, both before the page answers, are both carried out', async () => {
  const { context, open } = await visitor(PHONE)
  const release = await holdScripts(context)
  const page = await open()
  await page.getByRole('button', { name: 'Essential only' }).click()
  // Gone at once: were it gone later, the page would move under the next press.
  await page.getByRole('region', { name: 'Cookies', exact: true }).waitFor({ state: 'hidden' })
  await page.locator('button.car').click()
  release()
  await page.getByRole('dialog', { name: 'Your car' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('candi.consent'))).toContain('essential')
  expect(await page.locator('.consent').count()).toBe(0)
})

test('a conversation whose program did not arrive keeps the sentence, and sends it after loading again', async () => {
  const { context, open } = await visitor()
  await context.route(LIVE, (route) => route.abort())
  const page = await open()
  await page.locator('.token-line').getByText('tokens').waitFor()
  await composer(page).fill(BRAKES)
  await composer(page).press('Enter')
  await page.getByText('Your text is kept.').waitFor()
  await context.unroute(LIVE)
  await page.getByRole('button', { name: 'Retry' }).click()
  await headline(page).waitFor()
  expect(await textOf(page.locator('.bubble').first())).toBe(`You: ${BRAKES}`)
})

test('other words than the draft that was left behind begin a case of their own, and the draft waits', async () => {
  const { context, open } = await visitor()
  const first = await open()
  await composer(first).fill('My old draft')
  await expect.poll(() => keptDrafts(first)).toEqual(['My old draft'])
  await first.close()
  const again = await open()
  await expect.poll(() => composer(again).inputValue()).toBe('My old draft')
  await again.close()

  const release = await holdScripts(context)
  const page = await open()
  await composer(page).pressSequentially(BRAKES)
  release()
  await say(page, BRAKES)
  await page.waitForURL(/\/diagnose\/.+/)
  await page.getByRole('link', { name: 'New case' }).click()
  await expect.poll(() => composer(page).inputValue()).toBe('My old draft')
})
