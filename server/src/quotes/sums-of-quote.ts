import type { QuoteAnswer } from '@candi/contracts'
import type { Quote } from '@candi/engines/quotes'
import { money } from './money.ts'
import type { QuotedLine } from './quoted-line.ts'

/** Cents that rounding may leave between the lines and their total. */
const LEAST_GAP = 1
const ROUNDING = 0.005

type Sums = Pick<QuoteAnswer, 'counted' | 'told' | 'sums'>

/** What the lines come to beside the total that stands there. */
export function sumsOfQuote(quote: Quote, lines: readonly QuotedLine[]): Sums {
  const told = quote.lines.findLast(({ kind }) => kind === 'total')?.amount ?? null
  if (quote.currency === 'mixed')
    return {
      counted: null,
      told: null,
      sums: 'There are amounts in several currencies, so I add nothing up.',
    }
  const counted = countedOf(quote, lines)
  return {
    counted,
    told,
    sums: words(counted, told, hasTax(quote), (amount) => money(amount, quote.currency)),
  }
}

function countedOf(quote: Quote, lines: readonly QuotedLine[]): number | null {
  const amounts = lines.flatMap(({ line }) => line.amount ?? [])
  if (amounts.length === 0) return null
  const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
  const amountsOf = (kind: 'tax' | 'discount') =>
    quote.lines.flatMap((line) => (line.kind === kind ? (line.amount ?? []) : []))
  const items = sumOf(amounts)
  // "Total" on the only line holds the tax already.
  const isOnlyTotal = quote.lines.every(({ kind, amount }) => kind !== 'work' || amount === null)
  if (isOnlyTotal && !quote.lines.some(({ kind }) => kind === 'labor')) return items
  const shares = quote.lines.flatMap(({ kind, amount, percent }) =>
    kind === 'discount' && amount === null && percent !== null
      ? [(items * Math.min(percent, 100)) / 100]
      : [],
  )
  const counted = items - sumOf(amountsOf('discount')) - sumOf(shares) + sumOf(amountsOf('tax'))
  return Math.round(counted * 100) / 100
}

const hasTax = ({ lines }: Quote) => lines.some(({ kind, amount }) => kind === 'tax' && amount !== null)

function words(
  counted: number | null,
  told: number | null,
  isTaxed: boolean,
  say: (amount: number) => string,
): string {
  if (counted === null)
    return told === null
      ? 'I found no price in this.'
      : `Only a total of ${say(told)} stands there. Ask for each job with its parts, its hours and the rate.`
  if (told === null)
    return `The lines come to ${say(counted)}. No total stands there: ask for the price out the door, with tax and fees.`
  const gap = Math.round((told - counted) * 100) / 100
  if (Math.abs(gap) <= Math.max(LEAST_GAP, told * ROUNDING))
    return `The lines add up to the total of ${say(told)}.`
  if (gap < 0)
    return `The lines that I could read come to ${say(counted)}, more than the total of ${say(told)}. Ask which of them are in it.`
  const rest = isTaxed
    ? `Ask what the other ${say(gap)} are for.`
    : `Ask whether the other ${say(gap)} are tax and fees.`
  return `The lines that I could read come to ${say(counted)}, the total says ${say(told)}. ${rest}`
}
