import type { Phrase, Slot } from './phrase.ts'
import type { Token } from './read-tokens.ts'
import { SlotIndex } from './slot-index.ts'

export interface PhraseMatch {
  readonly phrase: Phrase
  /** First and last token of each run, in the order of the phrase. */
  readonly spans: readonly (readonly [number, number])[]
}

/** Words that may stand between two neighbours of a run. */
const GAP = 2
/** Words between the sides of `A ~ B`. */
const REACH = 14
/** "One of my brake lights" is barred by "of" as "one of brake lights" is. */
const DETERMINERS = new Set(['a', 'an', 'the', 'my', 'our', 'his', 'her', 'their', 'your', 'its'])
/** A phrase with the numbers of its slots. */
interface NumberedPhrase {
  readonly phrase: Phrase
  /** Its place among all phrases. */
  readonly place: number
  readonly runs: readonly (readonly number[])[]
  /** Each slot of it once, the one first that stands in the fewest phrases. */
  readonly slots: readonly number[]
}

/** What is known of the words of one message. */
interface ReadWords {
  readonly tokens: readonly Token[]
  /** For each token the slots that it fits into. */
  readonly slotsAt: readonly ReadonlySet<number>[]
  /** For each slot the places of such tokens, in order. */
  readonly placesOf: readonly (readonly number[] | undefined)[]
  /** The slots that have such places, in the order of their first. */
  readonly slots: readonly number[]
}

/**
 * All phrases, each found by the one of its slots that stands in the fewest phrases: only a phrase whose rarest word
 * was said is looked for, so that a message costs little more than its length.
 */
export class PhraseIndex {
  readonly #slots = new SlotIndex()
  readonly #byRarestSlot: NumberedPhrase[][]

  constructor(phrases: readonly Phrase[]) {
    const numbered = phrases.map((phrase) =>
      phrase.runs.map((run) => run.map((slot) => this.#slots.add(slot))),
    )
    const counts = new Uint32Array(this.#slots.size)
    for (const runs of numbered)
      for (const slot of new Set(runs.flat())) counts[slot] = (counts[slot] ?? 0) + 1
    this.#byRarestSlot = Array.from(counts, () => [])
    for (const [place, phrase] of phrases.entries()) {
      const runs = numbered[place] ?? []
      const slots = [...new Set(runs.flat())].sort(
        (left, right) => (counts[left] ?? 0) - (counts[right] ?? 0),
      )
      this.#byRarestSlot[slots[0] ?? -1]?.push({ phrase, place, runs, slots })
    }
  }

  /** The phrases that stand in a message, in the order in which they begin. */
  find(tokens: readonly Token[]): PhraseMatch[] {
    const words = this.#readWords(tokens)
    const found: { match: PhraseMatch; begin: number; place: number }[] = []
    for (const slot of words.slots)
      for (const { phrase, place, runs, slots } of this.#byRarestSlot[slot] ?? []) {
        if (!areAllSaid(slots, words)) continue
        const spans = runs.map((run, side) =>
          withoutBarred(phrase.barred[side] ?? null, tokens, spansOf(run, words, phrase.denials.size > 0)),
        )
        const joined = joinRuns(tokens, spans)
        if (!joined) continue
        const begin = Math.min(...spans.map(([first]) => first?.[0] ?? 0))
        found.push({ match: { phrase, spans: joined }, begin, place })
      }
    return found
      .sort((left, right) => left.begin - right.begin || left.place - right.place)
      .map(({ match }) => match)
  }

  #readWords(tokens: readonly Token[]): ReadWords {
    const known = new Map<string, ReadonlySet<number>>()
    const placesOf = new Array<number[] | undefined>(this.#slots.size)
    const said: number[] = []
    const slotsOf = (word: string) => {
      const slots = known.get(word) ?? this.#slots.matching(word)
      known.set(word, slots)
      return slots
    }
    const slotsAt = tokens.map(({ word, also = [] }, place) => {
      const slots =
        also.length === 0 ? slotsOf(word) : new Set([word, ...also].flatMap((any) => [...slotsOf(any)]))
      for (const slot of slots) {
        const places = placesOf[slot]
        if (places) places.push(place)
        else {
          placesOf[slot] = [place]
          said.push(slot)
        }
      }
      return slots
    })
    return { tokens, slotsAt, placesOf, slots: said }
  }
}

/** A loop, not `every`: most phrases are ruled out here, thousands in a message. */
function areAllSaid(slots: readonly number[], { placesOf }: ReadWords): boolean {
  for (let index = 1; index < slots.length; index += 1) if (!placesOf[slots[index] ?? -1]) return false
  return true
}

/** First and last place of a run wherever it stands, in order. */
function spansOf(run: readonly number[], words: ReadWords, isNegative: boolean): [number, number][] {
  const spans: [number, number][] = []
  for (const begin of words.placesOf[run[0] ?? -1] ?? []) {
    const end = followRun(run, words, begin, isNegative)
    if (end !== null) spans.push([begin, end])
  }
  return spans
}

/** The spans in which, and right before and behind which, no barred word stands. */
function withoutBarred(barred: Slot | null, tokens: readonly Token[], spans: [number, number][]) {
  if (!barred) return spans
  const isBarred = ({ word }: Token) =>
    barred.words.has(word) || barred.stems.some((stem) => word.startsWith(stem))
  return spans.filter(([begin, end]) => {
    const isBarredBeside = (place: number, of: number) => {
      const token = tokens[place]
      return token !== undefined && token.clause === tokens[of]?.clause && isBarred(token)
    }
    if (isBarredBeside(begin - 1, begin) || isBarredBeside(end + 1, end)) return false
    if (DETERMINERS.has(tokens[begin - 1]?.word ?? '') && isBarredBeside(begin - 2, begin)) return false
    if (DETERMINERS.has(tokens[end + 1]?.word ?? '') && isBarredBeside(end + 2, end)) return false
    return !tokens.slice(begin + 1, end).some(isBarred)
  })
}

/**
 * The place of the run's last word when it begins at `begin`, or null. A denial does not reach over a comma:
 * "no smoke, brakes fine" holds no "no brakes".
 */
function followRun(
  run: readonly number[],
  { tokens, slotsAt }: ReadWords,
  begin: number,
  isNegative: boolean,
): number | null {
  const sentence = tokens[begin]?.sentence
  let at = begin
  for (const slot of run.slice(1)) {
    let found = -1
    for (let place = at + 1; place <= at + 1 + GAP && found < 0; place += 1) {
      const token = tokens[place]
      if (!token || token.sentence !== sentence || (isNegative && token.afterBreak)) return null
      if (slotsAt[place]?.has(slot)) found = place
    }
    if (found < 0) return null
    at = found
  }
  return at
}

/** One span for each run, all in one sentence and near each other; the first such choice. */
function joinRuns(
  tokens: readonly Token[],
  runs: readonly (readonly [number, number][])[],
): [number, number][] | null {
  for (const first of runs[0] ?? []) {
    const sentence = tokens[first[0]]?.sentence
    const chosen: [number, number][] = [first]
    for (const run of runs.slice(1)) {
      const next = run.find(
        ([start, end]) =>
          tokens[start]?.sentence === sentence &&
          chosen.every(
            ([from, to]) => (start > to && start - to <= REACH) || (end < from && from - end <= REACH),
          ),
      )
      if (!next) break
      chosen.push(next)
    }
    if (chosen.length === runs.length) return chosen
  }
  return null
}
