import type { ArticleEntry } from '@candi/contracts'
import { useCallback, useEffect, useState } from 'react'
import { articlesInPage, readArticles } from '../../api/articles.ts'

export type ArticlesState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; articles: readonly ArticleEntry[] }

/** The list: from the page where it came with it, else from the server. */
export function useArticles(): { state: ArticlesState; retry: () => void } {
  const [state, setState] = useState<ArticlesState>(() => {
    const articles = articlesInPage()
    return articles ? { status: 'ready', articles } : { status: 'loading' }
  })
  const isWanted = state.status === 'loading'
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    void readArticles().then((result) => {
      if (isGone) return
      setState(
        result.ok
          ? { status: 'ready', articles: result.value.articles }
          : { status: 'failed', message: result.message },
      )
    })
    return () => {
      isGone = true
    }
  }, [isWanted])
  return { state, retry: useCallback(() => setState({ status: 'loading' }), []) }
}
