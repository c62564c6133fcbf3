import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdScripts } from './hold-scripts.ts'
import { violationsOfAllRules, violationsOfAllRulesInBothThemes } from './violations.ts'
import { answered, BRAKES, composer, headline, say, textOf, visitor } from './visit.ts'

const OIL = 'oil-change-and-which-oil'
const TITLE = 'How often to change the oil, and which oil to use'

test('a guest finds an article by its words, reads it, and goes on to describe the car', async () => {
  const { open } = await visitor()
  const page = await open('/')
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Articles' }).click()
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('how often change oil')
  await page.locator('.found').getByRole('link', { name: TITLE }).click()
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  expect(await page.title()).toBe(`${TITLE}: CANDI`)
  expect(await textOf(page.locator('.article-standing'))).toContain('Read with care on 20 November 2026')
  expect(await textOf(page.locator('.article-manual'))).toContain('Look it up under Maintenance › Engine oil')
  expect(await page.locator('.article-sources .source-badge').count()).toBeGreaterThan(0)
  await page.goBack()
  await page.getByRole('link', { name: TITLE }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('how often change oil')
  await page.goForward()
  await page.getByRole('link', { name: 'Describe it' }).click()
  await composer(page).waitFor()
})

test('an article stands in the page before any script runs, and one that there is not is not found', async () => {
  const { open, address } = await visitor({ javaScriptEnabled: false })
  const page = await open(`/articles/${OIL}`)
  expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(TITLE)
  expect(await page.locator('.article section').count()).toBeGreaterThan(1)
  expect((await fetch(`${address}/articles/${OIL}`)).status).toBe(200)
  expect((await fetch(`${address}/articles/no-such-article`)).status).toBe(404)
  expect(await (await fetch(`${address}/sitemap.xml`)).text()).toContain(`/articles/${OIL}</loc>`)
})

test('an address of no article says so and leads on', async () => {
  const { open } = await visitor()
  const page = await open('/articles/no-such-article')
  await page.getByRole('heading', { name: 'There is no such article.' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'All articles' }).click()
  await page.getByRole('heading', { name: 'Check it yourself' }).waitFor()
})

/** As the list of what was found says it. */
const firstFound = (page: Page) => page.locator('.found li').first()

test('a search reads whole articles, by their words and by what they mean, and shows where it stands', async () => {
  const { open, address } = await visitor()
  const { articles } = await (await fetch(`${address}/api/articles`)).json()
  const said = articles.map(({ title, summary }: { title: string; summary: string }) => title + summary)
  expect(said.join().toLowerCase()).not.toContain('baking soda')
  const page = await open('/articles')
  await page.getByRole('searchbox').fill('baking soda')
  await page.getByRole('status').getByText('found for “baking soda”').waitFor()
  expect((await textOf(firstFound(page).locator('.found-in'))).toLowerCase()).toContain('baking soda')
  await page.getByRole('searchbox').fill('my car reeks of rotten eggs')
  await page.getByRole('status').getByText('“my car reeks of rotten eggs”').waitFor()
  expect(await firstFound(page).getByRole('link').getAttribute('href')).toBe('/articles/rotten-egg-smell')
})

test('a question sent before the page answers is asked when it does, and stands in the address', async () => {
  const { context, open } = await visitor()
  const release = await holdScripts(context)
  const page = await open('/articles')
  await page.getByRole('searchbox').fill('P0420')
  await page.getByRole('searchbox').press('Enter')
  release()
  await page.locator('.found').waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('P0420')
})

test('by keyboard alone: typed, Enter, to the first article and back to what was found', async () => {
  const { open } = await visitor()
  const page = await open('/articles')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('P0420')
  await page.keyboard.press('Enter')
  // What was found for half of it may stand there until then.
  await page.getByRole('status').getByText('found for “P0420”').waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('P0420')
  await page.keyboard.press('Tab')
  const link = firstFound(page).getByRole('link')
  expect(await link.evaluate((element) => document.activeElement === element)).toBe(true)
  const title = await textOf(link)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.goBack()
  await page.locator('.found').getByRole('link', { name: title }).waitFor()
})

test('where the server does not answer, titles and summaries are searched, the page says so, and whole articles again when it does', async () => {
  const { open } = await visitor()
  const page = await open('/articles')
  await page.route('**/api/articles?q=*', (route) => route.abort())
  await page.getByRole('searchbox').fill('brake fluid')
  await page.getByRole('status').getByText('by title and summary alone').waitFor()
  expect(await page.locator('.found li').count()).toBeGreaterThan(0)
  expect(await violationsOfAllRules(page)).toEqual([])
  await page.unroute('**/api/articles?q=*')
  await page.getByRole('button', { name: 'Search the texts again' }).click()
  await firstFound(page).locator('.found-in').waitFor()
  expect(await textOf(page.getByRole('status'))).not.toContain('alone')
})

test('words that no article holds lead to a description', async () => {
  const { open } = await visitor()
  const page = await open('/articles')
  await page.getByRole('searchbox').fill('zeppelin')
  await page.getByText('Nothing found').waitFor()
  await page.getByRole('link', { name: 'describe what your car does' }).click()
  await expect.poll(() => composer(page).inputValue()).toBe('zeppelin')
})

test.each([1440, 390])(
  'axe finds nothing in the list, the search and an article at %d px, light and dark',
  async (width) => {
    const { open } = await visitor({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const page = await open('/articles')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await violationsOfAllRulesInBothThemes(page)).toEqual([])
    await page.getByRole('searchbox').fill('brake')
    await page.locator('.found').waitFor()
    expect(await violationsOfAllRulesInBothThemes(page)).toEqual([])
    await page.goto(new URL(`/articles/${OIL}`, page.url()).href)
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    expect(await violationsOfAllRulesInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  },
)

/** A turn as the server streams it, with an article that it rests on. */
const CITED = [
  { type: 'start' },
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: 'Many cars ask for new oil once a year [1].' },
  { type: 'text-end', id: 't' },
  {
    type: 'data-citations',
    data: [{ n: 1, id: OIL, title: TITLE, kind: 'standard', reviewedOn: '2026-11-20' }],
  },
  { type: 'finish' },
]

test.each([
  [1440, false],
  [390, true],
] as const)(
  'a cited article opens beside the conversation and closes with Esc, %d px',
  async (width, isModal) => {
    const { open } = await visitor({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
    const page = await open()
    await say(page, BRAKES)
    await page.route('**/api/conversation', (route) =>
      route.fulfill({
        headers: { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' },
        body: `${CITED.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('')}data: [DONE]\n\n`,
      }),
    )
    await composer(page).fill('How often do I change the oil?')
    await composer(page).press('Enter')
    await answered(page)
    const badge = page.getByRole('button', { name: `Source 1: ${TITLE}` })
    await badge.click()
    const panel = page.getByRole('dialog', { name: TITLE })
    await panel.locator('.article-summary').waitFor()
    expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(isModal)
    expect(await violationsOfAllRules(page)).toEqual([])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(await badge.evaluate((button) => document.activeElement === button)).toBe(true)
    expect(await textOf(headline(page))).not.toBe('')
  },
)
