import type { ArticlePage } from '@candi/contracts'
import { SourceBadge } from '../../parts/source-badge.tsx'
import { dayWords, SOURCE_WORDS } from '../../parts/source-words.ts'

/** What kind of source, and when it was last read with care. */
export function ArticleStanding({ article: { sources, reviewedOn } }: { article: ArticlePage }) {
  const best = sources[0]
  return (
    <p className="article-standing">
      {best && <SourceBadge kind={best.kind} />}
      <span>
        Read with care on <time dateTime={reviewedOn}>{dayWords(reviewedOn)}</time>
      </span>
    </p>
  )
}

/** The answer first, set apart; then the sections, and where the car's own figures stand. */
export function ArticleText({ article }: { article: ArticlePage }) {
  return (
    <>
      <p className="article-summary">{article.summary}</p>
      {article.sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs(text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {article.manual && (
        <aside className="article-manual" aria-label="Your manual">
          <p>
            <b>Your car’s own figures stand in its manual.</b> Look it up under{' '}
            <i>{manualPlace(article.manual)}</i>. We name no torque, capacity or part number: they differ from
            car to car.
          </p>
        </aside>
      )}
    </>
  )
}

/** What it rests on, best first. */
export function ArticleSources({ article: { sources } }: { article: ArticlePage }) {
  return (
    <section className="article-sources">
      <h2>What it rests on</h2>
      <ul>
        {sources.map(({ kind, what }) => (
          <li key={what}>
            <SourceBadge kind={kind} />
            <span>{what}</span>
          </li>
        ))}
      </ul>
      {sources[0] && <p className="fine">{SOURCE_WORDS[sources[0].kind].means}</p>}
    </section>
  )
}

const paragraphs = (text: string) => text.split(/\n+/).filter((paragraph) => paragraph.trim())
/** "Maintenance > Engine oil" as a path to read. */
const manualPlace = (manual: string) => manual.split(/\s{0,9}>\s{0,9}/).join(' › ')
