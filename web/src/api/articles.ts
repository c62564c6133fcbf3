import {
  ARTICLE_SHELVES,
  type ArticleEntry,
  type ArticlePage,
  type ArticleSearchResponse,
  type ArticlesResponse,
  type FoundArticleEntry,
  type Lamp,
} from '@candi/contracts'
import { type ApiResult, callApi } from './call-api.ts'
import { callWithin } from './call-within.ts'
import { pageData } from './page-data.ts'
import { oneOf, orNull, plainList, plainObject, plainString, type Schema } from './plain-schema.ts'

const entryFields = {
  id: plainString,
  title: plainString,
  shelf: oneOf(...ARTICLE_SHELVES),
  summary: plainString,
}
const list = plainObject<ArticlesResponse>({ articles: plainList(plainObject<ArticleEntry>(entryFields)) })
const foundList = plainObject<ArticleSearchResponse>({
  found: plainList(
    plainObject<FoundArticleEntry>({ ...entryFields, heading: plainString, passage: plainString }),
  ),
})
// Named here too: in one file with the contract's they would be fetched with every conversation.
const sourceKind = oneOf('standard', 'authority', 'physics', 'workshop_practice')
/** Only drawn, and one that we cannot draw is drawn as nothing. */
const lamp = plainString as Schema<Lamp>
const article = plainObject<ArticlePage>({
  ...entryFields,
  sections: plainList(
    plainObject<ArticlePage['sections'][number]>({ heading: plainString, text: plainString }),
  ),
  sources: plainList(plainObject<ArticlePage['sources'][number]>({ kind: sourceKind, what: plainString })),
  reviewedOn: plainString,
  manual: orNull(plainString),
  lamps: plainList(plainObject<ArticlePage['lamps'][number]>({ id: lamp, name: plainString })),
  related: plainList(plainObject<ArticlePage['related'][number]>({ id: plainString, title: plainString })),
})

/** All articles by title, shelf and summary. */
export const readArticles = (): Promise<ApiResult<ArticlesResponse>> => callApi('/api/articles', list)
/** Those that came with the page. */
export const articlesInPage = (): readonly ArticleEntry[] | undefined => pageData(list)?.articles

/** Somebody types: after so long titles and summaries, which the page has already, are the better answer. */
const SEARCH_GIVES_UP_AFTER_MILLISECONDS = 3_000
const callSoon = callWithin(SEARCH_GIVES_UP_AFTER_MILLISECONDS)

/** Those whose whole text answers a question, best first. */
export const findArticles = (
  question: string,
  signal: AbortSignal,
): Promise<ApiResult<ArticleSearchResponse>> =>
  callSoon(`/api/articles?q=${encodeURIComponent(question)}`, foundList, { signal })

export const readArticle = (id: string): Promise<ApiResult<ArticlePage>> =>
  callApi(`/api/articles/${encodeURIComponent(id)}`, article)
/** The one that came with the page, if it is this one. */
export function articleInPage(id: string): ArticlePage | undefined {
  const given = pageData(article)
  return given?.id === id ? given : undefined
}
