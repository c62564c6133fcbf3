import { expect, test } from 'vitest'
import { composer, visitor } from './visit.ts'

const PUBLIC = [
  '/',
  '/plans',
  '/accuracy',
  '/diagnose',
  '/donate',
  '/founders',
  '/quote',
  '/terms',
  '/privacy',
  '/login',
  '/register',
  '/forgot-password',
]

test('every public page stands from the first byte, with its own title, description and address', async () => {
  const { address } = await visitor()
  const heads = await Promise.all(
    PUBLIC.map(async (path) => {
      const html = await (await fetch(new URL(path, address))).text()
      expect(html, path).toMatch(/<h1[ >]/)
      expect(html, path).not.toMatch(/ style="/)
      expect(html, path).not.toContain('{{PUBLIC_URL}}')
      expect(html, path).toContain(`<link rel="canonical" href="${address}${path}">`)
      expect(html.match(/<title>/g), path).toHaveLength(1)
      const description = /<meta name="description" content="([^"]+)">/.exec(html)?.[1] ?? ''
      const picture = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? ''
      expect((await fetch(picture)).headers.get('content-type'), path).toBe('image/png')
      return [/<title>([^<]+)</.exec(html)?.[1], description]
    }),
  )
  const sitemap = await (await fetch(new URL('/sitemap.xml', address))).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found]) => found)
  const isArticle = (found: string | undefined) => found?.startsWith(`${address}/articles`)
  expect(listed.filter((found) => !isArticle(found)).sort()).toEqual(
    PUBLIC.map((path) => `${address}${path}`).sort(),
  )
  // The list of the articles, and at least the hundred and fifty that were asked for.
  expect(listed.filter(isArticle).length).toBeGreaterThan(150)
  expect(new Set(heads.map(([title]) => title)).size).toBe(PUBLIC.length)
  expect(new Set(heads.map(([, description]) => description)).size).toBe(PUBLIC.length)
})

test('a prerendered page comes alive without a complaint', async () => {
  const { context, open } = await visitor({ reducedMotion: 'reduce' })
  const complaints: string[] = []
  // What this small test server was not given (no one is signed in) is no fault of the page.
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.location().url.includes('/api/'))
      complaints.push(message.text())
  })
  for (const path of PUBLIC) {
    const page = await open(path)
    await page.getByRole('region', { name: 'Cookies', exact: true }).waitFor()
    // There the question about cookies stands before the page is alive.
    if (path === '/diagnose') await page.locator('.token-line').getByText('tokens').waitFor()
    const titles = await page.evaluate(() => document.querySelectorAll('title').length)
    expect(titles, path).toBe(1)
    await page.close()
  }
  expect(complaints.filter((text) => !text.includes('Permissions-Policy'))).toEqual([])
})

test('without a script Home can be read and its field still leads to Diagnose', async () => {
  const { open } = await visitor({ javaScriptEnabled: false })
  const page = await open('/')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'A straight answer about your car.',
  )
  expect(await page.getByRole('heading', { name: 'Key Features' }).isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Diagnose' }).first().click()
  expect(new URL(page.url()).pathname).toBe('/diagnose')
})

test('a chosen theme stands before the first paint', async () => {
  const { open } = await visitor({ colorScheme: 'light' })
  const page = await open('/')
  await page.evaluate(() => localStorage.setItem('candi.theme', 'dark'))
  // The application is held back: what is seen is the page alone.
  await page.route('**/*.js', (route) => route.abort())
  await page.reload()
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(paper).toBe('rgb(15, 22, 21)')
})

test('the words typed on Home are the first message on Diagnose', async () => {
  const { open } = await visitor({ reducedMotion: 'reduce' })
  const page = await open('/')
  await page.getByRole('region', { name: 'Cookies', exact: true }).waitFor()
  await page.getByLabel('What is your car doing?').first().fill('It ticks when I start it cold')
  await page.keyboard.press('Enter')
  await page.getByText('It ticks when I start it cold').first().waitFor()
  await composer(page).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/diagnose/)
})

test('the film plays in a loop, in silence, blends into the paper and can be paused by keyboard', async () => {
  const { open } = await visitor({ reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } })
  const page = await open('/')
  const start = page.getByRole('button', { name: /^(Pause|Play) the video$/ })
  await start.waitFor()
  // A slow machine may have given the film up: it can be asked for by hand.
  if ((await start.textContent())?.startsWith('Play')) await start.click()
  const pause = page.getByRole('button', { name: 'Pause the video' })
  await pause.waitFor()
  const film = page.locator('video')
  expect(await film.evaluate((video: HTMLVideoElement) => [video.loop, video.muted])).toEqual([true, true])
  expect(await film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(8)
  expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(
    /hero-light-[\w-]+\.webm$/,
  )
  await pause.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Play the video' }).waitFor()
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
})

test('whoever wants less motion gets the still and no film is fetched', async () => {
  const { context, open } = await visitor({ reducedMotion: 'reduce' })
  const films: string[] = []
  context.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url())
  })
  const page = await open('/')
  await page.getByRole('region', { name: 'Cookies', exact: true }).waitFor()
  expect(await page.locator('video').count()).toBe(0)
  expect(await page.getByRole('button', { name: /the video$/ }).count()).toBe(0)
  expect(films).toEqual([])
})

test('the alert about the apps closes with Esc and gives the focus back', async () => {
  const { open } = await visitor({ reducedMotion: 'reduce' })
  const page = await open('/')
  await page.getByRole('region', { name: 'Cookies', exact: true }).waitFor()
  const app = page.getByRole('button', { name: 'iPhone app' })
  await app.click()
  const alert = page.getByRole('dialog', { name: 'Mobile apps coming soon' })
  await alert.waitFor()
  await page.keyboard.press('Escape')
  await alert.waitFor({ state: 'detached' })
  expect(await app.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('an address that nobody knows is answered 404 and shows our page', async () => {
  const { open, address } = await visitor()
  expect((await fetch(new URL('/nowhere', address))).status).toBe(404)
  const page = await open('/nowhere')
  await page.getByRole('heading', { level: 1 }).waitFor()
})
