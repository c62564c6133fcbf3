/** Shorter entries of a list are mostly no words: "pri", "th". */
const SHORTEST = 4
export const ENDINGS = ['ings', 'ing', 'ed', 'es', 'er', 'ers', 'ly', 's', 'd', 'y', 'r']

/** Words that stand in English texts, with their endings: "pooling" is one where "pool" is. */
export class EnglishWords {
  readonly #words: ReadonlySet<string>

  /** @param words a list of words; entries that are none, such as pieces and signs, are passed over */
  constructor(words: Iterable<string>) {
    this.#words = new Set([...words].filter((word) => word.length >= SHORTEST - 1 && /^[a-z]+$/.test(word)))
  }

  /** @param word in lower case */
  has(word: string): boolean {
    return (
      this.#words.has(word) || ENDINGS.some((ending) => word.endsWith(ending) && this.#hasStem(word, ending))
    )
  }

  /** "Padding" of "pad" has its last letter twice, "bruising" of "bruise" lost one. */
  #hasStem(word: string, ending: string): boolean {
    const stem = word.slice(0, -ending.length)
    if (stem.length < SHORTEST) return false
    const isTwice = stem.at(-1) === stem.at(-2)
    return (
      this.#words.has(stem) || this.#words.has(`${stem}e`) || (isTwice && this.#words.has(stem.slice(0, -1)))
    )
  }
}
