import { type ArticleSearchResponse, articleSearchSchema, LIMITS } from '@candi/contracts'
import type { Context } from 'hono'
import type { FindArticles } from '../conversation/find-article.ts'
import { foundArticle } from '../translate/found-article.ts'
import { failure } from './failure.ts'

/** Searches under way at the same time; more are asked to come back, so that conversations stay quick. */
const MOST_AT_ONCE = 50
/** What is so much weaker than the best is mostly about something else. */
const LEAST_OF_BEST = 0.4
/** In the visitor’s own browser alone: what somebody asks is nobody else’s. */
const KEPT = 'private, max-age=300'

/** GET /api/articles?q=: finds by the whole text, as a conversation does. Nothing of the question is kept. */
export function searchArticles(find: FindArticles): (context: Context) => Promise<Response> {
  let underWay = 0
  return async (context) => {
    const asked = articleSearchSchema.safeParse(context.req.query())
    if (!asked.success) return failure(context, 'request-invalid')
    if (underWay >= MOST_AT_ONCE) return failure(context, 'busy')
    underWay += 1
    try {
      const { q } = asked.data
      const found = await find(q, LIMITS.articlesFound)
      const least = LEAST_OF_BEST * (found[0]?.score ?? 0)
      const near = found.filter(({ score }) => score >= least)
      const answer: ArticleSearchResponse = { found: near.map((each) => foundArticle(each, q)) }
      return context.json(answer, 200, { 'cache-control': KEPT })
    } finally {
      underWay -= 1
    }
  }
}
