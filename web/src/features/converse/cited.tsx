import type { Citation } from '@candi/contracts'
import { type Provider, type ReactNode, useLayoutEffect } from 'react'
import { SourceBadge } from '../../parts/source-badge.tsx'
import { dayWords } from '../../parts/source-words.ts'
import './cited.css'

export type CitedProps = {
  citations: readonly Citation[]
  onOpen: (id: string) => void
  /** Tells the texts within how to draw "[1]". */
  Marks: Provider<((n: number) => ReactNode) | undefined>
  /** It takes more room than what stood there while it was fetched. */
  onGrown: () => void
  children: ReactNode
}

/** An answer that rests on articles: a badge where its text says [1], and below it all of them. */
export function Cited({ citations, onOpen, Marks, onGrown, children }: CitedProps) {
  useLayoutEffect(onGrown, [onGrown])
  const mark = (n: number) => {
    const cited = citations.find((citation) => citation.n === n)
    return (
      cited && (
        <button
          className="cite"
          type="button"
          aria-label={`Source ${n}: ${cited.title}`}
          onClick={() => onOpen(cited.id)}
        >
          {n}
        </button>
      )
    )
  }
  return (
    <>
      <Marks value={mark}>{children}</Marks>
      {citations.length > 0 && (
        <ol className="cited" aria-label="Articles that this rests on">
          {citations.map(({ n, id, title, kind, reviewedOn }) => (
            <li key={n}>
              <button type="button" onClick={() => onOpen(id)}>
                <span className="cited-n" aria-hidden="true">
                  {n}
                </span>
                <span className="cited-what">
                  <b>{title}</b>
                  <span className="cited-standing">
                    <SourceBadge kind={kind} />
                    <span>
                      read with care on <time dateTime={reviewedOn}>{dayWords(reviewedOn)}</time>
                    </span>
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
