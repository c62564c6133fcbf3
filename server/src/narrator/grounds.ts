import type { Assessment } from '@candi/contracts'
import { plainly } from './clauses-of.ts'
import { SentenceSplitter } from './sentence-splitter.ts'

/** Everything that a narration may rest on: nothing else may be said as fact. */
export interface Grounds {
  readonly assessment: Assessment | null
  /** What the owner wrote in this case. */
  readonly typed: string
  /** What the built-in narrator says in this turn. */
  readonly narrated: string
  /** What was looked up for this turn: articles, codes, answers of the short-answer book. */
  readonly lookedUp: readonly string[]
}

/** Every text in it, however deep, in one string. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsIn).join('\n')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(wordsIn).join('\n')
  return ''
}

/** The grounds as the checks read them. */
export interface GroundReading {
  readonly text: string
  readonly lower: string
  readonly numbers: ReadonlySet<string>
  /** Words of four letters and more of all but the owner's own text. */
  readonly ownWords: ReadonlySet<string>
  /** As `normalWords` makes it: to look for names in. */
  readonly names: string
  /** What the verdict and the built-in narrator say, sentence by sentence: nobody contradicts it by repeating it. */
  readonly ownSentences: ReadonlySet<string>
}

const readings = new WeakMap<Grounds, { readonly lookedUp: number; readonly reading: GroundReading }>()

/** Read once for a turn, and again when something more was looked up: a sentence must not wait for it. */
export function readingOf(grounds: Grounds): GroundReading {
  const known = readings.get(grounds)
  if (known?.lookedUp === grounds.lookedUp.length) return known.reading
  const own = [wordsIn(grounds.assessment), grounds.narrated, ...grounds.lookedUp].join('\n')
  const text = `${own}\n${grounds.typed}`
  const reading = {
    text,
    lower: text.toLowerCase(),
    numbers: new Set(numbersIn(text)),
    ownWords: new Set(longWords(own)),
    names: normalWords(text),
    ownSentences: new Set(sentencesIn(`${wordsIn(grounds.assessment?.verdict)}\n${grounds.narrated}`)),
  }
  readings.set(grounds, { lookedUp: grounds.lookedUp.length, reading })
  return reading
}

/** As a model's speech is cut and compared. */
function sentencesIn(text: string): string[] {
  const splitter = new SentenceSplitter()
  return [...splitter.push(text), splitter.rest()].map(plainly).filter(Boolean)
}

export const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

const singular = (word: string) => word.replace(/(?:'s|’s)$/, '').replace(/(?<=[a-z]{3})(?:es|s)$/, '')

/** The words in the singular, each between two spaces, so that a name can be looked for as a whole. */
export const normalWords = (text: string): string =>
  ` ${(text.toLowerCase().match(/[a-z][a-z'-]+/g) ?? []).map(singular).join(' ')} `

/** Figures as they are written, without the commas of thousands. */
export const numbersIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replace(/,(?=\d{3}\b)/g, ''))
