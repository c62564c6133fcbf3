import { readQuoteOperations } from '@candi/knowledge'
import { describe, expect, it } from 'vitest'
import { INVENTED_QUOTES } from '../test/invented-quotes.ts'
import { OperationIndex, readQuote } from './index.ts'

const operations = readQuoteOperations()
const index = new OperationIndex(operations)
const KINDS = ['safety', 'repair', 'maintenance', 'extra'] as const
const kindOf = (ids: readonly string[]) =>
  KINDS.find((kind) => operations.some((one) => ids.includes(one.id) && one.kind === kind)) ?? 'unknown'

describe('a quote that somebody pastes', () => {
  it('is one of at least forty kinds', () => expect(INVENTED_QUOTES.length).toBeGreaterThanOrEqual(40))

  it.each(INVENTED_QUOTES)('is read line by line: $of', (meant) => {
    const { lines, currency } = readQuote(meant.text)
    const read = lines
      .filter(({ kind }) => kind === 'work')
      .map(({ words, amount }) => ({ ids: index.find(words), amount }))
      .filter(({ ids, amount }) => ids.length > 0 || amount !== null)
      .map(({ ids, amount }) => [ids.join(' '), kindOf(ids), amount])
    expect(read).toEqual(meant.lines)
    const amountOf = (kind: string) => lines.findLast((line) => line.kind === kind)?.amount ?? undefined
    expect({
      labor: amountOf('labor'),
      tax: amountOf('tax'),
      discount: amountOf('discount'),
      total: amountOf('total'),
    }).toEqual({ labor: meant.labor, tax: meant.tax, discount: meant.discount, total: meant.total })
    expect(currency).toBe(meant.currency ?? 'USD')
  })
})
