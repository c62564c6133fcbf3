import type { ArticleEntry } from '@candi/contracts'
import { Link } from 'react-router'
import { SHELF_WORDS } from '../../features/read-article/shelf-words.ts'

/** What a search found, best first, each with its answer in short; or how to go on. */
export function Found({ articles, question }: { articles: readonly ArticleEntry[]; question: string }) {
  if (articles.length === 0)
    return (
      <div className="articles-note">
        <p>
          No article says that in these words. Try one word of it, or{' '}
          <Link to="/diagnose" state={{ draft: question }}>
            describe what your car does
          </Link>
          : that needs no article.
        </p>
      </div>
    )
  return (
    <ol className="found">
      {articles.map(({ id, title, shelf, summary }) => (
        <li key={id}>
          <h2>
            <Link to={`/articles/${id}`}>{title}</Link>
          </h2>
          <p className="fine">{SHELF_WORDS[shelf].name}</p>
          <p>{summary}</p>
        </li>
      ))}
    </ol>
  )
}
