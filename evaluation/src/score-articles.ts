import type { ArticleQuestion } from '@candi/knowledge/article-questions'
import type { FindArticles } from '@candi/server/conversation/find-article'

export interface ArticleScore {
  readonly first: number
  readonly withinThree: number
  readonly missed: readonly { readonly question: string; readonly found: readonly string[] }[]
}

/** How many questions have one of their articles first, and within the three that are shown. */
export async function scoreArticles(
  find: FindArticles,
  questions: readonly ArticleQuestion[],
): Promise<ArticleScore> {
  let first = 0
  const missed: ArticleScore['missed'][number][] = []
  for (const { question, articles } of questions) {
    const found = (await find(question, 3)).map(({ article }) => article.id)
    const rank = found.findIndex((id) => articles.includes(id))
    if (rank === 0) first += 1
    if (rank < 0) missed.push({ question, found })
  }
  return { first, withinThree: questions.length - missed.length, missed }
}
