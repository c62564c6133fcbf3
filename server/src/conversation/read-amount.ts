import { type Acts, isActOf } from './act-of-line.ts'

/** A number as money is written, and the word behind it: "$1,200", "3k", "450 for". */
const NUMBER = /(\$ ?)?(\d[\d,]{0,60}(?:\.\d{1,20})?) ?(k\b)? ?(%|[a-z]{0,24})/gi
const MONEY = new Set('buck bucks dollar dollars usd quid grand'.split(' '))
/** What is counted in these is no money. */
const UNITS = new Set(
  '% k mile miles mi km kms rpm mph kph psi degree degrees volt volts v amps year years yr yrs month months week weeks day days hour hours hr hrs minute minutes min mins second seconds times quart quarts gallon gallons liter liters cylinder cylinders am pm f c mm inch inches st nd rd th'.split(
    ' ',
  ),
)
/** Below it nobody mends a car, above it nobody drives it. */
const LEAST = 20
const MOST = 60_000

interface Sum {
  readonly amount: number
  /** Whether its form alone says that it is money: "$900", "900 bucks". */
  readonly isMarked: boolean
}

/** The sum of money that a line names: one that is marked as such, and else the first number that counts nothing else. */
function sumIn(text: string): Sum | null {
  // "R5500", "P0420", "2.5": part of a word, or of a longer number.
  const numbers = [...text.matchAll(NUMBER)].filter(
    ({ index }) => !/[\p{L}\d.,]/u.test(text[index - 1] ?? ' '),
  )
  const sums = numbers.flatMap(([, sign, digits = '', thousands, behind = '']) => {
    const unit = behind.toLowerCase()
    const isMarked = sign !== undefined || MONEY.has(unit)
    const amount = Number(digits.replaceAll(',', '')) * (thousands || unit === 'grand' ? 1_000 : 1)
    const isMoney = isMarked || (!UNITS.has(unit) && !isYear(amount))
    return isMoney && amount >= LEAST && amount <= MOST ? [{ amount, isMarked }] : []
  })
  return sums.find(({ isMarked }) => isMarked) ?? sums[0] ?? null
}

/** "It is 2015" tells of a car. */
const isYear = (amount: number) => amount >= 1980 && amount <= 2035 && amount % 50 !== 0

/** The sum that is named in words about a price. */
export const amountIn = (text: string): number | null => sumIn(text)?.amount ?? null

const OF_PRICES: ReadonlySet<string> = new Set(['asks_quote_fair', 'asks_cost', 'asks_worth'])
const JUDGES: ReadonlySet<string> = new Set(['asks_quote_fair'])
/** Beside a sum that is marked as one, and where a bare number is taken for money. */
const SURE = 0.3
const SURE_OF_BARE = 0.4

/** The sum of money that any line names; null where it names none, or a number may count something else. */
export function readAmount(acts: Acts, text: string): number | null {
  const sum = sumIn(text)
  return sum && (sum.isMarked || isActOf(acts, text, OF_PRICES, SURE_OF_BARE)) ? sum.amount : null
}

/** Characters of a line that asks about a price; a longer one tells a story in which money was paid. */
const LONGEST = 110

/** Whether a price is named to be judged: "is $900 a rip off", "they want 450". */
export const asksAboutPrice = (acts: Acts, text: string): boolean =>
  text.length <= LONGEST &&
  readAmount(acts, text) !== null &&
  (text.trimEnd().endsWith('?') || isActOf(acts, text, OF_PRICES, SURE))

/** "Is that a fair price", "is that a ripoff": a price is judged that stands elsewhere. */
export const judgesAPrice = (acts: Acts, text: string): boolean =>
  text.length <= LONGEST && sumIn(text) === null && isActOf(acts, text, JUDGES, SURE_OF_BARE)
