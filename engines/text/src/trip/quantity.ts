import { type TripWord, wordAt } from './trip-text.ts'
import { MULTIPLES, NUMBERS } from './trip-words.ts'

/** A number as it is told, and the place of the word behind it. */
interface Quantity {
  readonly value: number
  readonly to: number
}

const MOST_WORDS = 8
/** Stands between a number and its unit: "a couple of more miles", "20-mile". */
const BETWEEN = new Set(['a', 'an', 'of', 'more', 'other', 'good', '-', 'whole'])
const ARTICLES = new Set(['a', 'an', 'another'])

const isDigits = (word: string) => /^\d/.test(word)
/** "1,500" is a thousand and a half, "1,5" one and a half. */
const numberIn = (word: string): number | undefined =>
  isDigits(word) ? Number(word.replace(',', /,\d{3}$/.test(word) ? '' : '.')) : NUMBERS.get(word)

/** "Twenty" takes a "five", and no other number follows one. */
const mayFollow = (value: number, word: string, number: number) =>
  !isDigits(word) && number < 10 && value % 10 === 0 && value % 100 > 10

/** The number that begins at a word: "two hundred and fifty", "half an", "a"; null where none does. */
export function quantityAt(words: readonly TripWord[], from: number): Quantity | null {
  let value: number | null = null
  let to = from
  for (; to < from + MOST_WORDS; to += 1) {
    const word = wordAt(words, to)
    const number = numberIn(word)
    const multiple = MULTIPLES.get(word)
    if (number !== undefined) {
      if (value !== null && value % 100 !== 0 && !mayFollow(value, word, number)) break
      if (value !== null && isDigits(word)) break
      value = (value ?? 0) + number
    } else if (multiple !== undefined) value = (value ?? 1) * multiple
    else if (value === null && word === 'half') value = 0.5
    else if (value === null && ARTICLES.has(word)) {
      // "A mile" is one, "a hundred" is not one hundred and one.
      const next = wordAt(words, to + 1)
      if (isDigits(next)) break
      if (numberIn(next) === undefined && !MULTIPLES.has(next)) value = 1
    } else if (value === null || !(BETWEEN.has(word) || isAndMore(words, to, value))) break
  }
  return value === null ? null : { value: value + (isHalfMore(words, to) ? 0.5 : 0), to }
}

/** "Two hundred and fifty". */
const isAndMore = (words: readonly TripWord[], at: number, value: number) =>
  wordAt(words, at) === 'and' && value >= 100 && value % 100 === 0 && NUMBERS.has(wordAt(words, at + 1))

/** "An hour and a half". */
const isHalfMore = (words: readonly TripWord[], at: number) =>
  wordAt(words, at + 1) === 'and' && wordAt(words, at + 2) === 'a' && wordAt(words, at + 3) === 'half'
