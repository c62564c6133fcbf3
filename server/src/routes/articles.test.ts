import { articleSchema, articleSearchResponseSchema, articlesResponseSchema } from '@candi/contracts'
import { readArticles, readBundle } from '@candi/knowledge'
import { expect, test } from 'vitest'
import { articleFinder } from '../conversation/find-article.ts'
import { articlePages } from '../translate/article-pages.ts'
import { articlesRoute } from './articles.ts'

const articles = readArticles()
const route = articlesRoute(articlePages(articles, readBundle().seen.lamps))

test('the list holds every article by title, shelf and summary, and no more of it', async () => {
  const answer = await route.request('/')
  const text = await answer.text()
  expect(articlesResponseSchema.parse(JSON.parse(text)).articles.map(({ id }) => id)).toEqual(
    articles.map(({ id }) => id),
  )
  expect(text).not.toContain('"sections"')
})

test('every article can be read, with what it rests on and what is related to it', async () => {
  for (const { id, title, sections } of articles) {
    const page = articleSchema.parse(await (await route.request(`/${id}`)).json())
    expect(page.title).toBe(title)
    expect(page.sections).toEqual(sections)
    expect(page.sources.length).toBeGreaterThan(0)
    expect(page.related.map((other) => other.id)).not.toContain(id)
  }
})

test('an article that the browser has already is not sent again', async () => {
  const first = await route.request(`/${articles[0]?.id}`)
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await route.request(`/${articles[0]?.id}`, { headers })).status).toBe(304)
})

test('an article that there is not is not found', async () => {
  expect((await route.request('/nowhere')).status).toBe(404)
})

const searching = articlesRoute(
  articlePages(articles, readBundle().seen.lamps),
  articleFinder(articles, null),
)
const search = (question: string) => searching.request(`/?q=${encodeURIComponent(question)}`)

test('a search finds by words that stand in no title and no summary, and tells where it stands', async () => {
  const word = 'cardboard'
  const hidden = articles.filter(
    ({ title, summary, sections }) =>
      !new RegExp(word, 'i').test(`${title} ${summary}`) &&
      sections.some(({ heading, text }) => new RegExp(word, 'i').test(`${heading} ${text}`)),
  )
  expect(hidden).not.toEqual([])
  const { found } = articleSearchResponseSchema.parse(await (await search(word)).json())
  const places = found.filter(({ id }) => hidden.some((article) => article.id === id))
  expect(places).not.toEqual([])
  for (const { id, heading, passage } of places) {
    const section = articles
      .find((article) => article.id === id)
      ?.sections.find((each) => each.heading === heading)
    expect(section?.text).toContain(passage.replace(/ …$/, ''))
  }
})

test('a search finds at most twenty articles, and what it found is kept by nobody between', async () => {
  const answer = await search('brake oil battery tire engine')
  expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
  expect(articleSearchResponseSchema.parse(await answer.json()).found).toHaveLength(20)
})

test('a question of nothing or of more than 200 characters is refused', async () => {
  expect((await search('  ')).status).toBe(400)
  expect((await search('x'.repeat(201))).status).toBe(400)
  expect((await search('x'.repeat(200))).status).toBe(200)
})

test('a server that cannot search says so, and its list stands', async () => {
  expect((await route.request('/?q=oil')).status).toBe(503)
  expect((await route.request('/')).status).toBe(200)
})

test('fifty searches run at once, and the next one is asked to come back', async () => {
  let end = () => {}
  const ended = new Promise<void>((done) => {
    end = done
  })
  const slow = articlesRoute([], async () => {
    await ended
    return []
  })
  const underWay = Array.from({ length: 50 }, async () => slow.request('/?q=oil'))
  expect((await slow.request('/?q=oil')).status).toBe(503)
  end()
  for (const { status } of await Promise.all(underWay)) expect(status).toBe(200)
  expect((await slow.request('/?q=oil')).status).toBe(200)
})
