import { LIMITS, type QuoteAnswer, type QuoteCase, type QuoteLineAnswer } from '@candi/contracts'
import { OPERATION_KINDS } from '@candi/domain'
import { readQuote } from '@candi/engines/quotes'
import { type Fit, fitsToCase, isFitting } from './fit-to-case.ts'
import { type Pricing, priceOfLine } from './price-of-line.ts'
import type { QuoteBook } from './quote-book.ts'
import { type QuotedLine, quotedLines } from './quoted-line.ts'
import { safetyWords } from './safety-words.ts'
import { sumsOfQuote } from './sums-of-quote.ts'
import { testOnLine } from './test-on-line.ts'
import { whatFirst } from './what-first.ts'

const OLD_PARTS =
  'You may ask for the old parts, or to see them. Say so before the work begins: some of them go back for a deposit.'
const QUESTIONS = {
  labor: 'How many hours is it, and at what rate?',
  unknown: 'What is this for, and what showed that it is needed?',
} as const

/**
 * A workshop's quote, line by line: whether it follows from the case, whether a test is named, how its price stands beside our bands, and
 * the one question to ask. Nobody is accused, and nothing that keeps a car safe is said to be able to wait.
 */
export function judgeQuote(book: QuoteBook, text: string, known: QuoteCase | undefined): QuoteAnswer {
  const quote = readQuote(text)
  const lines = quotedLines(book, quote)
  const fits = fitsToCase(book, lines, known)
  const pricing: Pricing = {
    currency: quote.currency === 'mixed' ? null : quote.currency,
    isLaborApart: lines.some(({ line }) => line.kind === 'labor' && line.amount !== 0),
  }
  const judged = lines.map((line, place) =>
    judgeLine(line, fits[place] ?? { fit: 'none', reason: '' }, pricing, known),
  )
  return {
    currency: pricing.currency ?? '',
    lines: judged.slice(0, LIMITS.quoteLines),
    ...sumsOfQuote(quote, lines),
    first: whatFirst(book, judged, known),
    oldParts: OLD_PARTS,
    bands: bandsOf(book),
  }
}

function judgeLine(
  quoted: QuotedLine,
  fit: Fit,
  pricing: Pricing,
  known: QuoteCase | undefined,
): QuoteLineAnswer {
  const { line, jobs } = quoted
  const price = priceOfLine(line, jobs, pricing)
  const test = testOnLine(quoted, fit)
  const kind = OPERATION_KINDS.find((one) => jobs.some((job) => job.kind === one)) ?? 'unknown'
  const isLabor = line.kind === 'labor'
  return {
    text: line.text,
    job: isLabor ? 'labor' : jobs.map(({ title }) => title).join(' and '),
    kind: isLabor ? 'extra' : kind,
    amount: line.amount,
    fit: isLabor ? 'fee' : fit.fit,
    fitReason: fit.reason,
    price: price.price,
    priceReason: price.reason,
    test: test.test,
    testReason: test.reason,
    safety: safetyWords(known, kind === 'safety', isFitting(fit)),
    worthwhile: jobs.find(({ worthwhile }) => worthwhile !== '')?.worthwhile ?? '',
    question: isLabor ? QUESTIONS.labor : (jobs[0]?.question ?? QUESTIONS.unknown),
  }
}

function bandsOf({ operations }: QuoteBook): string {
  const year = Math.min(...[...operations.values()].map(({ cost }) => cost.year))
  return `Our bands are our own: US dollars of ${year}, at independent shops. Dealers and big cities are often higher, and a band is no offer.`
}
