import { expect, test } from 'vitest'
import { headOf } from './page-head.ts'

const PAGE = { name: 'plans', path: '/plans', title: 'Plans & prices', description: 'Line by "line"' }
const head = headOf(PAGE, {
  styles: ['assets/a.css'],
  pictures: { light: 'assets/l.svg', dark: 'assets/d.svg' },
})

test('a page has its own title, description, canonical address and picture', () => {
  expect(head).toContain('<title>Plans &amp; prices</title>')
  expect(head).toContain('<meta name="description" content="Line by &quot;line&quot;">')
  expect(head).toContain('<link rel="canonical" href="{{PUBLIC_URL}}/plans">')
  expect(head).toContain('<meta property="og:title" content="Plans &amp; prices">')
  expect(head).toContain('<meta property="og:image" content="{{PUBLIC_URL}}/og/plans.png">')
})

test('a page without a picture of its own shows the common one', () => {
  const terms = headOf({ ...PAGE, name: 'terms', path: '/terms' }, { styles: [], pictures: null })
  expect(terms).toContain('content="{{PUBLIC_URL}}/og/candi.png"')
})

test('the styles and first pictures of the screen are asked for with the page itself', () => {
  expect(head).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css">')
  expect(head).toContain('href="/assets/l.svg" media="(prefers-color-scheme: light)"')
  expect(head).toContain('href="/assets/d.svg" media="(prefers-color-scheme: dark)"')
})

test('structured data cannot break out of its element', () => {
  const data = { '@type': 'Thing', name: '</script><script>alert(1)</script>' }
  const html = headOf({ ...PAGE, structuredData: data }, { styles: [], pictures: null })
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': [data] })
})
