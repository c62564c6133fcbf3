import type { QuoteOperation } from '@candi/domain'
import type { Evidence, Quote, QuoteLine } from '@candi/engines/quotes'
import type { QuoteBook } from './quote-book.ts'

/** A line that may have to be paid for, with the jobs that it names; none of labor, and where we know none of them. */
export interface QuotedLine {
  readonly line: QuoteLine
  readonly jobs: readonly QuoteOperation[]
  /** The strongest that is said of how it was found, on the line or beside it. */
  readonly evidence: Evidence | null
}

const STRENGTH: readonly (Evidence | null)[] = [null, 'seen', 'code', 'measured']
const stronger = (one: Evidence | null, other: Evidence | null) =>
  STRENGTH.indexOf(one) >= STRENGTH.indexOf(other) ? one : other

/** What was looked at and is well, or was declined. */
const IS_WELL: ReadonlySet<string> = new Set(
  'ok okay good pas pass passed fine normal green declined'.split(' '),
)

/**
 * The lines of a quote that are for something. One without a price tells how another was found, where it names the same job or none; it
 * stands alone only where its job is priced nowhere.
 */
export function quotedLines(book: QuoteBook, quote: Quote): QuotedLine[] {
  const named = quote.lines
    .filter(({ kind }) => kind === 'work' || kind === 'labor' || kind === 'note')
    .map((line) => ({ line, jobs: line.kind === 'work' ? jobsOf(book, line) : [] }))
  const priced = new Set(
    named.flatMap(({ line, jobs }) => (line.amount === null ? [] : jobs.map(({ id }) => id))),
  )
  const result: QuotedLine[] = []
  let told: Evidence | null = null
  for (const { line, jobs } of named) {
    // A warranty that is included is no job.
    const isGift = line.amount === 0 && jobs.length === 0
    const isPriced = line.amount !== null && line.kind !== 'note' && !isGift
    const isOwn = jobs.length > 0 && !jobs.some((job) => isPricedAs(job, priced))
    if (isPriced) {
      result.push({ line, jobs, evidence: stronger(line.evidence, told) })
      told = null
    } else if (isOwn && !line.words.some((word) => IS_WELL.has(word)))
      result.push({ line, jobs, evidence: line.evidence })
    else if (jobs.length > 0 || result.length === 0) told = stronger(line.evidence, told)
    else addTo(result, line.evidence)
  }
  if (told) addTo(result, told)
  return withOnlyTotal(result, quote)
}

const jobsOf = ({ index, operations }: QuoteBook, { words }: QuoteLine) =>
  index.find(words).flatMap((id) => operations.get(id) ?? [])

/** Pads that were measured are meant by "pads and rotors" too. */
const isPricedAs = ({ id, goesWith }: QuoteOperation, priced: ReadonlySet<string>) =>
  priced.has(id) ||
  goesWith.some((other) => priced.has(other)) ||
  (id === 'brake_pads' && priced.has('brake_pads_and_rotors'))

function addTo(lines: QuotedLine[], evidence: Evidence | null): void {
  const last = lines.at(-1)
  if (last) lines[lines.length - 1] = { ...last, evidence: stronger(last.evidence, evidence) }
}

/** "Replace the alternator. Total $900": the total is what the one line costs. */
function withOnlyTotal(lines: readonly QuotedLine[], quote: Quote): QuotedLine[] {
  const total = quote.lines.findLast(({ kind }) => kind === 'total')?.amount ?? null
  const [only, another] = lines
  if (!only || another || only.line.amount !== null || total === null) return [...lines]
  return [{ ...only, line: { ...only.line, amount: total } }]
}
