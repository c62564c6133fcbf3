import { readTroubleCodes } from './read-codes.ts'
import {
  APPS,
  LABELS,
  OF_CODES,
  OF_MONITOR,
  OWNER_SPEAKS,
  PROVES_REPORT,
  STATES,
  STATES_OF_MONITOR,
  TITLE_WORDS,
  VOCABULARY,
} from './report-words.ts'
import type { TroubleCodeReading } from './trouble-code.ts'

/**
 * A pasted report of a scan tool: codes with titles, a freeze frame, live values, monitors. It is made of short pieces that name what
 * is measured or in which state it is, and none of them is a word of the owner. What an owner says before or behind it is left.
 */
export interface ScanReport {
  /** Where its pieces stand, without the codes in them. */
  readonly spans: readonly (readonly [start: number, end: number])[]
  /** Degrees Celsius; null where it is not told. */
  readonly coolant: number | null
  readonly volts: number | null
  /** Whether one of its numbers is a danger, which is left to be read as told. */
  readonly tellsDanger: boolean
}

interface Piece {
  readonly start: number
  readonly end: number
  readonly words: readonly string[]
  /** Whether a name runs on behind a label: "Vehicle: 2014 Chevrolet Cruze, 1.4". */
  readonly isNamed: boolean
  readonly isCode: boolean
}

const SEPARATOR = /[\n|;]|[,.!?/>](?=\s)/g
const WORD = /[a-z][a-z0-9]{0,30}|\d{1,7}(?:\.\d{1,3})?/g
/** Pieces of which a report has at least so many, and one of a program that names itself. */
const FEWEST = 3
const FEWEST_OF_APP = 2
/** Degrees Celsius from which a coolant is too hot, and pounds up to which oil has no pressure: left to be read as told. */
const TOO_HOT = 115
const NO_PRESSURE = 10

const isNumber = (word: string) => /^\d/.test(word)
const celsius = (degrees: number, unit: string) => (unit === 'f' ? ((degrees - 32) * 5) / 9 : degrees)

/** The report that a text holds; null where it holds none. */
export function scanReportIn(text: string, codes = readTroubleCodes(text)): ScanReport | null {
  const pieces = piecesOf(text, codes)
  const stated = pieces.filter((piece) => isOfReport(piece) && statesSomething(piece, text))
  const technical = pieces.filter((piece) => stated.includes(piece) || isTitle(piece))
  const isOfApp = technical.some(({ words }) => APPS.has(words[0] ?? ''))
  const isProven = isOfApp || stated.some(({ words }) => words.some((word) => PROVES_REPORT.has(bare(word))))
  if (!isProven || technical.length < (isOfApp ? FEWEST_OF_APP : FEWEST)) return null
  const spans = pieces
    .filter((piece) => !tellsDanger(piece) && (technical.includes(piece) || isOfReport(piece)))
    .flatMap((piece) => withoutCodes(piece, codes))
  return {
    spans,
    coolant: greatest(technical, coolantIn),
    volts: greatest(technical, voltsIn),
    tellsDanger: technical.some(tellsDanger),
  }
}

function piecesOf(text: string, codes: readonly TroubleCodeReading[]): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  let isNamed = false
  for (const { index, 0: separator } of [...text.matchAll(SEPARATOR), { index: text.length, 0: '\n' }]) {
    const label = /^[^\p{L}]{0,9}(\p{L}{2,24})(?: \p{L}{1,24}){0,2} ?:/u.exec(text.slice(start, index))?.[1]
    isNamed ||= label !== undefined && LABELS.has(label.toLowerCase())
    const inside = codes.filter((code) => code.start >= start && code.end <= index)
    const words = blankedCodes(text.slice(start, index), inside, start).toLowerCase().match(WORD) ?? []
    if (words.length > 0 || inside.length > 0)
      pieces.push({ start, end: index, words, isNamed, isCode: inside.length > 0 })
    if (separator === '\n' || separator === '|') isNamed = false
    start = index + 1
  }
  return pieces
}

const blankedCodes = (piece: string, codes: readonly TroubleCodeReading[], offset: number) =>
  codes.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start - offset) + ' '.repeat(end - start) + rest.slice(end - offset),
    piece,
  )

/** "o2s11" is one of the sensors "os". */
const bare = (word: string) => word.replaceAll(/\d/g, '')
const isKnown = (word: string) => isNumber(word) || word.length === 1 || VOCABULARY.has(bare(word))

/** Whether every word of a piece is one of reports. */
function isOfReport({ words, isNamed }: Piece): boolean {
  if (words.some((word) => OWNER_SPEAKS.has(word))) return false
  const isOfMonitor =
    !words.some((word) => OF_MONITOR.has(word)) || words.some((word) => STATES_OF_MONITOR.has(word))
  return isNamed || words[0] === 'vin' || (words.every(isKnown) && isOfMonitor && !deniesOther(words))
}
/** "No heater" is no word of a report. */
const deniesOther = (words: readonly string[]) =>
  words.includes('no') && !words.some((word) => OF_CODES.has(word))

const statesSomething = ({ start, end, words, isNamed }: Piece, text: string): boolean =>
  isNamed ||
  words.some((word) => isNumber(word) || STATES.has(word) || OF_CODES.has(word) || APPS.has(word)) ||
  text.slice(start, end).includes(':')

/** Behind a code stands its title, whatever its maker calls it. */
function isTitle({ words, isCode }: Piece): boolean {
  if (!(isCode || /^\d{5,6}$/.test(words[0] ?? '')) || words.some((word) => OWNER_SPEAKS.has(word)))
    return false
  const ofTitle = words.filter((word) => isKnown(word) || TITLE_WORDS.has(word)).length
  return 2 * ofTitle >= words.length
}

/** The number behind a name, and its unit. */
function valueIn(words: readonly string[], names: readonly string[]): readonly [number, string] | null {
  const at = words.findIndex((word) => names.includes(word))
  const place = at < 0 ? -1 : words.findIndex((word, index) => index > at && isNumber(word))
  return place < 0 ? null : [Number(words[place]), words[place + 1] ?? '']
}

function coolantIn({ words }: Piece): number | null {
  const value = valueIn(words, ['coolant', 'ect'])
  return value && (value[1] === 'c' || value[1] === 'f') ? celsius(...value) : null
}
function voltsIn({ words }: Piece): number | null {
  const value = valueIn(words, ['battery', 'batt', 'vbat', 'vbatt', 'voltage'])
  return value && value[0] >= 5 && value[0] <= 18 ? value[0] : null
}
function tellsDanger(piece: Piece): boolean {
  const pressure = piece.words.includes('pressure') ? valueIn(piece.words, ['oil']) : null
  return (coolantIn(piece) ?? 0) >= TOO_HOT || (pressure !== null && pressure[0] < NO_PRESSURE)
}

const greatest = (pieces: readonly Piece[], read: (piece: Piece) => number | null): number | null => {
  const values = pieces.flatMap((piece) => read(piece) ?? [])
  return values.length > 0 ? Math.max(...values) : null
}

/** A piece without the codes in it, which are read from the text. */
function withoutCodes({ start, end }: Piece, codes: readonly TroubleCodeReading[]): [number, number][] {
  const spans: [number, number][] = []
  let from = start
  for (const code of codes.filter((one) => one.start >= start && one.end <= end)) {
    spans.push([from, code.start])
    from = code.end
  }
  return [...spans, [from, end]]
}
