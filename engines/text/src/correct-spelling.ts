import { ENDINGS, type EnglishWords } from './english-words.ts'
import { OPENING_WORDS } from './one-spelling.ts'
import { type Slip, slipBetween } from './slip-of-finger.ts'

/** Of an English word as short as this not even the ending gives way. */
const SHORTEST_ENDED = 5
/** Shorter words have too many neighbors to be corrected safely. */
const SHORTEST = 3
/** Longer runs of letters are no words; they are left alone so that hostile text costs nothing. */
const LONGEST = 24
/** So many words may one have meant. */
const MOST_MEANT = 8
/** "Wont" and "dont" are commoner than nearly all words, and our own texts never write them so. */
const OPENING_COUNT = 60

/** How much likelier than a letter for any other each slip is: "lighst" is "lights" and not the commoner "light". */
const LIKELIHOOD: Readonly<Record<Slip, number>> = {
  swap: 10,
  double: 8,
  neighbor: 5,
  left_out: 4,
  put_in: 2,
  other: 1,
}
/** Three letters are so near to one another that only these slips tell which was meant: "gsa", "oill". */
const TELLING: ReadonlySet<Slip> = new Set(['swap', 'double'])
/** Of four letters any other one makes a word: a changed one tells only where its key lies beside ("fuwl"). */
const SHORT = 4
const tells = (slip: Slip, written: string, meant: string) =>
  meant.length < SHORT
    ? TELLING.has(slip)
    : slip !== 'other' || Math.min(written.length, meant.length) > SHORT

/**
 * Corrects words that nobody knows to the likeliest known word one slip away: a letter left out, put in, changed, or two
 * swapped. Slips are found by leaving single letters out of both sides (Garbe's symmetric delete, 2012), so that a
 * look-up costs a few hash lookups. A word of plain English is meant as it stands: "spoke" is no "smoke", and "silly" no
 * "hilly". Only its ending may give way, because our texts do not hold every form of a word.
 */
export class SpellingCorrector {
  readonly #known: Map<string, number>
  readonly #english: EnglishWords
  readonly #byDeletion = new Map<string, string[]>()
  readonly #byStem = new Map<string, string[]>()

  /**
   * @param counts known words with how often they stand in the knowledge
   * @param english words that are right though they do not stand there
   * @param stems beginnings of words that are right with any ending
   */
  constructor(counts: ReadonlyMap<string, number>, english: EnglishWords, stems: Iterable<string> = []) {
    this.#known = new Map(counts)
    for (const word of OPENING_WORDS) this.#known.set(word, OPENING_COUNT)
    this.#english = english
    for (const word of this.#known.keys()) if (word.length >= SHORTEST) listByDeletion(this.#byDeletion, word)
    for (const stem of stems) if (stem.length > SHORTEST) listByDeletion(this.#byStem, stem)
  }

  /** Whether it is a word as it stands. */
  knows(word: string): boolean {
    return this.#known.has(word) || this.#english.has(word)
  }

  correct(word: string): string {
    return this.meanings(word)[0] ?? word
  }

  /** What somebody may have meant to write, likeliest first: the word itself where it is one, or where it is like none. */
  meanings(word: string): readonly string[] {
    if (word.length < SHORTEST || word.length > LONGEST || this.#known.has(word) || /\P{L}/u.test(word))
      return [word]
    const isEnglish = this.#english.has(word)
    if (isEnglish && word.length < SHORTEST_ENDED) return [word]
    const likely = new Map<string, number>()
    for (const candidate of listed(this.#byDeletion, word)) {
      if (isEnglish && !isOneForm(word, candidate)) continue
      const slip = slipBetween(word, candidate)
      if (!slip || !tells(slip, word, candidate)) continue
      likely.set(candidate, (this.#known.get(candidate) ?? 0) * LIKELIHOOD[slip])
    }
    if (!isEnglish)
      for (const candidate of this.#byItsStem(word)) {
        // "Chirped" is right as it stands, and "wiperd" may be: it comes first.
        if (!likely.has(candidate)) likely.set(candidate, candidate === word ? Number.POSITIVE_INFINITY : 1)
      }
    if (likely.size === 0) return [word]
    return [...likely]
      .sort(([, left], [, right]) => right - left)
      .slice(0, MOST_MEANT)
      .map(([candidate]) => candidate)
  }

  /** "Flpping" is one slip from the stem "flop" before a common ending, and "Flagstaff" is none from "flap". */
  *#byItsStem(word: string): Iterable<string> {
    for (const ending of ['', ...ENDINGS]) {
      if (!word.endsWith(ending)) continue
      const beginning = word.slice(0, word.length - ending.length)
      for (const stem of listed(this.#byStem, beginning))
        if (beginning === stem || hasSlipped(beginning, stem)) yield stem + ending
    }
  }
}

function hasSlipped(written: string, meant: string): boolean {
  const slip = slipBetween(written, meant)
  return slip !== null && tells(slip, written, meant)
}

function listByDeletion(lists: Map<string, string[]>, word: string): void {
  for (const piece of new Set([word, ...deletions(word)])) {
    const list = lists.get(piece)
    if (list) list.push(word)
    else lists.set(piece, [word])
  }
}

/** All that share what is left of both when at most one letter is left out of each. */
const listed = (lists: ReadonlyMap<string, readonly string[]>, word: string): Set<string> =>
  new Set([word, ...deletions(word)].flatMap((piece) => lists.get(piece) ?? []))

const deletions = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

/** "Reaches", "reached" and "reache" are forms of one word; "closer" and "closes" may be two. */
function isOneForm(left: string, right: string): boolean {
  const bare = (word: string) => word.replace(/[sd]$/, '')
  return bare(left) === bare(right)
}

/** How often each word stands in some texts, lower-cased. */
export function countWords(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
