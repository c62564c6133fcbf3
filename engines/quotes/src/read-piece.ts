import { evidenceIn } from './evidence.ts'
import { type LineKind, MOST_TEXT, type QuoteLine } from './quote.ts'
import type { QuoteToken } from './quote-token.ts'
import { DISCOUNT, FOR, FREE, LABOR, OF_LABOR, PAID, RATE, SUMS, singular, TALK, TAX } from './quote-words.ts'
import { type Amounts, type Column, readAmounts } from './read-amounts.ts'
import type { Piece } from './split-pieces.ts'

/** One piece of a quote as a line; `columns` are those of the table that it stands in. */
export function readPiece(text: string, piece: Piece, columns: readonly Column[]): QuoteLine {
  const words = wordsOf(piece)
  const amounts = readAmounts(piece, columns)
  const kind = isOff(piece) ? 'discount' : kindOf(words, amounts)
  const { parts, labor, amount } = amountOf(kind, words, amounts)
  return {
    text: textOf(text, piece),
    words,
    kind,
    amount: amount === null ? null : cents(amount),
    parts: parts === null ? null : cents(parts),
    labor: labor === null ? null : cents(labor),
    hours: amounts.hours,
    quantity: amounts.quantity,
    percent: amounts.percent,
    evidence: evidenceIn(piece),
  }
}

const cents = (amount: number) => Math.round(amount * 100) / 100

function wordsOf(piece: Piece): string[] {
  return piece.flatMap((token, place) => {
    if (token.kind === 'word') return [singular(token.word)]
    const next = piece[place + 1]
    // "60k service", "4 wheel alignment": the number belongs to the name.
    if (token.kind === 'number' && token.isWhole && !token.isMoney && token.value < 1_000)
      return next?.kind === 'word' && next.word === 'k' && next.start === token.end
        ? [`${token.value}k`]
        : [String(token.value)]
    return []
  })
}

/** The line as it was written, from its first word to its last. */
function textOf(text: string, piece: Piece): string {
  const [first, last] = [piece[0], piece.at(-1)]
  if (!first || !last) return ''
  const sign = text.slice(Math.max(0, first.start - 1), first.start)
  const from = ['$', '€', '£', '¥', '₹', '-'].includes(sign) ? first.start - 1 : first.start
  return text
    .slice(from, Math.min(last.end, from + MOST_TEXT))
    .replaceAll('\t', ' ')
    .trim()
}

/** "$50 off", "10% off brakes"; a hose that popped off is none. */
const isOff = (piece: Piece): boolean =>
  piece.some((token, place) => {
    const next = piece[place + 1]
    return (
      token.kind === 'number' &&
      (token.isMoney || token.isPercent) &&
      next?.kind === 'word' &&
      next.word === 'off'
    )
  })

const isNumber = (word: string) => word >= '0' && word <= '9999' && word.charAt(0) <= '9'
const hasAny = (words: readonly string[], some: ReadonlySet<string>) => words.some((word) => some.has(word))
const areOnly = (words: readonly string[], ...sets: readonly ReadonlySet<string>[]) =>
  words.every((word) => isNumber(word) || sets.some((set) => set.has(word) || set.has(`${word}s`)))

function kindOf(words: readonly string[], amounts: Amounts): LineKind {
  const { parts, labor, total, bare, hours, rate, unit, percent } = amounts
  const hasAmount = [parts, labor, total, unit].some((one) => one !== null) || bare.length > 0
  const isSubtotal =
    words.includes('subtotal') ||
    (words.includes('sub') && words.includes('total')) ||
    (words.includes('total') && hasAny(words, LABOR_OR_PARTS) && areOnly(words, SUMS, TALK, OF_LABOR))
  if (isSubtotal) return hasAmount ? 'subtotal' : 'note'
  if (hasAny(words, SUMS) && areOnly(words, SUMS, TALK, TAX)) return hasAmount ? 'total' : 'note'
  if (hasAny(words, TAX) && areOnly(words, TAX, TALK, OF_TAX)) return hasAmount ? 'tax' : 'note'
  // A fee for a credit card takes nothing off.
  const isDiscount = hasAny(words, DISCOUNT) && !words.includes('card')
  if (isDiscount && (hasAmount || percent !== null)) return 'discount'
  if (words.length > 0 && hasAny(words, PAID) && areOnly(words, PAID, TALK)) return 'note'
  if (hasAny(words, OF_LABOR_ALONE) && areOnly(words, OF_LABOR)) {
    const isRate = (rate !== null && hours === null && !hasAmount) || (hasAny(words, RATE) && hours === null)
    return isRate ? 'note' : 'labor'
  }
  if (words.length > 0 && hasAmount && areOnly(words, TALK, FOR) && !hasAny(words, LABOR_OR_PARTS))
    return 'total'
  return 'work'
}

const LABOR_OR_PARTS: ReadonlySet<string> = new Set(['part', 'labor', 'labour'])
const OF_LABOR_ALONE: ReadonlySet<string> = new Set([...LABOR, 'hr', 'hour'])
const OF_TAX: ReadonlySet<string> = new Set(['sale', 'state', 'city', 'county', 'local', 'part', 'labor'])

function amountOf(kind: LineKind, words: readonly string[], amounts: Amounts) {
  const { bare, unit, hours, rate, quantity, total } = amounts
  const timed = hours !== null && rate !== null ? hours * rate : null
  const last = bare.at(-1) ?? null
  if (kind === 'labor') {
    const labor = amounts.labor ?? total ?? last ?? timed
    return { parts: null, labor, amount: labor }
  }
  if (kind !== 'work')
    return { parts: null, labor: null, amount: total ?? last ?? amounts.parts ?? amounts.labor ?? unit }
  if (last === null && total === null && amounts.parts === null && amounts.labor === null) {
    if (unit !== null) return { parts: null, labor: null, amount: unit * (quantity ?? 1) }
    if (timed !== null) return { parts: null, labor: timed, amount: timed }
    return { parts: null, labor: null, amount: hasAny(words, FREE) ? 0 : null }
  }
  return together({ ...amounts, labor: amounts.labor ?? timed })
}

/** What parts, labor and all of it come to, where two of them tell the third. */
function together({ bare, parts, labor, total }: Amounts) {
  const [first, second, third] = bare
  const isSum = (one: number, other: number, sum: number) => Math.abs(one + other - sum) < 0.02
  if (first !== undefined && second !== undefined && third !== undefined && isSum(first, second, third))
    return { parts: first, labor: second, amount: third }
  const told = total ?? bare.at(-1) ?? null
  if (parts !== null && labor !== null) return { parts, labor, amount: total ?? parts + labor }
  if (labor !== null) {
    if (told === null) return { parts, labor, amount: labor }
    // "Brakes $389, labor $200" tells the parts before the labor; a "total" holds both.
    return total === null
      ? { parts: told, labor, amount: told + labor }
      : { parts: total - labor, labor, amount: total }
  }
  if (parts !== null) {
    if (told === null) return { parts, labor, amount: parts }
    return told > parts
      ? { parts, labor: told - parts, amount: told }
      : { parts, labor: told, amount: parts + told }
  }
  return { parts, labor, amount: told }
}

/** The columns that a heading names: "Description Parts Labor Total". None where it names no two of them. */
export function columnsIn(piece: Piece): Column[] {
  const columns = piece.flatMap((token): Column[] => (token.kind === 'word' ? columnOf(token) : []))
  const isHeading = columns.includes('parts') && columns.includes('labor')
  return isHeading && piece.every(({ kind }) => kind !== 'number') ? columns : []
}

function columnOf(token: Extract<QuoteToken, { kind: 'word' }>): Column[] {
  const word = singular(token.word)
  if (word === 'part' || word === 'labor' || word === 'labour') return [word === 'part' ? 'parts' : 'labor']
  if (word === 'total' || word === 'amount' || word === 'extended') return ['total']
  return []
}
