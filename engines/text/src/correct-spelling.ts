import type { EnglishWords } from './english-words.ts'

/** Shorter words have too many neighbors to be corrected safely. */
const SHORTEST = 5
/** "Smok" and "bake" may be such a word with a letter left out; nothing else is tried for them. */
const SHORTEST_TYPED = 4
/** A word must stand this often in our own texts to be what somebody meant to write. */
const COMMON = 2

/**
 * Corrects words that nobody knows to the commonest known word one slip away: a letter left out, put in, changed, or two
 * swapped. Slips are found by leaving single letters out of both sides (Garbe's symmetric delete, 2012), so that a
 * look-up costs a few hash lookups. A word of plain English is meant as it stands: "spoke" is no "smoke", and "silly" no
 * "hilly". Only its ending may give way, because our texts do not hold every form of a word.
 */
export class SpellingCorrector {
  readonly #known: ReadonlyMap<string, number>
  readonly #english: EnglishWords
  readonly #byDeletion = new Map<string, string[]>()

  /**
   * @param counts known words with how often they stand in the knowledge
   * @param english words that are right though they do not stand there
   */
  constructor(counts: ReadonlyMap<string, number>, english: EnglishWords) {
    this.#known = counts
    this.#english = english
    for (const [word, count] of counts) {
      if (count < COMMON || word.length < SHORTEST) continue
      for (const piece of [word, ...deletions(word)]) {
        const list = this.#byDeletion.get(piece)
        if (list) list.push(word)
        else this.#byDeletion.set(piece, [word])
      }
    }
  }

  correct(word: string): string {
    if (word.length < SHORTEST_TYPED || word.length > LONGEST || this.#known.has(word) || /\d/.test(word))
      return word
    const isEnglish = this.#english.has(word)
    if (isEnglish && word.length < SHORTEST) return word
    const pieces = word.length < SHORTEST ? [word] : [word, ...deletions(word)]
    let best = word
    let highest = 0
    for (const piece of pieces)
      for (const candidate of this.#byDeletion.get(piece) ?? []) {
        const count = (this.#known.get(candidate) ?? 0) * (isSwap(word, candidate) ? SWAP_TELLS : 1)
        if (count <= highest || (isEnglish && !isOneForm(word, candidate))) continue
        if (isOneSlip(word, candidate)) {
          best = candidate
          highest = count
        }
      }
    return best
  }
}

/** Two neighbors swapped keep every letter: "lighst" is "lights" and not the commoner "light". */
const SWAP_TELLS = 10
const isSwap = (left: string, right: string) => left.length === right.length && sorted(left) === sorted(right)
const sorted = (word: string) => [...word].sort().join('')

/** Longer runs of letters are no words; they are left alone so that hostile text costs nothing. */
const LONGEST = 24

const deletions = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

/** Whether one insertion, deletion, substitution or swap of neighbors makes one word of the other. */
export function isOneSlip(left: string, right: string): boolean {
  if (left === right) return true
  let start = 0
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1
  let leftEnd = left.length
  let rightEnd = right.length
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd -= 1
    rightEnd -= 1
  }
  const [inLeft, inRight] = [leftEnd - start, rightEnd - start]
  if (inLeft <= 1 && inRight <= 1) return true
  return inLeft === 2 && inRight === 2 && left[start] === right[start + 1] && left[start + 1] === right[start]
}

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
