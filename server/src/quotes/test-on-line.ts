import type { QuoteLineAnswer } from '@candi/contracts'
import type { Fit } from './fit-to-case.ts'
import type { QuotedLine } from './quoted-line.ts'

export interface TestOnLine {
  readonly test: QuoteLineAnswer['test']
  readonly reason: string
}

/** Whether the quote says how the fault was found, and what to ask for. */
export function testOnLine({ line, jobs, evidence }: QuotedLine, { fit }: Fit): TestOnLine {
  if (line.kind === 'labor' || fit === 'fee') return { test: 'needless', reason: '' }
  const test = jobs.find((job) => job.test !== '')?.test ?? ''
  const ask = (also: string) => (test === '' ? '' : ` Ask ${also}for ${test}.`)
  if (evidence === 'measured') return { test: 'measured', reason: 'A test or a measurement is named.' }
  if (fit === 'maintenance' || (jobs.length > 0 && jobs.every(({ kind }) => kind === 'maintenance')))
    return { test: 'needless', reason: ask('').trim() }
  if (evidence === 'code')
    return { test: 'code', reason: `A trouble code is named, which is a start and not yet a test.${ask('')}` }
  if (evidence === 'seen') return { test: 'seen', reason: `It says what was seen.${ask('also ')}` }
  return { test: 'none', reason: `No test is named.${ask('')}` }
}
