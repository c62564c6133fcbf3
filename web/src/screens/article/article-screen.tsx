import { Link, useParams } from 'react-router'
import { useArticle } from '../../features/read-article/use-article.ts'
import { LostPage } from '../../parts/lost-page.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { OpenedArticle } from './opened-article.tsx'
import '../../features/read-article/article.css'
import './article-page.css'

/** /articles/:id */
export function ArticleScreen() {
  const { id = '' } = useParams()
  const { state, retry } = useArticle(id)
  if (state.status === 'ready') return <OpenedArticle article={state.article} />
  if (state.status === 'missing')
    return (
      <LostPage
        tab="No such article: CANDI"
        heading="There is no such article."
        actions={
          <>
            <Link className="btn btn-full" to="/articles">
              All articles
            </Link>
            <Link className="btn btn-line" to="/diagnose">
              Diagnose
            </Link>
          </>
        }
      >
        <p>It may have been renamed or taken into another one. The list has a search.</p>
      </LostPage>
    )
  return (
    <main id="main" className="wrap article-page">
      <title>Article: CANDI</title>
      {state.status === 'loading' ? (
        <Waiting short="Fetching the article" long="Fetching the article over a slow connection" />
      ) : (
        <div role="alert">
          <p>{state.message} The article is still there; it only did not arrive.</p>
          <button className="btn btn-line" type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    </main>
  )
}
