import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { proposeStep } from './propose-step.ts'
import { violationsInBothThemes } from './violations.ts'
import { answered, complain, composer, part, say, textOf, visitor } from './visit.ts'

/** May wait for two weeks. */
const WARM_AIR = 'The AC blows warm air, it used to blow cold.'

test('where nothing is asked, the owner is offered what to ask next, and a press asks it', async () => {
  const { context, open } = await visitor({ viewport: { width: 320, height: 640 } })
  await proposeStep(context, null)
  const page = await open()
  await say(page, WARM_AIR)
  const next = page.getByRole('group', { name: 'Ask next' })
  await next.waitFor()
  expect(await violationsInBothThemes(page, '.log')).toEqual([])
  for (const chip of await next.getByRole('button').all())
    expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(43.5)
  await next.getByRole('button', { name: 'What will it cost?' }).press('Enter')
  await page.locator('.theirs .prose').nth(1).waitFor()
  await answered(page)
  expect(await textOf(page.locator('.bubble').last())).toBe('You: What will it cost?')
  expect(await textOf(page.locator('.theirs .prose').last())).toContain('$')
})

test('a car that may wait gives its owner a day for the calendar, and the calendar no word of theirs', async () => {
  const { open } = await visitor()
  const page = await open()
  await say(page, WARM_AIR)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    part(page, 'Do this now').getByRole('button', { name: 'Put it in my calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('have-it-looked-at.ics')
  const written = await text(await file.createReadStream())
  expect(written.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  expect(written).toContain('SUMMARY:Your car: have it looked at\r\n')
  expect(written).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
  expect(written).not.toMatch(/warm|cold/i)
})

/** What the stubbed browser hears. */
const hear = (page: Page, ...words: string[]) =>
  page.evaluate((spoken) => {
    const { heard } = window as unknown as { heard: (words: readonly string[]) => void }
    heard(spoken)
  }, words)

test('a complaint is dictated behind what was typed, after the page said where the sound goes', async () => {
  const { context, open } = await visitor({ viewport: { width: 320, height: 640 } })
  await context.addInitScript(() => {
    class StubRecognition {
      onresult: ((event: object) => void) | null = null
      onend: (() => void) | null = null
      start() {
        const heard = (words: readonly string[]) =>
          this.onresult?.({ results: words.map((transcript) => [{ transcript }]) })
        Object.assign(window, { heard })
      }
      stop() {
        this.onend?.()
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: StubRecognition, webkitSpeechRecognition: StubRecognition })
  })
  const page = await open()
  await composer(page).fill('My Civic,')
  const dictate = page.getByRole('button', { name: 'Dictate', exact: true })
  await dictate.click()
  await page.getByText('in Chrome the sound goes to Google').waitFor()
  expect(await violationsInBothThemes(page, '.composer')).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0)
  await page.getByRole('button', { name: 'Start dictating' }).click()
  await page.getByText('Listening.').waitFor()
  await hear(page, 'it grins')
  await expect.poll(() => composer(page).inputValue()).toBe('My Civic, it grins')
  await hear(page, 'it grinds', ' when I brake')
  await expect.poll(() => composer(page).inputValue()).toBe('My Civic, it grinds when I brake')
  await page.keyboard.press('Escape')
  await expect.poll(() => dictate.getAttribute('aria-pressed')).toBe('false')
  await composer(page).press('Enter')
  await page.locator('.theirs .prose').first().waitFor()
  expect(await textOf(page.locator('.bubble').first())).toBe('You: My Civic, it grinds when I brake')

  // It was said once; the next time it listens at once.
  await answered(page)
  await dictate.click()
  await page.getByText('Listening.').waitFor()
})

test('where the browser cannot turn speech into text, nothing offers it', async () => {
  const { context, open } = await visitor()
  await context.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
  })
  const page = await open()
  await complain(page)
  expect(await page.getByRole('button', { name: 'Dictate', exact: true }).count()).toBe(0)
})

test('words that were misread are taken back where they stand', async () => {
  const { open } = await visitor()
  const page = await open()
  await say(page, WARM_AIR)
  const words = page.locator('.bubble mark [role=button]').first()
  await words.press('Enter')
  const read = page.getByRole('dialog')
  expect(await violationsInBothThemes(page, '.pop')).toEqual([])
  await read.getByRole('button', { name: 'You misread me' }).click()
  await page.locator('.bubble mark.taken-back').first().waitFor()
})
