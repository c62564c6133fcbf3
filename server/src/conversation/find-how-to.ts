import type { HowTo } from '@candi/domain'
import { kindOfQuestion, wantTheSame } from './kind-of-question.ts'
import { partsNamed } from './parts-named.ts'
import { plainWords } from './plain-words.ts'
import type { DiagnosisParts } from './ports.ts'

const STOP_WORDS = new Set(
  'a an and are as at be can do does for from how i if in is it me my of on or should so that the this to what whats when where which why will with you your'.split(
    ' ',
  ),
)
const stem = (word: string) => word.replace(/(?:ing|ed|es|s)$/, '').replace(/e$/, '')
const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !STOP_WORDS.has(word)).map(stem))

/** Of a question these are the form, or praise: they tell not what it is about. */
const FORM = new Set(
  'often much long many old far best good right fair really any another some myself own get got know find tell take make need want have has'
    .split(' ')
    .map((word) => stem(word)),
)
/** How much more telling than all that is shared a word must be, to be missed. */
const FOREIGN = 1.15

/** Share of the words in common that a question needs with a known way of asking. */
const ENOUGH = 0.6
/** The same where a part of the car is named and its price asked for: the name tells most. */
export const ENOUGH_OF_A_PART = 0.5
/** The same of what has not the form of a question: "it came back" asks for nothing, "no hablo ingles" is such a way. */
export const ENOUGH_UNASKED = 0.85

/** The same where they share a single word: "how old are you" asks for no battery. */
const ALONE = 0.95

/** Of these cars alone: whoever names none of them asks about every car. */
const SPECIAL = /\b(?:evs?|electric|tesla|hybrids?|prius|diesel)\b/i

/** From here on it is the same question word for word, whatever its form. */
const SURELY = 0.97

interface ReadAsk {
  readonly howTo: HowTo
  readonly weight: number
  readonly ask: string
  readonly isSpecial: boolean
  /** The parts that any way of asking for this answer names. */
  readonly parts: ReadonlySet<string>
}
interface ReadHowTos {
  /** How telling a word is: "bearing" names one answer, "safe" and "drive" stand in many. */
  readonly rarityOf: (word: string) => number
  readonly wordsOfHowTo: ReadonlyMap<HowTo, ReadonlySet<string>>
  readonly isKnown: (word: string) => boolean
  readonly asks: readonly ReadAsk[]
  /** Where in `asks` a word stands. */
  readonly asksWith: ReadonlyMap<string, readonly number[]>
}

const readings = new WeakMap<readonly HowTo[], ReadHowTos>()

/** The known ways of asking, read once for all questions. */
function readHowTos(howTos: readonly HowTo[]): ReadHowTos {
  const known = readings.get(howTos)
  if (known) return known
  const asks = howTos.flatMap((howTo) => {
    const parts = partsNamed([howTo.title, ...howTo.asks].join('. '))
    return [howTo.title, ...howTo.asks].map((ask) => ({
      howTo,
      words: wordsOf(ask),
      ask,
      isSpecial: SPECIAL.test(ask),
      parts,
    }))
  })
  const wordsOfHowTo = new Map<HowTo, Set<string>>()
  for (const { howTo, words } of asks)
    wordsOfHowTo.set(howTo, new Set([...(wordsOfHowTo.get(howTo) ?? []), ...words]))
  const counts = new Map<string, number>()
  for (const words of wordsOfHowTo.values())
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rarities = new Map([...counts].map(([word, count]) => [word, Math.log(1 + howTos.length / count)]))
  const unknown = Math.log(1 + howTos.length)
  const rarityOf = (word: string) => rarities.get(word) ?? unknown
  const reading = {
    rarityOf,
    wordsOfHowTo,
    isKnown: (word: string) => counts.has(word),
    asks: asks.map(({ words, ...ask }) => ({ ...ask, weight: weightOf(words, rarityOf) })),
    asksWith: placesOfWords(asks),
  }
  readings.set(howTos, reading)
  return reading
}

function placesOfWords(asks: readonly { readonly words: ReadonlySet<string> }[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  asks.forEach(({ words }, place) => {
    for (const word of words) places.set(word, [...(places.get(word) ?? []), place])
  })
  return places
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
export function findHowTo(
  { howTos, acts }: Pick<DiagnosisParts, 'howTos' | 'acts'>,
  text: string,
  enough = ENOUGH,
): HowTo | null {
  const asked = wordsOf(text.slice(0, 400))
  if (asked.size === 0) return null
  const reading = readHowTos(howTos)
  const { rarityOf, wordsOfHowTo, isKnown } = reading
  const telling = [...asked].filter((word) => isKnown(word) && !FORM.has(word))
  const askedWeight = weightOf(asked, rarityOf)
  const kind = kindOfQuestion(acts, text.slice(0, 400))
  const named = [...partsNamed(text.slice(0, 400))]
  const isOfAnyCar = plainWords(text).includes('car') && !SPECIAL.test(text)
  let best: HowTo | null = null
  let highest = enough
  for (const { ask, common, shared } of asksSharing(reading, asked)) {
    const { howTo, weight, parts, isSpecial: isOfSpecial } = ask
    if (isOfSpecial && isOfAnyCar) continue
    const score = (2 * common) / (weight + askedWeight)
    if (score <= highest || (shared < 2 && score < ALONE)) continue
    // "How do I get a smell out of my car" is not answered by how to get a car out of snow: its most telling word is foreign there.
    const own = wordsOfHowTo.get(howTo)
    const rarestShared = Math.max(0, ...telling.filter((word) => own?.has(word)).map(rarityOf))
    const isForeign = telling.some((word) => !own?.has(word) && rarityOf(word) > FOREIGN * rarestShared)
    // "How do I change my brake pads" shares every word but its part with "can I change the battery myself".
    const isAboutThat =
      !isForeign &&
      named.every((part) => parts.has(part)) &&
      wantTheSame(kind, kindOfQuestion(acts, ask.ask), howTo.topic)
    if (isAboutThat || score >= SURELY) {
      highest = score
      best = howTo
    }
  }
  return best
}

/** The known ways of asking that have words in common with a question, in their order, with the weight and number of those words. */
function asksSharing({ asks, asksWith, rarityOf }: ReadHowTos, asked: ReadonlySet<string>) {
  const common = new Float64Array(asks.length)
  const shared = new Uint16Array(asks.length)
  for (const word of asked)
    for (const place of asksWith.get(word) ?? []) {
      common[place] = (common[place] ?? 0) + rarityOf(word)
      shared[place] = (shared[place] ?? 0) + 1
    }
  return asks.flatMap((ask, place) =>
    shared[place] ? [{ ask, common: common[place] ?? 0, shared: shared[place] }] : [],
  )
}
