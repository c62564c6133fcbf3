import { fits, type Phrase, type Run, type Slot } from './phrase.ts'
import type { Token } from './read-tokens.ts'

export interface PhraseMatch {
  readonly phrase: Phrase
  /** First and last token of each run, in the order of the phrase. */
  readonly spans: readonly (readonly [number, number])[]
}

/** Words that may stand between two neighbours of a run. */
const GAP = 2
/** Words between the sides of `A ~ B`. */
const REACH = 14
const STEM_KEY_LENGTH = 3

interface Entry {
  readonly phrase: Phrase
  readonly run: number
}

/** All phrases, found by the first word of their runs, so that a message costs little more than its length. */
export class PhraseIndex {
  readonly #byWord = new Map<string, Entry[]>()
  readonly #byStem = new Map<string, Entry[]>()

  constructor(phrases: readonly Phrase[]) {
    for (const phrase of phrases)
      for (const [number, run] of phrase.runs.entries()) this.#add(run[0], { phrase, run: number })
  }

  #add(slot: Slot | undefined, entry: Entry): void {
    if (!slot) return
    const put = (index: Map<string, Entry[]>, key: string) => {
      const list = index.get(key)
      if (list) list.push(entry)
      else index.set(key, [entry])
    }
    for (const word of slot.words) put(this.#byWord, word)
    for (const stem of new Set(slot.stems.map((stem) => stem.slice(0, STEM_KEY_LENGTH))))
      put(this.#byStem, stem)
  }

  find(tokens: readonly Token[]): PhraseMatch[] {
    const places = new Map<Phrase, [number, number][][]>()
    tokens.forEach((token, position) => {
      for (let length = 1; length <= STEM_KEY_LENGTH; length += 1)
        this.#visit(this.#byStem.get(token.word.slice(0, length)), tokens, position, places)
      this.#visit(this.#byWord.get(token.word), tokens, position, places)
    })
    const matches: PhraseMatch[] = []
    for (const [phrase, runs] of places) {
      const spans = joinRuns(tokens, runs)
      if (spans) matches.push({ phrase, spans })
    }
    return matches
  }

  #visit(
    entries: readonly Entry[] | undefined,
    tokens: readonly Token[],
    position: number,
    places: Map<Phrase, [number, number][][]>,
  ): void {
    for (const { phrase, run } of entries ?? []) {
      const slots = phrase.runs[run]
      if (!slots) continue
      const end = followRun(slots, tokens, position, phrase.negative)
      if (end === null) continue
      let runs = places.get(phrase)
      if (!runs) {
        runs = phrase.runs.map(() => [])
        places.set(phrase, runs)
      }
      runs[run]?.push([position, end])
    }
  }
}

/**
 * The place of the run's last word when it begins at `position`, or null. A denial does not reach over a comma:
 * "no smoke, brakes fine" holds no "no brakes".
 */
function followRun(run: Run, tokens: readonly Token[], position: number, isNegative: boolean): number | null {
  const sentence = tokens[position]?.sentence
  let at = position
  for (let slot = 0; slot < run.length; slot += 1) {
    const wanted = run[slot]
    if (!wanted) return null
    const last = slot === 0 ? at : at + 1 + GAP
    let found = -1
    for (let place = slot === 0 ? at : at + 1; place <= last; place += 1) {
      const token = tokens[place]
      if (!token || token.sentence !== sentence || (isNegative && slot > 0 && token.afterBreak)) break
      if (fits(wanted, token.word)) {
        found = place
        break
      }
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
