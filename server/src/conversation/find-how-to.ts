import type { HowTo } from '@candi/domain'

const STOP_WORDS = new Set(
  'a an and are as at be can do does for from how i if in is it me my of on or should so that the this to what when where which why will with you your'.split(
    ' ',
  ),
)
const stem = (word: string) => word.replace(/(ing|ed|es|s)$/, '')
const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !STOP_WORDS.has(word)).map(stem))

/** Share of the words in common that a question needs with a known way of asking. */
const ENOUGH = 0.6
/** The same where a part of the car is named and its price asked for: the name tells most. */
export const ENOUGH_OF_A_PART = 0.5
/** The same of what has not the form of a question: "it came back" asks for nothing, "no hablo ingles" is such a way. */
export const ENOUGH_UNASKED = 0.85

/** The same where they share a single word: "how old are you" asks for no battery. */
const ALONE = 0.95

interface ReadAsk {
  readonly howTo: HowTo
  readonly words: ReadonlySet<string>
  readonly weight: number
}
interface ReadHowTos {
  /** How telling a word is: "bearing" names one answer, "safe" and "drive" stand in many. */
  readonly rarityOf: (word: string) => number
  readonly asks: readonly ReadAsk[]
}

const readings = new WeakMap<readonly HowTo[], ReadHowTos>()

/** The known ways of asking, read once for all questions. */
function readHowTos(howTos: readonly HowTo[]): ReadHowTos {
  const known = readings.get(howTos)
  if (known) return known
  const asks = howTos.flatMap((howTo) =>
    [howTo.title, ...howTo.asks].map((ask) => ({ howTo, words: wordsOf(ask) })),
  )
  const wordsOfHowTo = new Map<HowTo, Set<string>>()
  for (const { howTo, words } of asks)
    wordsOfHowTo.set(howTo, new Set([...(wordsOfHowTo.get(howTo) ?? []), ...words]))
  const counts = new Map<string, number>()
  for (const words of wordsOfHowTo.values())
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rarityOf = (word: string) => Math.log(1 + howTos.length / (counts.get(word) ?? 1))
  const reading = { rarityOf, asks: asks.map((ask) => ({ ...ask, weight: weightOf(ask.words, rarityOf) })) }
  readings.set(howTos, reading)
  return reading
}

function weightOf(words: Iterable<string>, rarityOf: (word: string) => number): number {
  let sum = 0
  for (const word of words) sum += rarityOf(word)
  return sum
}

/**
 * The short answer whose known ways of asking come nearest to the question, or null: Dice coefficient of the words,
 * each counted by its rarity (Sparck Jones 1972), so that "is it safe to drive" alone finds no answer about knocking.
 */
export function findHowTo(howTos: readonly HowTo[], text: string, enough = ENOUGH): HowTo | null {
  const asked = wordsOf(text.slice(0, 400))
  if (asked.size === 0) return null
  const { rarityOf, asks } = readHowTos(howTos)
  const askedWeight = weightOf(asked, rarityOf)
  let best: HowTo | null = null
  let highest = enough
  for (const { howTo, words, weight } of asks) {
    let common = 0
    let shared = 0
    for (const word of words)
      if (asked.has(word)) {
        common += rarityOf(word)
        shared += 1
      }
    const score = (2 * common) / (weight + askedWeight)
    if (score > highest && (shared > 1 || score >= ALONE)) {
      highest = score
      best = howTo
    }
  }
  return best
}
