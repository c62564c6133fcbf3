import { readArticleQuestions } from '@candi/knowledge/article-questions'
import type { FindArticles } from '@candi/server/conversation/find-article'
import { keyOfArticle, loadArticleMeanings } from '@candi/server/outside/load-article-meanings'
import { loadArticles, openArticleFinder } from '@candi/server/outside/load-articles'
import { loadDiagnosisParts } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { beforeAll, describe, expect, it } from 'vitest'
import { scoreArticles } from './score-articles.ts'

describe('finding the right article', () => {
  const articles = loadArticles(productRoot)
  let find: FindArticles
  beforeAll(async () => {
    find = openArticleFinder(productRoot, articles, await loadDiagnosisParts(productRoot))
  }, 60_000)

  it('names only articles that stand in the questions', () => {
    const ids = new Set(articles.map(({ id }) => id))
    const unknown = readArticleQuestions().flatMap((question) =>
      question.articles.filter((id) => !ids.has(id)),
    )
    expect(unknown).toEqual([])
  })

  it('has one within three for at least 90 of the 100 questions', async () => {
    const { withinThree } = await scoreArticles(find, readArticleQuestions())
    expect(withinThree).toBeGreaterThanOrEqual(90)
  })

  it('points to the section that speaks of what was asked', async () => {
    const [found] = await find('is a blue thermometer light a fault', 3)
    expect(found?.section.text).toMatch(/blue/i)
  })

  it('finds nothing for what no article is about', async () => {
    for (const question of ['write me a poem about the sea', 'who won the election', '', '???'])
      expect(await find(question, 3)).toEqual([])
  })

  it('knows beforehand what every article means (npm run article-meanings after a change)', () => {
    const known = loadArticleMeanings(productRoot, articles)
    const stale = articles
      .filter(({ id }) => !known.has(id))
      .map((article) => [article.id, keyOfArticle(article)])
    expect(stale).toEqual([])
  })
})
