import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { PrerenderedPages } from '../outside/prerendered-pages.ts'
import { pageRoutes, unknownIsNotFound } from './pages.ts'

const PAGES: PrerenderedPages = {
  htmlOf: new Map([
    ['/', '<link rel="canonical" href="{{PUBLIC_URL}}/"><p>Home at {{PUBLIC_URL}}</p>'],
    ['/plans', '<p>Plans</p>'],
  ]),
  knownPaths: ['/', '/plans', '/diagnose/:caseId?', '/profile'],
}
const ask = (path: string, publicUrl: string | null, headers: Record<string, string> = {}) =>
  pageRoutes(PAGES, publicUrl).request(`http://inside:8787${path}`, { headers })

test('a public page is sent with the address that the operator named', async () => {
  const page = await ask('/', 'https://candi.example')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(await page.text()).toBe(
    '<link rel="canonical" href="https://candi.example/"><p>Home at https://candi.example</p>',
  )
})

test('where no address was named, the one that was asked for stands in', async () => {
  expect(await (await ask('/', null)).text()).toContain('Home at http://inside:8787<')
})

test('an address stands in a page and in the sitemap as text, whatever is in it', async () => {
  const address = `https://candi.example/"><script>'$&`
  const html = await (await ask('/', address)).text()
  expect(html).toContain('Home at https://candi.example/&#34;&#62;&#60;script&#62;&#39;$&#38;<')
  expect(html).not.toContain('<script>')
  expect(await (await ask('/sitemap.xml', address)).text()).not.toContain('<script>')
})

test('a page that the browser has already is not sent again', async () => {
  const tag = (await ask('/plans', null)).headers.get('etag') ?? ''
  expect((await ask('/plans', null, { 'if-none-match': tag })).status).toBe(304)
})

test('a page is sent as small as the browser takes it', async () => {
  expect((await ask('/', null, { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('br')
  const zipped = await ask('/', null, { 'accept-encoding': 'gzip' })
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  const plain = new Response(zipped.body?.pipeThrough(new DecompressionStream('gzip')))
  expect(await plain.text()).toContain('<p>Home at http://inside:8787</p>')
})

test('the sitemap lists every public page and Diagnose', async () => {
  const xml = await (await ask('/sitemap.xml', 'https://candi.example')).text()
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual([
    'https://candi.example/',
    'https://candi.example/plans',
    'https://candi.example/diagnose',
  ])
})

test('robots.txt names the sitemap and keeps private screens out of the search', async () => {
  const lines = (await (await ask('/robots.txt', 'https://candi.example')).text()).split('\n')
  expect(lines).toContain('Sitemap: https://candi.example/sitemap.xml')
  for (const path of ['/api/', '/profile', '/my-car', '/upload', '/admin'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).not.toContain('Disallow: /')
})

test('an address that no screen answers gets the shell with status 404, every other one with 200', async () => {
  const app = new Hono()
  app.get('*', unknownIsNotFound(PAGES), (context) => context.html('shell'))
  const statusOf = async (path: string) => (await app.request(path)).status
  expect(await Promise.all(['/profile', '/diagnose', '/diagnose/abc', '/profile/'].map(statusOf))).toEqual([
    200, 200, 200, 200,
  ])
  expect(await Promise.all(['/nowhere', '/profile/more', '/diagnose/a/b'].map(statusOf))).toEqual([
    404, 404, 404,
  ])
  expect(await (await app.request('/nowhere')).text()).toBe('shell')
})
