import type { ArticlePage } from '@candi/contracts'
import { readArticles, readBundle } from '@candi/knowledge'
import { articlePages } from '../server/src/translate/article-pages.ts'
import type { PageFacts } from './page-head.ts'

/** A public page of which there are many: its screen is not named like its file. */
export interface MadePage extends PageFacts {
  readonly screen: string
  /** What the screen would ask the server for. */
  readonly data: unknown
}

const DESCRIPTION_LENGTH = 160

export function readArticlePages(): ArticlePage[] {
  const { knowledge, seen } = readBundle()
  return articlePages(readArticles(knowledge.causes), seen.lamps)
}

/** What search engines read of each article. */
export const articleFacts = (articles: readonly ArticlePage[]): MadePage[] =>
  articles.map((article) => ({
    name: `article-${article.id}`,
    path: `/articles/${article.id}`,
    screen: 'article',
    title: `${article.title}: CANDI`,
    description: shortened(article.summary),
    structuredData: {
      '@type': 'Article',
      headline: article.title,
      description: article.summary,
      dateModified: article.reviewedOn,
      author: { '@type': 'Organization', name: 'CANDI' },
      isAccessibleForFree: true,
    },
    data: article,
  }))

/** Whole words, as many as a list of results shows. */
export function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH - 1)).replace(/[,;:.]$/, '')}…`
}
