import { quantityAt } from './quantity.ts'
import { OF_SOMETHING_ELSE } from './trip-length.ts'
import { type Span, type TripWord, wordAt } from './trip-text.ts'
import { BEFORE_DAY, NEAR_DAYS, OWN_DAYS, SPANS_OF_DAYS, WEEKDAYS } from './trip-words.ts'

interface Day {
  /** From today; null where only the owner knows when it is. */
  readonly days: number | null
  readonly span: Span
}

/** Words before a number that ends right before another. */
const MOST_BEFORE = 5
/** "Twice a week", "20 miles a day": how often, and no day. */
const HOW_OFTEN = new Set('times time once twice miles mile km hours minutes last past'.split(' '))

/** Days that a line tells; `weekday` is today, 0 for Sunday. What ends ends with its last day. */
export const daysIn = (words: readonly TripWord[], weekday: number): Day[] =>
  words.flatMap((_, at) => dayAt(words, at, weekday) ?? [])

function dayAt(words: readonly TripWord[], at: number, weekday: number): Day | null {
  const word = wordAt(words, at)
  const before = wordAt(words, at - 1)
  const later = before === 'next' ? 7 : 0
  const toSunday = (7 - weekday) % 7
  const day = (days: number | null, from = at): Day => ({
    days,
    span: [BEFORE_DAY.has(wordAt(words, from - 1)) ? from - 1 : from, at + 1],
  })
  const near = NEAR_DAYS.get(word)
  if (near !== undefined)
    return before === 'after' && wordAt(words, at - 2) === 'day' ? day(near + 1, at - 2) : day(near)
  const named = WEEKDAYS.get(word)
  if (named !== undefined) return day(((named - weekday + 7) % 7) + later)
  if (word === 'weekend') return day(toSunday + later)
  if (OWN_DAYS.has(word)) return day(null)
  const size = SPANS_OF_DAYS.get(word)
  if (size === undefined) return null
  if (later > 0) return day(size === 7 ? toSunday + 7 : 2 * size)
  if (before === 'all') return day(size, at - 1)
  return spanAt(words, at, size, day)
}

/** "In three days", "for one more week". */
function spanAt(
  words: readonly TripWord[],
  at: number,
  size: number,
  day: (days: number, from: number) => Day,
): Day | null {
  if (OF_SOMETHING_ELSE.has(wordAt(words, at + 1))) return null
  for (let from = Math.max(0, at - MOST_BEFORE); from < at; from += 1) {
    const quantity = quantityAt(words, from)
    if (quantity?.to === at)
      return HOW_OFTEN.has(wordAt(words, from - 1)) ? null : day(quantity.value * size, from)
  }
  return null
}
