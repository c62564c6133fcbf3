import { useEffect, useId, useRef } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { ArticleSources, ArticleStanding, ArticleText } from './article-text.tsx'
import { useArticle } from './use-article.ts'
import { useReadBeside } from './use-read-beside.ts'
import './article.css'
import './article-panel.css'

export type ArticlePanelProps = {
  id: string
  /** Another article in the place of this one. */
  onOpen: (id: string) => void
  onClose: () => void
}

/** An article beside the conversation: over the sheet on a wide screen, the whole screen of a phone. */
export function ArticlePanel({ id, onOpen, onClose }: ArticlePanelProps) {
  const dialog = useReadBeside()
  const { state, retry } = useArticle(id)
  const top = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const shown = state.status === 'ready' ? id : ''
  // Each article begins at its head, for the eyes and for the keyboard.
  useEffect(() => {
    if (!shown) return
    dialog.current?.scrollTo({ top: 0 })
    top.current?.focus({ preventScroll: true })
  }, [shown, dialog])

  return (
    <dialog
      className="article-panel"
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // It closes by no longer being rendered.
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Read to the end here: it must not stop an answer that is being written beside it.
        event.stopPropagation()
        event.preventDefault()
        onClose()
      }}
    >
      <div className="article-panel-top">
        <a className="link" href={`/articles/${id}`} target="_blank" rel="noreferrer">
          Open as a page
        </a>
        <button className="icon-btn" type="button" aria-label="Close the article" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {state.status === 'ready' ? (
        <article className="article">
          <h1 id={titleId} ref={top} tabIndex={-1}>
            {state.article.title}
          </h1>
          <ArticleStanding article={state.article} />
          <ArticleText article={state.article} />
          <ArticleSources article={state.article} />
          {state.article.related.length > 0 && (
            <section>
              <h2>Read next</h2>
              <ul className="article-next">
                {state.article.related.map((other) => (
                  <li key={other.id}>
                    <button className="link" type="button" onClick={() => onOpen(other.id)}>
                      {other.title}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </article>
      ) : (
        <div className="article">
          <h1 id={titleId} className="sr">
            Article
          </h1>
          {state.status === 'loading' && (
            <Waiting short="Fetching the article" long="Fetching the article over a slow connection" />
          )}
          {state.status === 'missing' && (
            <p role="alert">This article is no longer here. The answer stands.</p>
          )}
          {state.status === 'failed' && (
            <div role="alert">
              <p>{state.message} The answer stands; only the article did not arrive.</p>
              <button className="btn ink" type="button" onClick={retry}>
                Try again
              </button>
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
