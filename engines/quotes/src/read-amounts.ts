import { type Edges, edgesOf, LEAST_BARE, useOfNumber } from './number-use.ts'
import type { NumberToken, QuoteToken } from './quote-token.ts'
import { FOR, OF_AN_ADDRESS, ROLES, singular } from './quote-words.ts'

type Role = 'parts' | 'labor' | 'total'
/** What the columns of a quote hold, in their order. */
export type Column = Role | 'hours' | 'quantity' | 'other'

export interface Amounts {
  readonly parts: number | null
  readonly labor: number | null
  readonly total: number | null
  /** Amounts of which nothing is said. */
  readonly bare: readonly number[]
  readonly unit: number | null
  readonly hours: number | null
  readonly rate: number | null
  readonly quantity: number | null
  readonly percent: number | null
}

const wordOf = (token: QuoteToken | undefined) => (token?.kind === 'word' ? token.word : '')
const roleOf = (token: QuoteToken | undefined) => ROLES.get(singular(wordOf(token)))

interface Placed {
  readonly token: NumberToken
  readonly place: number
}
type Counted = 'hours' | 'rate' | 'quantity' | 'percent' | 'unit'

/** The numbers of a piece, each for what it counts: money for parts, labor or all, hours, a rate, pieces, a share. */
export function readAmounts(tokens: readonly QuoteToken[], columns: readonly Column[]): Amounts {
  const found: Record<Counted, number | null> = {
    hours: null,
    rate: null,
    quantity: null,
    percent: null,
    unit: null,
  }
  const money: Placed[] = []
  const possible: Placed[] = []
  const edges = edgesOf(tokens)
  for (const [place, token] of tokens.entries()) {
    if (token.kind !== 'number') continue
    const use = useOfNumber(tokens, place, token, found, edges)
    if (use === 'money') money.push({ token, place })
    else if (use === 'possible') possible.push({ token, place })
    else if (use !== 'none') found[use] ??= token.value
  }
  // A bare number is money only where nothing else on the line is.
  const hasPrice = money.length > 0 || found.unit !== null || found.rate !== null
  const amounts = hasPrice ? money : bareAmounts(tokens, possible, edges)
  return { ...found, ...inRoles(tokens, amounts, columns) }
}

/** Bare numbers with a role beside them are each what they say; else the last alone, as prices stand at the end. */
function bareAmounts(
  tokens: readonly QuoteToken[],
  possible: readonly Placed[],
  edges: Edges,
): readonly Placed[] {
  if (tokens.some((token) => OF_AN_ADDRESS.has(wordOf(token)))) return []
  const told = possible.filter(({ place }) => roleOf(tokens[place - 1]) ?? roleOf(tokens[place + 1]))
  if (told.length > 0) return told
  return possible.filter(({ place }) => standsAsPrice(place, edges)).slice(-1)
}

/** "Alternator 650", "quoted me 650 for an alternator"; amid other words a number counts something else. */
const standsAsPrice = (place: number, { firstItem, lastItem }: Edges): boolean =>
  firstItem < 0 || place < firstItem || place > lastItem

/** Each amount for what stands before it, or behind it where the line is written so ("$320 parts, $210 labor"). */
function inRoles(
  tokens: readonly QuoteToken[],
  amounts: readonly Placed[],
  columns: readonly Column[],
): Pick<Amounts, 'parts' | 'labor' | 'total' | 'bare'> {
  const roles: Record<Role, number | null> = { parts: null, labor: null, total: null }
  if (amounts.length > 1 && amounts.length === columns.length) {
    for (const [column, { token }] of amounts.entries()) {
      const role = columns[column]
      if (role === 'parts' || role === 'labor' || role === 'total') roles[role] ??= token.value
    }
    return { ...roles, bare: [] }
  }
  const bare: number[] = []
  const isBehind = areRolesBehind(tokens)
  let from = 0
  for (const { token, place } of amounts) {
    const role = isBehind ? roleBehind(tokens, place) : roleBefore(tokens, from, place)
    if (role === undefined || roles[role] !== null) bare.push(token.value)
    else roles[role] = token.value
    from = place + 1
  }
  return { ...roles, bare }
}

/** Whether the last of roles and amounts is a role. */
function areRolesBehind(tokens: readonly QuoteToken[]): boolean {
  for (const token of tokens.toReversed()) {
    if (roleOf(token)) return true
    if (token.kind === 'number' && (token.isMoney || token.hasCents || token.value >= LEAST_BARE))
      return false
  }
  return false
}

function roleBefore(tokens: readonly QuoteToken[], from: number, place: number): Role | undefined {
  for (let at = place - 1; at >= from; at -= 1) {
    const role = roleOf(tokens[at])
    if (role) return role
  }
  return undefined
}

function roleBehind(tokens: readonly QuoteToken[], place: number): Role | undefined {
  const next = tokens[place + 1]
  return roleOf(next) ?? (FOR.has(wordOf(next)) ? roleOf(tokens[place + 2]) : undefined)
}
