import { articleSchema, articlesResponseSchema } from '@candi/contracts'
import { readArticles, readBundle } from '@candi/knowledge'
import { expect, test } from 'vitest'
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
