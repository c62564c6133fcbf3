import type { Slot } from './phrase.ts'

/**
 * All different slots of all phrases, found by the word that they are compared with: "noise" stands in hundreds of
 * phrases, and is looked up once.
 */
export class SlotIndex {
  readonly #ids = new Map<string, number>()
  readonly #byWord = new Map<string, number[]>()
  readonly #byStem = new Map<string, number[]>()
  readonly #matching = new Map<string, ReadonlySet<number>>()
  #longestStem = 0

  /** The number of the slot; slots that match the same words have the same. */
  add({ words, stems }: Slot): number {
    const key = [...words]
      .sort()
      .concat('*', [...stems].sort())
      .join(' ')
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = this.#ids.size
    this.#ids.set(key, id)
    for (const word of words) listIn(this.#byWord, word).push(id)
    for (const stem of stems) {
      listIn(this.#byStem, stem).push(id)
      this.#longestStem = Math.max(this.#longestStem, stem.length)
    }
    return id
  }

  /** How many different slots there are; their numbers are below. */
  get size(): number {
    return this.#ids.size
  }

  /** The slots that a word fits into; to be asked only once all slots are added. */
  matching(word: string): ReadonlySet<number> {
    const known = this.#matching.get(word)
    if (known) return known
    const found = this.#find(word)
    // Kept for the words of our own phrases alone: of what people write nothing stays.
    if (this.#byWord.has(word)) this.#matching.set(word, found)
    return found
  }

  #find(word: string): ReadonlySet<number> {
    const found = new Set(this.#byWord.get(word))
    const longest = Math.min(word.length, this.#longestStem)
    for (let length = 0; length <= longest; length += 1)
      for (const id of this.#byStem.get(word.slice(0, length)) ?? []) found.add(id)
    return found
  }
}

function listIn(lists: Map<string, number[]>, key: string): number[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}
