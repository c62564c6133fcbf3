import { useArticles } from '../../features/read-article/use-articles.ts'
import { Waiting } from '../../parts/waiting.tsx'
import { title } from './articles-page.ts'
import { Library } from './library.tsx'
import '../../features/read-article/article.css'
import './articles.css'

/** /articles: everything we have written, shelf by shelf, and a search by words. */
export function ArticlesScreen() {
  const { state, retry } = useArticles()
  return (
    <main id="main" className="wrap articles">
      <title>{title}</title>
      <header className="articles-head">
        <h1>Know what you hear, see and pay.</h1>
        <p className="lead">
          What a lamp means, how to check it yourself, how parts fail, what is due when. Written by us, free
          to read, and each with what it rests on.
        </p>
      </header>
      {state.status === 'loading' && (
        <Waiting short="Fetching the list" long="Fetching the list over a slow connection" />
      )}
      {state.status === 'failed' && (
        <div className="articles-note" role="alert">
          <p>{state.message} The articles are still there; only the list did not arrive.</p>
          <button className="btn btn-line" type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {state.status === 'ready' && <Library articles={state.articles} />}
    </main>
  )
}
