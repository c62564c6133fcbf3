import type { ArticlePage } from '@candi/contracts'
import { Link } from 'react-router'
import { ArticleSources, ArticleStanding, ArticleText } from '../../features/read-article/article-text.tsx'
import { SHELF_WORDS } from '../../features/read-article/shelf-words.ts'
import { LampIcon } from '../../parts/lamp-icon.tsx'

/** One article, with what it rests on and where to go from it. */
export function OpenedArticle({ article }: { article: ArticlePage }) {
  const { title, shelf, lamps, related } = article
  return (
    <main id="main" className="wrap article-page">
      <title>{`${title}: CANDI`}</title>
      <nav className="article-path" aria-label="You are here">
        <Link to="/articles">Articles</Link> <span aria-hidden="true">›</span>{' '}
        <Link to={`/articles#${shelf}`}>{SHELF_WORDS[shelf].name}</Link>
      </nav>
      <header className="article-head">
        <h1>{title}</h1>
        <ArticleStanding article={article} />
      </header>
      <article className="article">
        <ArticleText article={article} />
      </article>
      <div className="article-beside">
        <section className="article-door">
          <h2>Does your car do this?</h2>
          <p>Say it in your own words. It costs nothing, and no account is needed.</p>
          <Link className="btn btn-full" to="/diagnose">
            Describe it
          </Link>
        </section>
        <ArticleSources article={article} />
        {lamps.length > 0 && (
          <section>
            <h2>Lamps that belong to it</h2>
            <ul className="article-links">
              {lamps.map(({ id, name }) => (
                <li key={id}>
                  <Link to="/diagnose" state={{ draft: `The ${name.toLowerCase()} is on.` }}>
                    <LampIcon lamp={id} />
                    <span>{name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {related.length > 0 && (
          <section>
            <h2>Read next</h2>
            <ul className="article-links">
              {related.map((other) => (
                <li key={other.id}>
                  <Link to={`/articles/${other.id}`}>{other.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  )
}
