import { type ArticleEntry, type FoundArticleEntry, LIMITS } from '@candi/contracts'
import { useEffect, useReducer, useRef, useState } from 'react'
import { findArticles } from '../../api/articles.ts'
import { isOffline } from '../../api/offline-sentence.ts'
import { searchArticles } from './search-articles.ts'

/** So long after the last letter the server is asked; Enter does not wait. */
const TYPING_PAUSE_MILLISECONDS = 200

/** Found by its text it has the place in it; found by title and summary alone it has none. */
export type FoundEntry = ArticleEntry & Partial<FoundArticleEntry>

export interface Findings {
  readonly question: string
  readonly articles: readonly FoundEntry[]
  /** Whether whole articles were searched; else only what this page holds already. */
  readonly isWhole: boolean
}

/** So that the way back from an article leads to what was found, without a wait. */
let lastWhole: Findings | null = null

/** What is asked by what stands in the box. */
export const questionOf = (typed: string) => typed.trim().slice(0, LIMITS.articleQuestionCharacters)

/**
 * What a search in whole articles finds, a moment after the typing stops; what was found before stands until then. Where
 * the server does not answer, titles and summaries are searched here.
 */
export function useArticleSearch(articles: readonly ArticleEntry[], typed: string) {
  const [findings, setFindings] = useState<Findings | null>(null)
  const [asks, searchNow] = useReducer((count: number) => count + 1, 0)
  const asked = useRef(asks)
  const question = questionOf(typed)
  useEffect(() => {
    const pause = asked.current === asks ? TYPING_PAUSE_MILLISECONDS : 0
    asked.current = asks
    if (question === '') return setFindings(null)
    if (lastWhole?.question === question) return setFindings(lastWhole)
    const leaving = new AbortController()
    const search = async () => {
      const result = isOffline() ? null : await findArticles(question, leaving.signal)
      if (leaving.signal.aborted) return
      if (!result?.ok) {
        setFindings({ question, articles: searchArticles(articles, question), isWhole: false })
        return
      }
      const { found } = result.value
      lastWhole = { question, articles: [...found, ...alsoNamed(articles, question, found)], isWhole: true }
      setFindings(lastWhole)
    }
    const timer = setTimeout(() => void search(), pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [articles, question, asks])
  return { question, findings: question === '' ? null : findings, searchNow }
}

/** Half a word finds titles too, and a word of many titles all of them. */
function alsoNamed(articles: readonly ArticleEntry[], question: string, found: readonly ArticleEntry[]) {
  const known = new Set(found.map(({ id }) => id))
  return searchArticles(articles, question, { all: true }).filter(({ id }) => !known.has(id))
}
