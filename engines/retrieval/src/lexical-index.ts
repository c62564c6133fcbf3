/** One part of a page in which words are counted, with what a word there is worth beside one in the text. */
export interface Field {
  readonly words: readonly string[]
  readonly weight: number
  /** How far a long field is held against its words, in [0, 1]; 0: not at all. */
  readonly lengthPenalty: number
}

/** How soon more of the same word stops telling more. */
const SATURATION = 1.2

interface Postings {
  readonly rarity: number
  readonly pages: Int32Array
  /** What the word adds to a page's score where it is asked for, in [0, rarity]. */
  readonly worth: Float32Array
}

/**
 * BM25F (Robertson, Zaragoza & Taylor 2004) over pages of several fields, held as typed arrays. Nothing in it hangs on the
 * question, so that all is reckoned beforehand and a question only adds.
 */
export class LexicalIndex {
  readonly #postings = new Map<string, Postings>()
  readonly #unknownRarity: number
  readonly size: number

  /** @param pages the fields of each page; every page has the same fields in the same order */
  constructor(pages: readonly (readonly Field[])[]) {
    this.size = pages.length
    this.#unknownRarity = rarityOf(0, pages.length)
    const counts = countsByWord(pages)
    for (const [word, byPage] of counts) {
      const rarity = rarityOf(byPage.size, pages.length)
      const worth = Float32Array.from(byPage.values(), (count) => (rarity * count) / (SATURATION + count))
      this.#postings.set(word, { rarity, pages: Int32Array.from(byPage.keys()), worth })
    }
  }

  /** ln of how few pages hold a word; a word that no page holds is the rarest. */
  rarity(word: string): number {
    return this.#postings.get(word)?.rarity ?? this.#unknownRarity
  }

  /** The rarity of all ideas together: how much a question asks. */
  asked(ideas: readonly (readonly WeighedWord[])[]): number {
    return ideas.reduce((sum, idea) => sum + this.#rarityOfIdea(idea), 0)
  }

  /** Of its known words: "dummy light" is no rarer than the warning light that is meant. */
  #rarityOfIdea(idea: readonly WeighedWord[]): number {
    const known = idea.filter(({ word }) => this.#postings.has(word))
    return known.length > 0
      ? Math.max(...known.map(({ word, weight }) => weight * this.rarity(word)))
      : this.#unknownRarity
  }

  /**
   * How much of what was asked each page speaks of, in [0, 1): the share of the rarity of all ideas that it covers.
   * @param ideas each a list of words for one thing, of which the best found counts
   */
  score(ideas: readonly (readonly WeighedWord[])[]): Float32Array {
    const total = new Float32Array(this.size)
    const best = new Float32Array(this.size)
    const asked = this.asked(ideas)
    for (const idea of ideas) {
      best.fill(0)
      for (const { word, weight } of idea) {
        const postings = this.#postings.get(word)
        postings?.pages.forEach((page, at) => {
          const worth = weight * (postings.worth[at] ?? 0)
          if (worth > (best[page] ?? 0)) best[page] = worth
        })
      }
      for (let page = 0; page < this.size; page += 1) total[page] = (total[page] ?? 0) + (best[page] ?? 0)
    }
    return asked > 0 ? total.map((sum) => sum / asked) : total
  }
}

export interface WeighedWord {
  readonly word: string
  readonly weight: number
}

/** Never below zero: a word that most pages hold tells little, and nothing against a page. */
const rarityOf = (holding: number, pages: number) => Math.log(1 + (pages - holding + 0.5) / (holding + 0.5))

/** The weighed count of each word in each page. */
function countsByWord(pages: readonly (readonly Field[])[]): Map<string, Map<number, number>> {
  const lengths = averageLengths(pages)
  const counts = new Map<string, Map<number, number>>()
  pages.forEach((fields, page) => {
    fields.forEach(({ words, weight, lengthPenalty }, at) => {
      const relative = words.length / (lengths[at] || 1)
      const share = weight / (1 - lengthPenalty + lengthPenalty * relative)
      for (const word of words) {
        const byPage = counts.get(word) ?? new Map<number, number>()
        counts.set(word, byPage.set(page, (byPage.get(page) ?? 0) + share))
      }
    })
  })
  return counts
}

function averageLengths(pages: readonly (readonly Field[])[]): number[] {
  const sums: number[] = []
  for (const fields of pages)
    fields.forEach(({ words }, at) => {
      sums[at] = (sums[at] ?? 0) + words.length
    })
  return sums.map((sum) => sum / pages.length)
}
