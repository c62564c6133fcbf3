import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptDrafts } from './kept-cases.ts'
import { answered, BRAKES, causes, composer, headline, openQuestion, say, textOf, visitor } from './visit.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Your cases' })
async function openCases(page: Page) {
  await page.getByRole('button', { name: 'Cases' }).click()
  await panel(page).locator('.case-entry').first().waitFor()
}
async function download(page: Page, name: RegExp) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name }).click(),
  ])
  return { name: file.suggestedFilename(), text: await text(await file.createReadStream()) }
}

test('a closed case is there again, with its answers, its sheet and its draft', async () => {
  const { open } = await visitor()
  const page = await open()
  await say(page, BRAKES)
  await openQuestion(page).getByRole('button', { name: 'No', exact: true }).click()
  await page.locator('.answered .picked').waitFor()
  await answered(page)
  const [verdict, list] = [await textOf(headline(page)), await causes(page)]
  await composer(page).fill('and it got worse')
  await page.waitForURL(/\/diagnose\/.+/)
  const address = new URL(page.url()).pathname
  // A draft is written when it rests.
  await expect.poll(() => keptDrafts(page)).toContain('and it got worse')
  await page.close()

  const again = await open(address)
  await again.locator('.bubble').waitFor()
  expect(await textOf(headline(again))).toBe(verdict)
  expect(await causes(again)).toEqual(list)
  expect(await textOf(again.locator('.answered .picked'))).toBe('No')
  await expect.poll(() => composer(again).inputValue()).toBe('and it got worse')
})

test('a case is renamed, exported as JSON and as text, and deleted', async () => {
  const { open } = await visitor()
  const page = await open()
  await say(page, BRAKES)
  await page.waitForURL(/\/diagnose\/.+/)
  const verdict = await textOf(headline(page))
  await openCases(page)
  await panel(page)
    .getByRole('button', { name: /^Rename/ })
    .click()
  await panel(page).getByLabel('Name of this case').fill('Brakes of the blue one')
  await panel(page).getByRole('button', { name: 'Save name' }).click()
  await panel(page)
    .getByRole('link', { name: /Brakes of the blue one/ })
    .waitFor()

  const json = await download(page, /^JSON/)
  expect(json.name).toBe('candi-brakes-of-the-blue-one.json')
  const parsed: unknown = JSON.parse(json.text)
  expect(parsed).toMatchObject({
    format: 'candi-case',
    version: 1,
    title: 'Brakes of the blue one',
    assessment: { verdict: { headline: verdict } },
  })
  expect(json.text).toContain('squeal two weeks ago')

  const markdown = await download(page, /^Text/)
  expect(markdown.name).toBe('candi-brakes-of-the-blue-one.md')
  expect(markdown.text).toMatch(/^# Brakes of the blue one\n/)
  for (const expected of [verdict, BRAKES, '## Likely causes', '## Conversation'])
    expect(markdown.text).toContain(expected)

  await page.reload()
  await openCases(page)
  await panel(page)
    .getByRole('link', { name: /Brakes of the blue one/ })
    .waitFor()
  await panel(page)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await panel(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL(/\/diagnose$/)
  await page.getByRole('heading', { name: 'What is your car doing?' }).waitFor()
  await page.getByRole('button', { name: 'Cases' }).click()
  await panel(page).getByText('Nothing here yet.').waitFor()
})

test('nothing of what was typed is kept outside the cases: only the theme, public settings and a guest’s number', async () => {
  const { open, context } = await visitor()
  const page = await open()
  await say(page, BRAKES)
  await page.waitForURL(/\/diagnose\/.+/)
  await page.getByRole('button', { name: /^Colors/ }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await page.reload()
  await page.locator('.bubble').waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  const kept = await page.evaluate(() => Object.entries({ ...localStorage, ...sessionStorage }))
  expect(kept.map(([key]) => key).filter((key) => !key.startsWith('candi.cache'))).toEqual(['candi.theme'])
  for (const [, value] of kept) expect(String(value)).not.toMatch(/grinding|squeal|brake/i)
  const cookies = await context.cookies()
  expect(cookies.map(({ name, httpOnly }) => ({ name, httpOnly }))).toEqual([
    { name: 'candi.guest', httpOnly: true },
  ])
})

test('what was typed in each of two tabs is kept, and each finds its own again', async () => {
  const { open } = await visitor()
  const one = await open()
  await composer(one).fill('The brakes grind')
  await expect.poll(() => keptDrafts(one)).toEqual(['The brakes grind'])
  const two = await open()
  await composer(two).fill('The AC is warm')
  await composer(one).fill('The brakes grind badly')
  await expect
    .poll(async () => (await keptDrafts(one)).sort())
    .toEqual(['The AC is warm', 'The brakes grind badly'])
  await one.reload()
  await expect.poll(() => composer(one).inputValue()).toBe('The brakes grind badly')
  expect(await composer(two).inputValue()).toBe('The AC is warm')
})

test('a case that goes on in two tabs is two cases, and nothing said in either is lost', async () => {
  const { open } = await visitor()
  const one = await open()
  await say(one, BRAKES)
  await one.waitForURL(/\/diagnose\/.+/)
  const address = new URL(one.url()).pathname
  const two = await open(address)
  await two.locator('.bubble').waitFor()
  await say(one, 'It got worse today.')
  await say(two, 'Is it dear to mend?')
  await two.getByText('This case also went on in another tab.').waitFor()
  await expect.poll(() => new URL(two.url()).pathname).not.toBe(address)
  for (const [page, words] of [
    [one, 'It got worse today.'],
    [two, 'Is it dear to mend?'],
  ] as const) {
    await page.reload()
    await page.locator('.bubble', { hasText: words }).waitFor()
  }
})
