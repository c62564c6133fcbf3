import { expect, test } from 'vitest'
import { articleFacts, readArticlePages, shortened } from './article-facts.ts'

const facts = articleFacts(readArticlePages())

test('every article is a page of its own, with title and description', () => {
  expect(new Set(facts.map(({ path }) => path)).size).toBe(facts.length)
  for (const { path, title, description } of facts) {
    expect(path).toMatch(/^\/articles\/[a-z0-9-]+$/)
    expect(title).toMatch(/: CANDI$/)
    expect(description.length).toBeGreaterThan(40)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

test('a long description ends with a whole word', () => {
  expect(shortened('Short.')).toBe('Short.')
  expect(shortened(`${'word '.repeat(31)}andlonger still`)).toBe(`${'word '.repeat(31).trim()}…`)
})
