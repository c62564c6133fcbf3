import type { QuoteCase, QuoteLineAnswer } from '@candi/contracts'
import { isGrave } from '@candi/domain'
import type { QuoteBook } from './quote-book.ts'
import { graveWords } from './safety-words.ts'

/** Jobs that one sentence names. */
const MOST_NAMED = 3

type Judged = Pick<QuoteLineAnswer, 'job' | 'kind' | 'fit' | 'test'>

/** What to do first, one sentence each: what must not wait, what the case points to, what to have shown, what to look up. */
export function whatFirst(book: QuoteBook, lines: readonly Judged[], known: QuoteCase | undefined): string[] {
  const isFitting = ({ fit }: Judged) => fit === 'follows' || fit === 'could'
  const isSafety = ({ kind }: Judged) => kind === 'safety'
  const isMending = ({ kind, job }: Judged) => (kind === 'safety' || kind === 'repair') && job !== ''
  const sentences: string[] = []
  if (known && isGrave(known.level)) {
    const urgent = lines.filter((line) => isSafety(line) || isFitting(line))
    sentences.push(
      urgent.length > 0
        ? `First: ${named(urgent)}. ${graveWords(known)}, so it must not wait.`
        : `${graveWords(known)}, and I see no line here that is for it. Tell the shop so before you agree to anything.`,
    )
  } else {
    const safety = lines.filter(isSafety)
    const following = lines.filter((line) => line.fit === 'follows' && !isSafety(line))
    if (safety.length > 0)
      sentences.push(`Have them show you now, and done first if they are bad: ${named(safety)}.`)
    if (following.length > 0) sentences.push(`Your case points to this: ${named(following)}.`)
    const leading = known?.causes.toSorted((left, right) => right.probability - left.probability)[0]
    const title = leading && book.causes.get(leading.id)?.title
    if (title && lines.some(isMending) && !lines.some(isFitting))
      sentences.push(
        `No line here is for what your case points to most, “${title}”. Ask how they came to these.`,
      )
  }
  const untested = lines.filter((line) => isMending(line) && line.test === 'none')
  if (untested.length > 0) sentences.push(`Before you pay, ask which test showed it: ${named(untested)}.`)
  const due = lines.filter(
    ({ fit, kind }) => fit === 'maintenance' || (kind === 'maintenance' && fit === 'apart'),
  )
  if (due.length > 0) sentences.push(`Look up in your manual when it is due: ${named(due)}.`)
  return sentences
}

function named(lines: readonly Judged[]): string {
  const jobs = [...new Set(lines.flatMap(({ job }) => job || []))]
  const more = jobs.length - MOST_NAMED
  const shown = jobs.slice(0, MOST_NAMED)
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}
