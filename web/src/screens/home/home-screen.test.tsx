import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import inShort from '../../../../docs/accuracy-in-short.json'
import { stubAccount, UNSET } from '../../fixture/stub-account.ts'

let left: (() => Promise<void>) | undefined
async function leave() {
  await left?.()
  left = undefined
  vi.useRealTimers()
}

/** Home as on a first visit: what the operator set is asked for once a visit. */
async function showHome(settings: Partial<typeof UNSET> = {}) {
  vi.resetModules()
  const server = stubAccount()
  server.answers.set('/api/settings', { body: { ...UNSET, ...settings } })
  const { showPage } = await import('../../fixture/show-page.tsx')
  // After the import: the hands that use the page wait in real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = await showPage('/')
  left = page.leave
  await page.says('Now Available - Start Free!')
  return page
}
const headings = (level: 2 | 3) =>
  [...document.querySelectorAll(`main h${level}`)].map((heading) => heading.textContent)
const video = () => document.querySelector('video')
/** Lets so many milliseconds pass. */
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
const tell = (film: HTMLVideoElement, event: string) =>
  act(async () => void film.dispatchEvent(new Event(event)))
const caption = () => document.querySelector('.film-foot p')?.textContent

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await leave()
  vi.restoreAllMocks()
})

test('the hero leads to registration and to the plans', async () => {
  const page = await showHome()
  expect(page.named('Get Started Free')?.getAttribute('href')).toBe('/register')
  expect(page.named('View Plans')?.getAttribute('href')).toBe('/plans')
})

test('the hero shows two measured figures and two promises, and leads to how they were measured', async () => {
  const page = await showHome()
  const { ownerPosts } = inShort
  expect([...document.querySelectorAll('.hero dd')].map((figure) => figure.textContent)).toEqual([
    `${Math.round(ownerPosts.dangerTold.percent)}%`,
    `${Math.round(ownerPosts.withinThree.percent)}%`,
  ])
  expect(page.said('Nothing you write is stored. No workshop pays us.')).toBe(true)
  expect(page.named('How we measured')?.getAttribute('href')).toBe('/accuracy')
})

test('it names the three values, the six features, the mission and the numbers', async () => {
  const page = await showHome()
  expect(headings(3).slice(0, 3)).toEqual(['Save Money', 'Save Time', 'Build Automotive Confidence'])
  expect(headings(3).slice(-6)).toEqual([
    'Instant Insight',
    'Confidence-Building Insights',
    'Empowerment-Focused Design',
    'No Hardware Needed',
    'Multi-Modal AI Analysis',
    'Privacy-First Cloud Processing',
  ])
  expect(headings(2)).toContain('Key Features')
  expect(page.said('3 - 30 seconds')).toBe(true)
  expect(page.said('46 diagnostic categories')).toBe(true)
  expect(document.title).toBe('CANDI: a straight answer about your car')
})

test('the mission links to donation and support once the operator named both', async () => {
  const page = await showHome({ donateUrl: 'https://pay.example', supportEmail: 'help@candi.example' })
  const support = await page.until('the address', () => page.named('help@candi.example'))
  expect(support.getAttribute('href')).toBe('mailto:help@candi.example')
  expect(document.querySelector('.mission .btn')?.getAttribute('href')).toBe('/donate')
})

test('what the operator did not set up stands disabled and says so', async () => {
  const page = await showHome()
  const donate = await page.until('the disabled button', () =>
    document.querySelector('.mission button[aria-disabled="true"]'),
  )
  expect(donate.textContent).toBe('Donate')
  expect(document.querySelectorAll('.mission-unset')).toHaveLength(2)
  for (const unset of document.querySelectorAll('.mission-unset'))
    expect(unset.textContent).toContain('not set up on this server')
})

test('the buttons of the app stores open an alert; Close shuts it and gives the focus back', async () => {
  const page = await showHome()
  for (const app of ['iPhone app', 'Android app']) {
    page.named(app)?.focus()
    await page.press(app)
    expect(document.querySelector('dialog[open] h2')?.textContent).toBe('Mobile apps coming soon')
    await page.press('Close')
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.activeElement).toBe(page.named(app))
  }
})

test('a notice of the operator opens the alert once, and a new notice opens it again', async () => {
  const first = await showHome({ notice: 'Down for an hour on Sunday.' })
  await first.says('Down for an hour on Sunday.')
  await first.press('Close')
  await leave()
  const again = await showHome({ notice: 'Down for an hour on Sunday.' })
  await again.until('the settings', () => document.querySelector('.mission-unset'))
  expect(document.querySelector('dialog')).toBeNull()
  await leave()
  const fresh = await showHome({ notice: 'Up again.' })
  await fresh.says('Up again.')
})

test('"Loading fresh content..." stands for 2 s at most, then the still stays and the film can be started by hand', async () => {
  const page = await showHome()
  await page.until('the video', video)
  expect(caption()).toBe('Loading fresh content...')
  expect(video()?.muted).toBe(true)
  expect(video()?.loop).toBe(true)
  expect(video()?.autoplay).toBe(true)
  await pass(1999)
  expect(caption()).toBe('Loading fresh content...')
  await pass(1)
  expect(caption()).toBe('A tick, 7 per second, from the engine')
  expect(video()).toBeNull()
  await page.press('Play the video')
  expect(video()).not.toBeNull()
})

test('a film that plays takes the place of the still and can be paused', async () => {
  const page = await showHome()
  const film = await page.until('the video', video)
  await tell(film, 'playing')
  await page.until('the film', () => document.querySelector('.film[data-shows="film"]'))
  const pause = vi.spyOn(film, 'pause')
  await page.press('Pause the video')
  expect(pause).toHaveBeenCalledOnce()
  await tell(film, 'pause')
  await page.until('Play', () => page.named('Play the video'))
  await pass(5000)
  expect(document.querySelector('.film[data-shows="film"]')).not.toBeNull()
})

test('under reduced motion there is no film and nothing to pause', async () => {
  const ask = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(prefers-reduced-motion: reduce)' ? ask('all') : ask(query),
  )
  const page = await showHome()
  await page.until('the settings', () => document.querySelector('.mission-unset'))
  expect(video()).toBeNull()
  expect(page.named('Pause the video')).toBeUndefined()
  expect(caption()).toBe('A tick, 7 per second, from the engine')
})
