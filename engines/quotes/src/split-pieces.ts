import type { QuoteToken } from './quote-token.ts'
import { FOR, GOES_ON, JOINS, ROLES, singular } from './quote-words.ts'

/** Tokens that belong to one item of a quote; none of a blank line, behind which another job begins. */
export type Piece = readonly QuoteToken[]

const STRONG: ReadonlySet<string> = new Set([';', '|', '•', '·', '●', '▪'])
const SOFT: ReadonlySet<string> = new Set([',', '+', '.', '&'])

const wordOf = (token: QuoteToken | undefined) => (token?.kind === 'word' ? token.word : '')
const roleOf = (token: QuoteToken | undefined) => ROLES.get(singular(wordOf(token)))
const isAmount = (token: QuoteToken | undefined) =>
  token?.kind === 'number' && (token.isMoney || token.hasCents || (token.isWhole && token.value >= 20))
const isSoft = (token: QuoteToken) =>
  token.kind === 'mark' ? SOFT.has(token.mark) : token.kind === 'word' && JOINS.has(token.word)
const isStrong = (token: QuoteToken) => token.kind === 'mark' && STRONG.has(token.mark)
const isBreak = (token: QuoteToken) => token.kind === 'mark' && token.mark === '\n'
const isItem = (token: QuoteToken) => {
  const word = wordOf(token)
  return word.length > 1 && roleOf(token) === undefined && !FOR.has(word) && !JOINS.has(word)
}

/** What has been read of the piece that is open. */
interface Open {
  readonly tokens: QuoteToken[]
  hasAmount: boolean
  hasItem: boolean
  hasRole: boolean
  /** "$180 for the diagnosis": the amount stood before the words. */
  isAmountFirst: boolean
}
const newPiece = (): Open => ({
  tokens: [],
  hasAmount: false,
  hasItem: false,
  hasRole: false,
  isAmountFirst: false,
})

/**
 * Parts a quote into its items: line by line, and within a line where one item with its amount ends and another begins ("alternator 650,
 * belt 120"). Parts, labor and total of one item stay together.
 */
export function splitPieces(tokens: readonly QuoteToken[]): Piece[] {
  const pieces: Piece[] = []
  let open = newPiece()
  let hasGap = false
  const close = () => {
    if (open.tokens.length > 0) pieces.push(open.tokens)
    open = newPiece()
  }
  const followings = segmentsBehind(tokens)
  for (const [place, token] of tokens.entries()) {
    if (isBreak(token)) {
      const last = open.tokens.at(-1)
      const goesOn = GOES_ON.has(wordOf(last)) || (last?.kind === 'mark' && '+&'.includes(last.mark))
      if (open.tokens.length === 0) {
        if (hasGap && pieces.at(-1)?.length !== 0) pieces.push([])
        hasGap = true
      } else if (!goesOn || open.hasAmount) {
        close()
        hasGap = true
      }
      continue
    }
    hasGap = false
    if (isStrong(token)) {
      if (open.hasAmount || open.hasItem) close()
      continue
    }
    if (isSoft(token) && open.hasAmount && open.hasItem && endsHere(open, tokens, place, followings)) {
      close()
      continue
    }
    open.tokens.push(token)
    if (isAmount(token)) {
      open.isAmountFirst ||= !open.hasItem
      open.hasAmount = true
    }
    open.hasItem ||= isItem(token)
    open.hasRole ||= roleOf(token) === 'parts' || roleOf(token) === 'labor'
  }
  close()
  return pieces
}

/** Whether an item ends at this comma, plus or "and". */
function endsHere(
  open: Open,
  tokens: readonly QuoteToken[],
  place: number,
  followings: ReadonlyMap<number, Following>,
): boolean {
  const [first, second, third] = [1, 2, 3].map((step) => tokens[place + step])
  const role =
    roleOf(first) ??
    (isAmount(first) ? (roleOf(second) ?? (FOR.has(wordOf(second)) ? roleOf(third) : undefined)) : undefined)
  if (role === 'total') return !open.hasRole
  if (role !== undefined) return false
  const following = followings.get(place)
  return !open.isAmountFirst || following === 'amount first'
}

type Following = 'amount first' | 'other'

/** What stands between each separator and the next one: whether an amount comes before any item. */
function segmentsBehind(tokens: readonly QuoteToken[]): Map<number, Following> {
  const followings = new Map<number, Following>()
  let following: Following = 'other'
  for (let place = tokens.length - 1; place >= 0; place -= 1) {
    const token = tokens[place]
    if (!token) continue
    if (isSoft(token) || isStrong(token) || isBreak(token)) {
      followings.set(place, following)
      following = 'other'
    } else if (isAmount(token)) following = 'amount first'
    else if (isItem(token)) following = 'other'
  }
  return followings
}
