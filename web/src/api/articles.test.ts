// @vitest-environment node
import { ARTICLE_SHELVES, type ArticlePage, articleSchema, SOURCE_KINDS } from '@candi/contracts'
import { expect, test } from 'vitest'
import { articleInPage, articlesInPage } from './articles.ts'
import { renderWith } from './page-data.ts'

const ARTICLE: ArticlePage = {
  id: 'oil',
  title: 'Oil',
  shelf: 'maintenance',
  summary: 'Use what the manual names.',
  sections: [{ heading: 'Why', text: 'It wears.' }],
  sources: [{ kind: 'standard', what: 'SAE J300' }],
  reviewedOn: '2026-11-20',
  manual: null,
  lamps: [{ id: 'oil_pressure', name: 'Oil pressure lamp' }],
  related: [{ id: 'coolant', title: 'Coolant' }],
}

test('every shelf and every kind of source that the contract knows can be read', () => {
  for (const shelf of ARTICLE_SHELVES)
    for (const kind of SOURCE_KINDS) {
      const article = articleSchema.parse({ ...ARTICLE, shelf, sources: [{ kind, what: 'SAE J300' }] })
      renderWith(article)
      expect(articleInPage('oil')).toEqual(article)
    }
})

test('what came with a page is for that page alone', () => {
  renderWith(ARTICLE)
  expect(articleInPage('coolant')).toBeUndefined()
  expect(articlesInPage()).toBeUndefined()
  renderWith({ articles: [{ id: 'oil', title: 'Oil', shelf: 'maintenance', summary: 'Short.' }] })
  expect(articlesInPage()?.map(({ title }) => title)).toEqual(['Oil'])
})
