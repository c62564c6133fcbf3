import {
  isCountedOrTire,
  isVehicleName,
  namesAPart,
  saysCodeJustBefore,
  talksOfCodes,
} from './code-context.ts'
import { type CodeTail, readCodeTail } from './read-code-tail.ts'

/** A letter and four characters, perhaps apart ("P 0420", "P-0420"), perhaps torn ("P0O1 7"), O for zero. */
const CANDIDATE =
  /(?<![a-z0-9_])([pbcu])([ -]?)([0-3o])( ?)([0-9a-fo])( ?)([0-9a-fo])( ?)([0-9a-fo])(?=(?:'?s)?(?![a-z0-9_]))/giu
const SHORT_CANDIDATE = /(?<![a-z0-9_])p ?([1-9]\d{2})(?=(?:'?s)?(?![a-z0-9_]))/gi
const ALLOWED_BEFORE_DASH = /(?:^|[^a-z0-9])(?:dtc|codes?|obd2?|obdii|error|fault|\d{5})-$/i
const PART_NUMBER_AFTER =
  /^-(?![0-9a-f]{2}(?![a-z0-9])|p?0?\d{3}(?![a-z0-9])|[pbcu]\d{4}(?![a-z0-9]))(?=[a-z]*\d)/i

/** All codes that the text writes with their letter. */
export function readWrittenCodes(text: string): CodeTail[] {
  return scan(CANDIDATE, text, readFull)
}

/** Codes written without their zero ("P420"), which are also tires: only where the text speaks of codes. */
export function readShortCodes(text: string): CodeTail[] {
  return scan(SHORT_CANDIDATE, text, (match) => {
    const end = match.index + match[0].length
    if (isCountedOrTire(text, end) || !talksOfCodes(text, match.index, end)) return null
    return readCodeTail(text, match.index, end, `P0${match[1] ?? ''}`, 0.85)
  })
}

function scan(
  pattern: RegExp,
  text: string,
  read: (match: RegExpExecArray, text: string) => CodeTail | null,
): CodeTail[] {
  const found: CodeTail[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const tail = read(match, text)
    if (tail !== null) found.push(tail)
    pattern.lastIndex = tail?.end ?? match.index + 1
  }
  return found
}

function readFull(match: RegExpExecArray, text: string): CodeTail | null {
  const [
    whole,
    letter = '',
    apart = '',
    first = '',
    gap1 = '',
    second = '',
    gap2 = '',
    third = '',
    gap3 = '',
    fourth = '',
  ] = match
  const start = match.index
  const end = start + whole.length
  const digits = `${first}${second}${third}${fourth}`
  const gaps = [gap1, gap2, gap3].filter((gap) => gap !== '').length
  const code = `${letter}${digits.replace(/o/gi, '0')}`.toUpperCase()
  const hasLetterO = /o/i.test(digits)
  if (hasLetterO && digits.replace(/\D/g, '').length < 2) return null
  if (gaps > 0 && !isTornCode(text, end, digits, gaps, apart)) return null
  if (apart !== '' && !isSetApartCode(text, start, end, letter, first)) return null
  if (isPartNumber(text, start, end)) return null
  if (isVehicleName(code) && !saysCodeJustBefore(text, start)) return null
  const confidence = isVehicleName(code) ? 0.8 : gaps > 0 ? 0.85 : hasLetterO || apart !== '' ? 0.92 : 0.98
  return readCodeTail(text, start, end, code, confidence)
}

/** "P0O1 7" or "P04 20": one gap, plain digits, a leading zero, and no unit that claims the last digits. */
function isTornCode(text: string, end: number, digits: string, gaps: number, apart: string): boolean {
  return gaps === 1 && apart === '' && /^[0o][0-9o]{3}$/i.test(digits) && !isCountedOrTire(text, end)
}

/** "P 0420" is plain; "P 2010" or "C 1500" may be a year or a truck and needs talk of codes around it. */
function isSetApartCode(text: string, start: number, end: number, letter: string, first: string): boolean {
  if (letter.toUpperCase() === 'P' && /[0o]/i.test(first)) return true
  return letter === letter.toUpperCase() && talksOfCodes(text, start, end) && saysCodeJustBefore(text, start)
}

function isPartNumber(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 12), start)
  const hangsOnDash = /[a-z0-9]-$/i.test(before) && !ALLOWED_BEFORE_DASH.test(before)
  return hangsOnDash || PART_NUMBER_AFTER.test(text.slice(end, end + 16)) || namesAPart(text, start)
}
