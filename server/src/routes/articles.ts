import { createHash } from 'node:crypto'
import {
  type ArticlePage,
  type ArticlesResponse,
  articleSchema,
  articlesResponseSchema,
} from '@candi/contracts'
import { type Context, Hono } from 'hono'
import type { FindArticles } from '../conversation/find-article.ts'
import { failure } from './failure.ts'
import { searchArticles } from './search-articles.ts'

const FRESH_SECONDS = 60 * 60

/**
 * GET /api/articles and /api/articles/:id: the same for everybody; they change with a new version only. With ?q= the list
 * is a search, where there is one.
 */
export function articlesRoute(pages: readonly ArticlePage[], find: FindArticles | null = null) {
  const list: ArticlesResponse = articlesResponseSchema.parse({ articles: pages })
  const all = kept(list)
  const each = new Map(pages.map((page) => [page.id, kept(articleSchema.parse(page))]))
  const search = find && searchArticles(find)
  return new Hono()
    .get('/', (context): Response | Promise<Response> => {
      if (context.req.query('q') === undefined) return send(context, all)
      return search ? search(context) : failure(context, 'not-configured')
    })
    .get('/:id', (context) => {
      const page = each.get(context.req.param('id'))
      return page ? send(context, page) : failure(context, 'not-found')
    })
}

interface Kept {
  readonly body: string
  readonly headers: Record<string, string>
}

function kept(content: object): Kept {
  const body = JSON.stringify(content)
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, headers: { 'cache-control': `public, max-age=${FRESH_SECONDS}`, etag: tag } }
}

const send = (context: Context, { body, headers }: Kept) =>
  context.req.header('if-none-match') === headers.etag
    ? context.body(null, 304, headers)
    : context.body(body, 200, { ...headers, 'content-type': 'application/json' })
