import { ARTICLE_SHELVES, type ArticleEntry } from '@candi/contracts'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { searchArticles } from '../../features/read-article/search-articles.ts'
import { SHELF_WORDS } from '../../features/read-article/shelf-words.ts'
import { Found } from './found.tsx'
import { Shelf } from './shelf.tsx'

/** The search above, and below it what was found, or all shelves. */
export function Library({ articles }: { articles: readonly ArticleEntry[] }) {
  const [question, setQuestion] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // What was asked for in the address, or typed before the page answered; a prerendered page knows neither.
  useLayoutEffect(() => {
    setQuestion(field.current?.value || (new URLSearchParams(location.search).get('q') ?? ''))
  }, [])
  const found = useMemo(() => searchArticles(articles, question), [articles, question])
  const isAsked = question.trim() !== ''
  const shelves = ARTICLE_SHELVES.map((shelf) => ({
    shelf,
    entries: articles.filter((article) => article.shelf === shelf),
  })).filter(({ entries }) => entries.length > 0)

  /** So that the way back from an article leads to what was found. */
  function keepInAddress() {
    const search = isAsked ? `?q=${encodeURIComponent(question.trim())}` : ''
    if (location.search !== search) history.replaceState(history.state, '', location.pathname + search)
  }
  return (
    <>
      <search>
        <form
          className="articles-search"
          onSubmit={(event) => {
            event.preventDefault()
            keepInAddress()
          }}
        >
          <label className="sr" htmlFor="article-search">
            Search the articles
          </label>
          <input
            id="article-search"
            ref={field}
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Squeal when braking, P0420, oil lamp"
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
            onBlur={keepInAddress}
          />
        </form>
      </search>
      <p className="articles-count" role="status">
        {isAsked && countWords(found.length)}
      </p>
      {isAsked ? (
        <Found articles={found} question={question.trim()} />
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

const countWords = (count: number) =>
  count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'article' : 'articles'} found`
