import type { NumberToken, QuoteToken } from './quote-token.ts'
import { AT, EACH, HOURS, NAMES_A_NUMBER, PER, PIECES, QUANTITY, TALK, UNITS } from './quote-words.ts'

/** What a number of a line counts. `possible`: money, if nothing else on the line is. */
export type NumberUse = 'percent' | 'hours' | 'rate' | 'quantity' | 'unit' | 'money' | 'possible' | 'none'

/** Where the first and last tokens of a line stand that are more than marks, and its first and last words that name something. */
export interface Edges {
  readonly first: number
  readonly last: number
  readonly firstItem: number
  readonly lastItem: number
}

export function edgesOf(tokens: readonly QuoteToken[]): Edges {
  const isToken = ({ kind }: QuoteToken) => kind !== 'mark'
  const isItem = (token: QuoteToken) => token.kind === 'word' && !TALK.has(token.word)
  return {
    first: tokens.findIndex(isToken),
    last: tokens.findLastIndex(isToken),
    firstItem: tokens.findIndex(isItem),
    lastItem: tokens.findLastIndex(isItem),
  }
}

const MOST_QUANTITY = 40
const MOST_HOURS = 200
/** Below it a bare number is hardly a price, above it hardly one for a car. */
export const LEAST_BARE = 10
const MOST_BARE = 60_000
const LEAST_ZIP = 10_000
const LETTERS_OF_STATE = 2

const wordOf = (token: QuoteToken | undefined) => (token?.kind === 'word' ? token.word : '')
const markOf = (token: QuoteToken | undefined) => (token?.kind === 'mark' ? token.mark : '')
const ONE_OF: ReadonlySet<string> = new Set([
  'axle',
  'wheel',
  'side',
  'tire',
  'piece',
  'ea',
  'each',
  'corner',
])

/** What the number at `place` counts, by what stands beside it and what the line has told before. */
export function useOfNumber(
  tokens: readonly QuoteToken[],
  place: number,
  token: NumberToken,
  known: { readonly hours: number | null; readonly quantity: number | null },
  edges: Edges,
): NumberUse {
  const [before, after, behind] = [tokens[place - 1], tokens[place + 1], tokens[place + 2]]
  const next = wordOf(after)
  const isFor = markOf(after) === '/' || PER.has(next)
  if (token.isPercent) return 'percent'
  if (isFor && (HOURS.has(wordOf(behind)) || wordOf(behind) === 'h')) return 'rate'
  if (!token.isMoney && HOURS.has(next)) return token.value <= MOST_HOURS ? 'hours' : 'none'
  const isMoney = token.isMoney || token.hasCents
  const isPriceOf = markOf(before) === '@' || markOf(before) === '×' || AT.has(wordOf(before))
  if (isPriceOf && (isMoney || token.value >= LEAST_BARE) && !UNITS.has(next)) {
    if (known.hours !== null) return 'rate'
    if (known.quantity !== null) return 'unit'
  }
  if (isMoney && (EACH.has(next) || (isFor && ONE_OF.has(wordOf(behind))))) return 'unit'
  if (token.isMoney) return 'money'
  if (isQuantity(tokens, place, token)) return 'quantity'
  if (UNITS.has(next) && !token.hasCents) return 'none'
  if (token.hasCents) return token.value <= MOST_BARE ? 'money' : 'none'
  return useOfBare(tokens, place, token, edges)
}

const isCount = ({ isWhole, value }: NumberToken) => isWhole && value >= 1 && value <= MOST_QUANTITY

/** "x2", "2 pcs", "qty 2", "qty: 2", "2 @ $45". */
function isQuantity(tokens: readonly QuoteToken[], place: number, token: NumberToken): boolean {
  const [before, after] = [tokens[place - 1], tokens[place + 1]]
  const isCounted =
    QUANTITY.has(wordOf(before)) || QUANTITY.has(wordOf(tokens[place - 2])) || wordOf(before) === 'x'
  const counts = PIECES.has(wordOf(after)) || markOf(after) === '×' || markOf(after) === '@'
  return isCount(token) && !token.hasCents && (isCounted || counts)
}

/** A number with nothing beside it that says what it is. */
function useOfBare(
  tokens: readonly QuoteToken[],
  place: number,
  token: NumberToken,
  { first, last }: Edges,
): NumberUse {
  const { value, isWhole } = token
  if (!isWhole || [place - 1, place - 2].some((near) => NAMES_A_NUMBER.has(wordOf(tokens[near]))))
    return 'none'
  // "(555) 123-4567", "IL 10001".
  if (markOf(tokens[place + 1]) === ')' && tokens[place + 2]?.kind === 'code') return 'none'
  if (value >= LEAST_ZIP && wordOf(tokens[place - 1]).length === LETTERS_OF_STATE) return 'none'
  if (isCount(token) && place === first && wordOf(tokens[place + 1]) !== '') return 'quantity'
  if (isCount(token) && place !== last) return 'none'
  return value >= LEAST_BARE && value <= MOST_BARE && !isYear(value) ? 'possible' : 'none'
}

/** "It is 2015" tells of a car, "2000" of money. */
const isYear = (value: number) => value >= 1960 && value <= 2035 && value % 50 !== 0
