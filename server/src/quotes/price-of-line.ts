import type { QuoteLineAnswer } from '@candi/contracts'
import type { QuoteOperation } from '@candi/domain'
import type { QuoteLine } from '@candi/engines/quotes'
import { money } from './money.ts'

export interface PriceOfLine {
  readonly price: QuoteLineAnswer['price']
  readonly reason: string
}

export interface Pricing {
  /** "USD"; null of several. */
  readonly currency: string | null
  /** Whether the labor stands on a line of its own, so that others are for parts. */
  readonly isLaborApart: boolean
}

type Band = readonly [number, number]

/** Up to here above our band a price is called somewhat high only. */
const SOMEWHAT = 1.4
const BANDS_ARE_IN = 'USD'
const PAIRS: ReadonlySet<string> = new Set(['both', 'pair', 'two'])
const FOURS: ReadonlySet<string> = new Set(['four', 'all'])
const MOST_PIECES = 12
/** So many pieces an untold number may be: wheels of a car, or its axles. */
const UNTOLD = { each: 4, axle: 2, job: 1 } as const

const unknown = (reason: string): PriceOfLine => ({ price: 'unknown', reason })

/** What a line costs beside our band for its jobs. The band is ours, and said to be. */
export function priceOfLine(
  line: QuoteLine,
  jobs: readonly QuoteOperation[],
  { currency, isLaborApart }: Pricing,
): PriceOfLine {
  const { amount } = line
  if (amount === null) return unknown('No price stands on this line.')
  if (amount === 0) return { price: 'fair', reason: 'Nothing is charged for it.' }
  if (line.kind === 'labor')
    return unknown('Hours differ from car to car, so I have no band for labor alone.')
  if (jobs.length === 0) return unknown('I have no band for this.')
  if (currency !== BANDS_ARE_IN) return unknown('Our bands are in US dollars, so I can’t compare this price.')
  const share = shareOf(line, isLaborApart)
  const band = bandOf(jobs, share)
  const told = jobs.length === 1 ? countOf(line, jobs[0]) : 1
  const said = (range: Band) => `${fromTo(range)} for ${SHARES[share]}`
  const whole = times(band, told ?? 1)
  const paid = money(amount, BANDS_ARE_IN)
  if (amount >= whole[0] && amount <= whole[1])
    return { price: 'fair', reason: `${paid} is within our band: ${said(whole)}.` }
  if (amount < whole[0])
    return {
      price: 'low',
      reason: `${paid} is below our band, ${said(whole)}. That can be fair, with used parts or less work: ask what is in it.`,
    }
  const [job] = jobs
  if (told === null && job && amount <= times(band, UNTOLD[job.per])[1])
    return {
      price: 'fair',
      reason: `Our band is ${fromTo(band)}, ${SHARES[share]}, for one${job.per === 'axle' ? ' axle' : ''}. ${paid} is within it for more than one: ask how many it is for.`,
    }
  const above = amount <= whole[1] * SOMEWHAT ? 'somewhat' : 'well'
  return {
    price: 'high',
    reason: `${paid} is ${above} above our band, ${said(whole)}. A dealer, a big city or more parts can explain that: ask what is in it.`,
  }
}

type Share = 'all' | 'parts' | 'labor'
const SHARES: Readonly<Record<Share, string>> = {
  all: 'parts and labor',
  parts: 'the parts alone',
  labor: 'the labor alone',
}

function shareOf({ parts, labor, amount }: QuoteLine, isLaborApart: boolean): Share {
  if (labor !== null) return labor === amount && !parts ? 'labor' : 'all'
  return isLaborApart || parts === amount ? 'parts' : 'all'
}

/** Of several jobs for one price: at least the dearest alone, at most each apart, as they may share the work. */
function bandOf(jobs: readonly QuoteOperation[], share: Share): Band {
  const bands = jobs.map(({ cost: { parts, labor } }): Band => {
    if (share === 'parts') return parts
    return share === 'labor' ? labor : [parts[0] + labor[0], parts[1] + labor[1]]
  })
  return [Math.max(...bands.map(([low]) => low)), bands.reduce((sum, [, high]) => sum + high, 0)]
}

/** How many pieces or axles a line is for; null where it does not tell. */
function countOf({ quantity, words }: QuoteLine, job: QuoteOperation | undefined): number | null {
  const has = (some: ReadonlySet<string>) => words.some((word) => some.has(word))
  if (job?.per === 'axle') {
    if ((words.includes('front') && words.includes('rear')) || has(FOURS)) return 2
    return words.includes('front') || words.includes('rear') ? 1 : null
  }
  if (job?.per !== 'each') return 1
  if (quantity !== null) return Math.min(quantity, MOST_PIECES)
  if (has(PAIRS) || (words.includes('left') && words.includes('right'))) return 2
  return has(FOURS) ? 4 : null
}

const times = ([low, high]: Band, count: number): Band => [low * count, high * count]

const fromTo = ([low, high]: Band): string =>
  low === 0
    ? `up to ${money(high, BANDS_ARE_IN)}`
    : `${money(low, BANDS_ARE_IN)} to ${money(high, BANDS_ARE_IN)}`
