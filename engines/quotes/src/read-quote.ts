import { MOST_CHARACTERS, MOST_PIECES, type Quote, type QuoteLine } from './quote.ts'
import type { Column } from './read-amounts.ts'
import { columnsIn, readPiece } from './read-piece.ts'
import { readTokens } from './read-tokens.ts'
import { splitPieces } from './split-pieces.ts'

/**
 * Reads a pasted or typed quote: its items with what each costs, and its tax, discounts, sums and total. Takes its time by the length of
 * the text, of which the first `MOST_CHARACTERS` and `MOST_PIECES` are read.
 */
export function readQuote(text: string): Quote {
  const read = text.slice(0, MOST_CHARACTERS)
  const { tokens, currencies } = readTokens(read)
  const jobs: QuoteLine[][] = [[]]
  let columns: readonly Column[] = []
  for (const piece of splitPieces(tokens).slice(0, MOST_PIECES)) {
    if (piece.length === 0) {
      jobs.push([])
      continue
    }
    const heading = columnsIn(piece)
    if (heading.length > 0) {
      columns = heading
      continue
    }
    const line = readPiece(read, piece, columns)
    if (line.words.length > 0 || line.amount !== null) jobs.at(-1)?.push(line)
  }
  const [currency = 'USD', another] = currencies
  const lines = withLaborApart(jobs.flatMap(joined))
  return { lines, currency: another === undefined ? currency : 'mixed' }
}

/** Where the items come to the sum of the parts alone, the sum of the labor is a line to be paid too. */
function withLaborApart(lines: readonly QuoteLine[]): readonly QuoteLine[] {
  const sumFor = (word: string) =>
    lines.find(({ kind, words }) => kind === 'subtotal' && words.includes(word))
  const [parts, labor] = [sumFor('part'), sumFor('labor') ?? sumFor('labour')]
  const items = lines.reduce((sum, { kind, amount }) => sum + (kind === 'work' ? (amount ?? 0) : 0), 0)
  const isApart =
    parts?.amount != null && labor !== undefined && parts !== labor && Math.abs(items - parts.amount) < 1
  if (!isApart || lines.some(({ kind }) => kind === 'labor')) return lines
  return lines.map((line) => (line === labor ? { ...line, kind: 'labor', labor: line.amount } : line))
}

/** Lines of one job: an amount, parts or labor that stand alone belong to the one item above them. */
function joined(lines: readonly QuoteLine[]): QuoteLine[] {
  const result: QuoteLine[] = []
  let itemsSinceLabor = 0
  for (const line of lines) {
    const last = result.at(-1)
    if (line.kind === 'labor' && last?.kind === 'work' && last.labor === null && itemsSinceLabor === 1) {
      result[result.length - 1] = withLabor(last, line)
      itemsSinceLabor = 0
      continue
    }
    if (isBare(line) && last && last.amount === null) {
      result[result.length - 1] = withAmount(last, line)
      continue
    }
    if (line.kind === 'labor') itemsSinceLabor = 0
    if (line.kind === 'work' && !isBare(line)) itemsSinceLabor += 1
    result.push(line)
  }
  return result
}

const SAYS_PARTS: ReadonlySet<string> = new Set(['part', 'price', 'cost', 'material', 'total', 'usd', 'only'])
/** An amount without an item. */
const isBare = ({ kind, words, amount }: QuoteLine) =>
  kind === 'work' && amount !== null && words.every((word) => SAYS_PARTS.has(word))

const isNothing = ({ amount }: QuoteLine) => amount === null

function withLabor(item: QuoteLine, labor: QuoteLine): QuoteLine {
  const parts = item.parts ?? item.amount
  return {
    ...item,
    parts,
    labor: labor.amount,
    hours: item.hours ?? labor.hours,
    amount: isNothing(item) && isNothing(labor) ? null : (item.amount ?? 0) + (labor.amount ?? 0),
  }
}

const withAmount = (item: QuoteLine, bare: QuoteLine): QuoteLine => ({
  ...item,
  kind: item.kind === 'note' ? 'total' : item.kind,
  amount: bare.amount,
  parts: bare.parts,
  labor: bare.labor,
})
