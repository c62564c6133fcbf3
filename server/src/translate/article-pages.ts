import { type ArticleEntry, type ArticlePage, articleSchema } from '@candi/contracts'
import type { Article, LampKnowledge } from '@candi/domain'
import { relatedArticles } from './related-articles.ts'

/** The articles as they go over the wire, in the order of their shelves. */
export function articlePages(articles: readonly Article[], lamps: readonly LampKnowledge[]): ArticlePage[] {
  const nameOf = new Map<string, string>(lamps.map(({ id, name }) => [id, name]))
  return articles.map((article) =>
    // Parsed here, once: a lamp that nobody knows must be found at the start, not by a reader.
    articleSchema.parse({
      ...articleEntry(article),
      sections: article.sections,
      sources: article.sources,
      reviewedOn: article.reviewedOn,
      manual: article.manual,
      lamps: article.related.lamps.flatMap((id) => {
        const name = nameOf.get(id)
        return name === undefined ? [] : [{ id, name }]
      }),
      related: relatedArticles(article, articles).map(({ id, title }) => ({ id, title })),
    }),
  )
}

export const articleEntry = ({ id, title, shelf, summary }: Article): ArticleEntry => ({
  id,
  title,
  shelf,
  summary,
})
