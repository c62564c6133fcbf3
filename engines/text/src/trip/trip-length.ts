import { quantityAt } from './quantity.ts'
import { placeOfPhrase, type Span, type TripWord, wordAt } from './trip-text.ts'
import { DISTANCES, DRIVING_TIMES, JOURNEYS } from './trip-words.ts'

interface Length {
  readonly miles: number
  readonly span: Span
  readonly isMetric: boolean
}

/** Whoever names more miles names what the car has driven. */
const ODOMETER = 10_000
/** Behind these a length or a time is that of something else: a speed, an age, how long ago it was. */
export const OF_SOMETHING_ELSE: ReadonlySet<string> = new Set(['ago', 'old', 'per', '/', 'later'])

/** "In an hour" is when it begins, "60 miles an hour" how fast it goes. */
const isNoDrive = (before: string) => before === 'in' || before === 'within' || DISTANCES.has(before)

/** Ways told in miles, kilometers or time at the wheel. */
function measured(words: readonly TripWord[]): Length[] {
  const found: Length[] = []
  for (let at = 0; at < words.length; at += 1) {
    const quantity = quantityAt(words, at)
    if (!quantity) continue
    const { value, to } = quantity
    const unit = wordAt(words, to)
    const behind = wordAt(words, to + 1)
    const before = wordAt(words, at - 1)
    const distance = DISTANCES.get(unit)
    const isOther =
      OF_SOMETHING_ELSE.has(behind) ||
      (distance === undefined ? isNoDrive(before) : behind === 'an' && wordAt(words, to + 2) === 'hour') ||
      before === '$'
    const miles = value * (distance ?? DRIVING_TIMES.get(unit) ?? 0)
    if (miles > 0 && miles <= ODOMETER && !isOther)
      found.push({ miles, span: [at, to + 1], isMetric: distance !== undefined && /^k[^$]/.test(unit) })
    at = to - 1
  }
  return found
}

/** Ways without a number, in miles. */
const PHRASES: readonly (readonly [phrase: string, miles: number])[] = [
  ['around the corner', 2],
  ['round the corner', 2],
  ['around the block', 2],
  ['across the street', 2],
  ['across town', 15],
  ['road trip', 500],
]
const JOURNEY = 500

/** All lengths that a line tells. */
export function lengthsIn(words: readonly TripWord[]): Length[] {
  const journey = words.findIndex(({ word }) => JOURNEYS.has(word))
  const way = (from: number, count: number, miles: number): Length[] =>
    from < 0 ? [] : [{ miles, span: [from, from + count], isMetric: false }]
  return [
    ...measured(words),
    ...way(journey, 1, JOURNEY),
    ...PHRASES.flatMap(([phrase, miles]) =>
      way(placeOfPhrase(words, phrase), phrase.split(' ').length, miles),
    ),
  ]
}
