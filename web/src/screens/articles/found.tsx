import { Link } from 'react-router'
import { SHELF_WORDS } from '../../features/read-article/shelf-words.ts'
import type { Findings } from '../../features/read-article/use-article-search.ts'

/** What a search found, best first, each with its answer in short and the place in its text; or how to go on. */
export function Found({
  findings: { articles, question, isWhole },
  onSearchAgain,
}: {
  findings: Findings
  onSearchAgain: () => void
}) {
  return (
    <>
      {!isWhole && (
        <div className="articles-note">
          <p>The texts of the articles could not be searched just now. What you typed is kept.</p>
          <button className="btn btn-line" type="button" onClick={onSearchAgain}>
            Search the texts again
          </button>
        </div>
      )}
      {articles.length === 0 ? (
        <div className="articles-note">
          <p>
            None of our articles speaks of that. Try one word of it, or{' '}
            <Link to="/diagnose" state={{ draft: question }}>
              describe what your car does
            </Link>
            : that needs no article.
          </p>
        </div>
      ) : (
        <ol className="found">
          {articles.map(({ id, title, shelf, summary, heading, passage }) => (
            <li key={id}>
              <h2>
                <Link to={`/articles/${id}`}>{title}</Link>
              </h2>
              <p className="fine">{SHELF_WORDS[shelf].name}</p>
              <p>{summary}</p>
              {passage && (
                <p className="found-in">
                  <b>{asSentence(heading)}</b> {passage}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

const asSentence = (heading = '') => (/[.?!]$/.test(heading) ? heading : `${heading}.`)
