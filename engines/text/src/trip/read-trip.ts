import { daysIn } from './trip-day.ts'
import { lengthsIn } from './trip-length.ts'
import { placeIn } from './trip-place.ts'
import { placeOfPhrase, saidOf, wordsOfLine } from './trip-text.ts'
import { AGAIN, DARK_HOURS, EVERYDAY, FAST_ROADS, HEAVY_LOADS, TRAILERS, WORKSHOPS } from './trip-words.ts'

/** A way that somebody wants to drive, as far as one line tells it. */
export interface Trip {
  /** All of it, there and back where both are told; null where its length is not told. */
  readonly miles: number | null
  /** From today until it is driven, or is driven for the last time; null where no day is told. */
  readonly days: number | null
  /** What was told of it, as it was written: "Denver on Friday"; '' where nothing was. */
  readonly said: string
  readonly namesPlace: boolean
  readonly namesDay: boolean
  readonly isToWorkshop: boolean
  /** To work, to school, to the store: not told in miles, and not far. */
  readonly isEveryday: boolean
  readonly isMetric: boolean
  /** Where, when and with what it is driven, as far as that is told: what is not told is taken for the easiest. */
  readonly isFast: boolean
  readonly isDark: boolean
  readonly load: 'light' | 'loaded' | 'towing'
}

const greatest = (numbers: readonly number[]) => (numbers.length > 0 ? Math.max(...numbers) : null)

/** Reads how long a trip is and when it is to be; `weekday` is today, 0 for Sunday. */
export function readTrip(text: string, weekday: number): Trip {
  const words = wordsOfLine(text)
  const tells = (told: ReadonlySet<string>) => words.some(({ word }) => told.has(word))
  const says = (...phrases: readonly string[]) => phrases.some((phrase) => placeOfPhrase(words, phrase) >= 0)
  const lengths = lengthsIn(words)
  const told = daysIn(words, weekday)
  const place = placeIn(words)
  const days = greatest(told.flatMap((day) => day.days ?? []))
  const once = greatest(lengths.map(({ miles }) => miles))
  const isBothWays = says('each way', 'both ways', 'and back', 'n back') && !says('total')
  const isAgain = tells(AGAIN) || says('every day', 'all week')
  const times = (isBothWays ? 2 : 1) * (isAgain ? Math.max(1, days ?? 1) : 1)
  const named = place ? words.slice(...place).map(({ word }) => word) : []
  return {
    miles: once === null ? null : once * times,
    days,
    said: saidOf(text, words, [
      ...(place ? [place] : []),
      ...lengths.map(({ span }) => span),
      ...told.map(({ span }) => span),
    ]),
    namesPlace: place !== null,
    namesDay: told.length > 0,
    isToWorkshop: named.some((word) => WORKSHOPS.has(word)),
    isEveryday: named.some((word) => EVERYDAY.has(word)) || isAgain || says('school run'),
    isMetric: lengths.some(({ isMetric }) => isMetric),
    isFast: tells(FAST_ROADS),
    isDark: tells(DARK_HOURS),
    load: tells(TRAILERS) ? 'towing' : tells(HEAVY_LOADS) ? 'loaded' : 'light',
  }
}
