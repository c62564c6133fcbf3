import { ARTICLE_SHELVES, type ArticleEntry } from '@candi/contracts'
import { useLayoutEffect, useRef, useState } from 'react'
import { SHELF_WORDS } from '../../features/read-article/shelf-words.ts'
import {
  type Findings,
  questionOf,
  useArticleSearch,
} from '../../features/read-article/use-article-search.ts'
import { Found } from './found.tsx'
import { SearchField } from './search-field.tsx'
import { Shelf } from './shelf.tsx'

/** The search above, and below it what was found, or all shelves. */
export function Library({ articles }: { articles: readonly ArticleEntry[] }) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { question, findings, searchNow } = useArticleSearch(articles, typed)
  // What was asked for in the address, or typed before the page answered; a prerendered page knows neither.
  useLayoutEffect(() => {
    setTyped(field.current?.value || (new URLSearchParams(location.search).get('q') ?? ''))
    searchNow()
  }, [searchNow])
  const shelves = ARTICLE_SHELVES.map((shelf) => ({
    shelf,
    entries: articles.filter((article) => article.shelf === shelf),
  })).filter(({ entries }) => entries.length > 0)

  /** So that the way back from an article leads to what was found. What was sent before the page answered is known to the box alone. */
  function keepInAddress() {
    const asked = questionOf(field.current?.value ?? typed)
    const search = asked === '' ? '' : `?q=${encodeURIComponent(asked)}`
    if (location.search !== search) history.replaceState(history.state, '', location.pathname + search)
  }
  return (
    <>
      <SearchField
        field={field}
        question={typed}
        onChange={setTyped}
        onSubmit={() => {
          keepInAddress()
          searchNow()
        }}
        onLeave={keepInAddress}
      />
      <p className="articles-count" role="status">
        {findings ? countWords(findings) : question !== '' && 'Searching …'}
      </p>
      {findings ? (
        <Found findings={findings} onSearchAgain={searchNow} />
      ) : (
        <>
          <nav className="articles-shelves" aria-label="Shelves">
            <ul>
              {shelves.map(({ shelf }) => (
                <li key={shelf}>
                  <a href={`#${shelf}`}>{SHELF_WORDS[shelf].name}</a>
                </li>
              ))}
            </ul>
          </nav>
          {shelves.map(({ shelf, entries }) => (
            <Shelf key={shelf} shelf={shelf} articles={entries} />
          ))}
        </>
      )}
    </>
  )
}

function countWords({ question, articles: { length }, isWhole }: Findings): string {
  const count = length === 0 ? 'Nothing found' : `${length} ${length === 1 ? 'article' : 'articles'} found`
  return `${count} for “${question}”${isWhole ? '' : ', by title and summary alone'}`
}
