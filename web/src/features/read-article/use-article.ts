import type { ArticlePage } from '@candi/contracts'
import { useEffect, useReducer, useState } from 'react'
import { articleInPage, readArticle } from '../../api/articles.ts'

export type ArticleState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; article: ArticlePage }

/** One article: from the page where it came with it, else from the server. */
export function useArticle(id: string): { state: ArticleState; retry: () => void } {
  const [known, setKnown] = useState<{ of: string; state: ArticleState }>(() => ({
    of: id,
    state: first(id),
  }))
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const state = known.of === id ? known.state : first(id)
  const isThere = state.status === 'ready'
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try asks again
  useEffect(() => {
    if (isThere) return
    let isGone = false
    setKnown({ of: id, state: { status: 'loading' } })
    void readArticle(id).then((result) => {
      if (isGone) return
      if (result.ok) setKnown({ of: id, state: { status: 'ready', article: result.value } })
      else if (result.status === 404) setKnown({ of: id, state: { status: 'missing' } })
      else setKnown({ of: id, state: { status: 'failed', message: result.message } })
    })
    return () => {
      isGone = true
    }
  }, [id, tries, isThere])
  return { state, retry: tryAgain }
}

function first(id: string): ArticleState {
  const article = articleInPage(id)
  return article ? { status: 'ready', article } : { status: 'loading' }
}
