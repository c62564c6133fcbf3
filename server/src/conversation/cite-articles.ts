import type { Citation } from '@candi/contracts'
import type { FoundArticle } from '@candi/engines/retrieval'
import type { FindArticles } from './find-article.ts'

const MOST = 3
/** Sentences of the fitting section that are quoted beside the summary. */
const SENTENCES = 3

export interface CitedAnswer {
  readonly text: string
  readonly citations: readonly Citation[]
}

/**
 * An answer out of our own articles, each statement with the number of the page that it stands on; null where no article
 * is near enough. Nothing in it is made up: summary and section are quoted as they were written.
 */
export async function citedAnswer(find: FindArticles, question: string): Promise<CitedAnswer | null> {
  const found = await find(question, MOST)
  const [best, ...others] = found
  if (!best) return null
  const { article, section } = best
  const more = section.text
    .split(/(?<=[.!?])\s/)
    .slice(0, SENTENCES)
    .join(' ')
  const manual = article.manual
    ? ` Your car’s own figures stand in your manual, under ${article.manual}.`
    : ''
  const also = others.map(({ article: { title } }, index) => `${title} [${index + 2}]`)
  return {
    text: [
      `${article.summary} [1]`,
      `**${section.heading}.** ${more}${manual} [1]`,
      ...(also.length > 0 ? [`Also on this: ${also.join('; ')}.`] : []),
    ].join('\n\n'),
    citations: found.map(citationOf),
  }
}

const citationOf = (
  { article: { id, title, sources, reviewedOn } }: FoundArticle,
  index: number,
): Citation => ({
  n: index + 1,
  id,
  title,
  kind: sources[0]?.kind ?? 'workshop_practice',
  reviewedOn,
})

/** A page as a model may use it; only what is cited has a number. */
export const pageInWords = ({ article, section }: FoundArticle): string =>
  `${article.title}. ${article.summary} ${section.heading}: ${section.text}`
