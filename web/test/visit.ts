import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { expect, inject } from 'vitest'
import { watchErrors } from './watch-errors.ts'

export const BRAKES =
  'Grinding from the front left when I brake. It started as a squeal two weeks ago, and the pedal feels normal.'

/** The one browser of all journeys of a process: it ends with the run, as that process does. */
let launched: Promise<Browser> | undefined
const browserOfJourneys = () =>
  (launched ??= chromium.launch({
    executablePath: process.env.CANDI_HEADLESS_SHELL ?? process.env.CANDI_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking'],
  }))

const leaving: (() => Promise<void>)[] = []
const contexts: BrowserContext[] = []

/** What the page did that no page of ours may do. */
type Misdeeds = { requests: string[]; errors: string[] }

/** What stands on every page that the visitors of a test have open: a journey that failed is understood from it. */
export async function whatPagesShow(): Promise<string> {
  const told = contexts
    .flatMap((context) => context.pages())
    .map(async (page) => {
      const shown = await page.locator('body').ariaSnapshot({ timeout: 2_000 }).catch(String)
      return `${page.url()} shows:\n${shown}`
    })
  return (await Promise.all(told)).join('\n\n')
}

/** Closes what the visitors of a test have opened, and holds against the pages what they should not have done. */
export async function leaveVisits(): Promise<void> {
  contexts.length = 0
  for (const leave of leaving.splice(0)) await leave()
}

/**
 * A visitor with a browser profile of their own. When the test ends, the page must have asked nobody
 * but its own server, thrown nothing and broken no rule of its content security policy.
 */
export async function visitor(options: BrowserContextOptions = {}, address = inject('product').address) {
  const browser = await browserOfJourneys()
  const context = await browser.newContext({ locale: 'en-US', ...options })
  contexts.push(context)
  // A disk that stands still for half a minute under the database is no fault of the page.
  context.setDefaultTimeout(45_000)
  const misdeeds: Misdeeds = { requests: [], errors: watchErrors(context) }
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && url.origin !== address)
      misdeeds.requests.push(request.url())
  })
  leaving.push(async () => {
    await context.close()
    expect(misdeeds).toEqual({ requests: [], errors: [] })
  })
  const open = async (path = '/diagnose') => {
    const page = await context.newPage()
    await page.goto(new URL(path, address).href)
    return page
  }
  return { context, open, address }
}

export const composer = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
export const sheet = (page: Page) => page.locator('#sheet')
export const headline = (page: Page) => sheet(page).locator('.headline')
export const openQuestion = (page: Page) => page.locator('.open-question')
export const part = (page: Page, title: string) => sheet(page).getByRole('region', { name: title })

export const textOf = async (place: Locator) => ((await place.textContent()) ?? '').trim()

/** Waits until no turn runs: Stop has become Send again. */
export const answered = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).waitFor()

/** Sends a message and waits for the end of the answer. */
export async function say(page: Page, text: string) {
  const answers = await page.locator('.theirs .prose').count()
  await composer(page).fill(text)
  await composer(page).press('Enter')
  await page.locator('.theirs .prose').nth(answers).waitFor()
  await answered(page)
}

/** Begins a case in words that leave much open. */
export const complain = (page: Page) => say(page, 'There is a noise from the engine at idle.')

/** The likely causes as they stand: names, odds and how unsure they are. */
export const causes = (page: Page) =>
  part(page, 'Likely causes')
    .locator('.cause')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [row.querySelector('h3')?.textContent, row.querySelector('.belief')?.getAttribute('aria-label')].join(
          ': ',
        ),
      ),
    )

/** Waits until the sheet says something other than before, and gives what it says. */
export async function movedCauses(page: Page, before: string[]) {
  await expect.poll(() => causes(page)).not.toEqual(before)
  return causes(page)
}
