import { type Span, type TripWord, wordAt } from './trip-text.ts'
import {
  AGAIN,
  BEHIND_PLACE,
  DETERMINERS,
  DOINGS,
  NEAR_DAYS,
  OWN_DAYS,
  TOWARD,
  WEEKDAYS,
} from './trip-words.ts'

const MOST_WORDS = 4

/** Where the trip goes: what stands behind "to", or home; null where no place is told. */
export function placeIn(words: readonly TripWord[]): Span | null {
  for (const [at, { word }] of words.entries()) {
    if (!TOWARD.has(word)) continue
    let to = at + 1
    while (to <= at + MOST_WORDS && isOfPlace(words, to)) to += 1
    const first = wordAt(words, at + 1)
    const isNamed = to > at + (DETERMINERS.has(first) ? 2 : 1)
    if (isNamed && !DOINGS.has(first)) return [at + 1, to]
  }
  const home = words.findIndex(({ word }) => word === 'home')
  return home < 0 ? null : [home, home + 1]
}

function isOfPlace(words: readonly TripWord[], at: number): boolean {
  const word = wordAt(words, at)
  return (
    /^\p{L}/u.test(word) &&
    // "The next exit", and not "Italy next week".
    (word !== 'next' || DETERMINERS.has(wordAt(words, at - 1))) &&
    ![BEHIND_PLACE, NEAR_DAYS, WEEKDAYS, OWN_DAYS, AGAIN].some((stops) => stops.has(word)) &&
    word !== 'weekend'
  )
}
