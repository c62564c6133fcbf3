import { TERMINATION } from './assertion-triggers.ts'
import { openedWord } from './one-spelling.ts'

/**
 * A message as words with their places: lower-cased, contractions opened, British words made American, so
 * that the knowledge files need one spelling. Places always point into the owner's own text.
 */
export interface Token {
  readonly word: string
  /** What it may have been meant to be besides, where it is misspelled. */
  readonly also?: readonly string[]
  /** Offsets into the message, end exclusive. */
  readonly start: number
  readonly end: number
  /** Counts sentences from 0; a sign is told within one sentence. */
  readonly sentence: number
  /** Whether a comma or the like stands before it, as against a word such as "but" that begins a clause itself. */
  readonly afterBreak: boolean
  /** Counts clauses from 0; a negation reaches no further than its clause. */
  readonly clause: number
}

const WORD = /[\p{L}\p{N}]+(?:['’/-][\p{L}\p{N}]+)*|[.!?\n;:,()]/gu
const SENTENCE_END = new Set(['.', '!', '?', '\n'])
const CLAUSE_END = new Set([',', ';', ':', '(', ')'])
export function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  let clause = 0
  let afterBreak = false
  for (const match of text.matchAll(WORD)) {
    const raw = match[0].replaceAll('’', "'").toLowerCase()
    const start = match.index
    const end = start + match[0].length
    if (SENTENCE_END.has(raw)) {
      // "3.5 miles" and "a.m." do not end a sentence: a full stop between letters or digits is no word of its own.
      if (!(raw === '.' && /[\p{L}\p{N}]/u.test(text[end] ?? ''))) {
        sentence += 1
        clause += 1
      }
      continue
    }
    if (CLAUSE_END.has(raw)) {
      clause += 1
      afterBreak = true
      continue
    }
    if (TERMINATION.has(raw)) clause += 1
    for (const word of opened(raw)) {
      tokens.push({ word: meantFor(word, tokens.at(-1)), start, end, sentence, clause, afterBreak })
      afterBreak = false
    }
  }
  return tokens
}

/** What stands off, shuts off or falls off, where the second f was left out; "a turn of the key" is no such. */
const GOES_OFF = /^(?:turns|turned|shuts|shut|cuts|falls|fell|comes|came|truns)$/
const meantFor = (word: string, before: Token | undefined): string =>
  word === 'of' && before && GOES_OFF.test(before.word) ? 'off' : word

/** "60mph" and "2k" without a space. */
const WITH_UNIT =
  /^(\d+(?:\.\d+)?)(mph|kph|kmh|km|miles|mi|psi|rpm|volts|degrees|mins?|minutes|hours|hrs|seconds|secs?|feet|ft|inch|inches|quarts?|gallons?)$/

function opened(raw: string): string[] {
  const whole = openedWord(raw)
  if (whole !== undefined) return whole.split(' ')
  const [, number, unit] = WITH_UNIT.exec(raw) ?? []
  if (number && unit) return [number, openedWord(unit) ?? unit]
  if (!/['/-]/.test(raw)) return [raw]
  // "brake-pedal" and "stop/start" are two words; a possessive s is none.
  return raw
    .replace(/'s$/, '')
    .split(/['/-]/)
    .filter(Boolean)
    .flatMap((part) => (openedWord(part) ?? part).split(' '))
}
