import type { ArticleEntry, ArticleShelf } from '@candi/contracts'
import { Link } from 'react-router'
import { SHELF_WORDS } from '../../features/read-article/shelf-words.ts'

/** One shelf: what it holds, and the titles on it. */
export function Shelf({ shelf, articles }: { shelf: ArticleShelf; articles: readonly ArticleEntry[] }) {
  const { name, holds } = SHELF_WORDS[shelf]
  return (
    <section className="shelf" id={shelf} aria-labelledby={`h-${shelf}`}>
      <header>
        <h2 id={`h-${shelf}`}>{name}</h2>
        <p className="body">{holds}</p>
      </header>
      <ul className="shelf-titles">
        {articles.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/articles/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
