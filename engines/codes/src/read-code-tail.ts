import { isCountedOrTire, looksLikeYear } from './code-context.ts'
import { codesFromTo, countsCylinders } from './code-sequence.ts'
import type { TroubleCodeReading } from './trouble-code.ts'

/** How far a number may lie from the code before it to count as the next one of a list: "P0171, 174". */
const NEAR_IN_LIST = 40
const LONGEST_LIST = 12

const FAILURE_TYPE = /[:-]([0-9A-F]{2})(?:-[0-9A-F]{2})?(?![\w])/iy
const RANGE = /(?: ?[-–—] ?| (to|thru|through|up to) )([PBCU]?)(0?\d{3}|\d{4})(?![\w])/iy
const SHORT_RANGE = /-(\d{2})(?![\w-])/y
const NEXT = /(?: ?[,;/&+] ?(?:and |& ?)?| (?:and|or|plus) | (?=0\d{3}))(?:an? )?(0\d{3}|\d{3})(?![\w-])/iy

export interface CodeTail {
  /** Where the code with all that belongs to it ends. */
  readonly end: number
  readonly readings: readonly TroubleCodeReading[]
}

/**
 * Reads a code found at [start, end) together with its failure type, its range and the short list after it.
 * In a list that the owner has called codes (`isNamedList`) any number may follow, elsewhere only a near one.
 */
export function readCodeTail(
  text: string,
  start: number,
  end: number,
  code: string,
  confidence: number,
  isNamedList = false,
): CodeTail {
  const range = readRange(text, start, end, code, confidence)
  const head = range ?? readFailureType(text, start, end, code, confidence)
  return readList(text, head, code, confidence, isNamedList)
}

function readRange(
  text: string,
  start: number,
  end: number,
  code: string,
  confidence: number,
): CodeTail | null {
  const short = matchAt(SHORT_RANGE, text, end)
  if (short !== null) {
    const last = `${code.slice(0, 3)}${short[1] ?? ''}`
    const numbers = [Number(code.slice(1)), Number(last.slice(1))] as const
    if (!(numbers[1] > numbers[0] && countsCylinders(numbers[0], numbers[1], code))) return null
    return spread(text, start, end + short[0].length, codesFromTo(code, last, false), confidence)
  }
  const match = matchAt(RANGE, text, end)
  if (match === null) return null
  const [whole, word, letter = '', digits = ''] = match
  const stop = end + whole.length
  const isWritten = letter !== ''
  if (!isWritten && (isCountedOrTire(text, stop) || (digits.length === 4 && looksLikeYear(digits))))
    return null
  const last = `${(letter || code.charAt(0)).toUpperCase()}${digits.padStart(4, '0')}`
  if (!isWritten && !isNear(code, digits)) return null
  return spread(text, start, stop, codesFromTo(code, last, /thr/i.test(word ?? '')), confidence)
}

function readFailureType(
  text: string,
  start: number,
  end: number,
  code: string,
  confidence: number,
): CodeTail {
  const match = matchAt(FAILURE_TYPE, text, end)
  const stop = end + (match?.[0].length ?? 0)
  const reading = { code, start, end: stop, quote: text.slice(start, stop), confidence }
  const failureType = match?.[1]?.toUpperCase()
  return { end: stop, readings: [failureType === undefined ? reading : { ...reading, failureType }] }
}

function readList(
  text: string,
  head: CodeTail,
  code: string,
  confidence: number,
  isNamedList: boolean,
): CodeTail {
  const readings = [...head.readings]
  let end = head.end
  let last = code
  for (let count = 0; count < LONGEST_LIST; count += 1) {
    const match = matchAt(NEXT, text, end)
    const digits = match?.[1] ?? ''
    if (match === null || !(isNamedList || isNear(last, digits))) break
    const stop = end + match[0].length
    if (isCountedOrTire(text, stop)) break
    const start = stop - digits.length
    last = `${code.charAt(0)}${digits.padStart(4, '0')}`
    readings.push({
      code: last,
      start,
      end: stop,
      quote: text.slice(start, stop),
      confidence: Math.min(confidence, 0.85),
    })
    end = stop
  }
  return { end, readings }
}

function isNear(code: string, digits: string): boolean {
  return digits.length === 4 || Math.abs(Number(code.slice(1)) - Number(digits)) <= NEAR_IN_LIST
}

function spread(
  text: string,
  start: number,
  end: number,
  codes: readonly string[],
  confidence: number,
): CodeTail {
  const quote = text.slice(start, end)
  return { end, readings: codes.map((code) => ({ code, start, end, quote, confidence })) }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
