import type { QuoteCase, QuoteLineAnswer } from '@candi/contracts'
import type { QuoteOperation } from '@candi/domain'
import type { QuoteBook } from './quote-book.ts'
import type { QuotedLine } from './quoted-line.ts'

export interface Fit {
  readonly fit: QuoteLineAnswer['fit']
  readonly reason: string
}

/** Probability of the causes that a line mends, from which on the case points to it, and from which on it is possible. */
const POINTS = 0.4
const LEADS = 0.2
const POSSIBLE = 0.03
/** The same of all causes of its problem. */
const SAME_AREA = 0.15

const NO_CASE: Fit = { fit: 'none', reason: '' }
const MAINTENANCE: Fit = {
  fit: 'maintenance',
  reason: 'It is due by age or miles; no fault has to be found for it.',
}
const APART: Fit = {
  fit: 'apart',
  reason:
    'Nothing that you told points to it. That need not be wrong: they have seen the car, and I have not. Ask to be shown.',
}

interface Likely {
  readonly id: string
  readonly probability: number
  readonly title: string
  readonly problem: string
}

/** How each line stands to the case, in the order of the lines. Without a case, nothing is said. */
export function fitsToCase(
  book: QuoteBook,
  lines: readonly QuotedLine[],
  known: QuoteCase | undefined,
): Fit[] {
  const likely = known ? likelyCauses(book, known) : null
  const own = lines.map(({ jobs }) => (jobs.length === 0 ? NO_CASE : fitOf(book, jobs, likely)))
  const fitting = new Map<string, QuoteOperation>()
  for (const [place, { jobs }] of lines.entries())
    if (isFitting(own[place])) for (const job of jobs) fitting.set(job.id, job)
  return lines.map(({ jobs }, place) => {
    const fit = own[place] ?? NO_CASE
    if (isFitting(fit) || fit.fit === 'none' || fit.fit === 'fee') return fit
    const beside = jobs.flatMap(({ goesWith }) => goesWith).find((id) => fitting.has(id))
    const job = beside === undefined ? undefined : fitting.get(beside)
    return job ? { fit: 'could', reason: `It is usual beside ${job.title}.` } : fit
  })
}

export const isFitting = (fit: Fit | undefined): boolean => fit?.fit === 'follows' || fit?.fit === 'could'

/** The causes of the case that we know, each once, likeliest first. */
function likelyCauses(book: QuoteBook, { causes }: QuoteCase): Likely[] {
  const found = new Map<string, Likely>()
  for (const { id, probability } of causes) {
    const cause = book.causes.get(id)
    if (cause && !found.has(id))
      found.set(id, { id, probability, title: cause.title, problem: cause.problem })
  }
  return [...found.values()].sort((left, right) => right.probability - left.probability)
}

function fitOf(book: QuoteBook, jobs: readonly QuoteOperation[], likely: readonly Likely[] | null): Fit {
  const without = withoutFault(jobs)
  if (likely === null) return without ?? NO_CASE
  const repairs = new Set(jobs.flatMap((job) => job.repairs))
  const mended = likely.filter(({ id }) => repairs.has(id))
  const [first] = mended
  const mass = mended.reduce((sum, { probability }) => sum + probability, 0)
  if (first && (mass >= POINTS || (first === likely[0] && first.probability >= LEADS)))
    return { fit: 'follows', reason: `Your case points to “${first.title}”, and this is part of its repair.` }
  if (first && mass >= POSSIBLE)
    return { fit: 'could', reason: `Your case holds “${first.title}” possible, and this would mend it.` }
  if (without) return without
  const problems = new Set([...repairs].map((id) => book.causes.get(id)?.problem))
  const near = likely.filter(({ problem }) => problems.has(problem))
  const [nearest] = near
  const area = near.reduce((sum, { probability }) => sum + probability, 0)
  if (nearest && area >= SAME_AREA)
    return {
      fit: 'could',
      reason: `It is in the same area as “${nearest.title}” of your case. Ask what they found there.`,
    }
  return APART
}

/** What needs no fault: maintenance, and the fees of a workshop. */
function withoutFault(jobs: readonly QuoteOperation[]): Fit | null {
  if (jobs.every(({ looks }) => looks)) return { fit: 'fee', reason: 'It pays for looking, not for a part.' }
  if (jobs.every(({ kind, worthwhile }) => kind === 'extra' && worthwhile === ''))
    return { fit: 'fee', reason: 'It belongs to the work, not to a fault.' }
  return jobs.every(({ kind }) => kind === 'maintenance') ? MAINTENANCE : null
}
