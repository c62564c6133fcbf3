/**
 * The uncased WordPiece tokenizer of the BERT family (Devlin et al. 2019): text -> the ids that the encoder
 * was trained on. It must agree to the letter with training/encoder.py; a test holds the two together.
 */
export class WordPiece {
  readonly #vocabulary: ReadonlyMap<string, number>
  /** Most ids of one text, the two marks at its ends included. */
  readonly limit: number
  readonly #special: { readonly cls: number; readonly sep: number; readonly unknown: number }

  /** @param pieces the vocabulary, one piece a line, its line number being its id
   *  @param limit at least 2 */
  constructor(pieces: readonly string[], limit: number) {
    this.#vocabulary = new Map(pieces.map((piece, id) => [piece, id]))
    this.limit = limit
    const id = (piece: string) => {
      const found = this.#vocabulary.get(piece)
      if (found === undefined) throw new Error(`the vocabulary lacks ${piece}`)
      return found
    }
    this.#special = { cls: id('[CLS]'), sep: id('[SEP]'), unknown: id('[UNK]') }
  }

  encode(text: string): number[] {
    const ids = [this.#special.cls]
    for (const word of words(text)) {
      if (ids.length >= this.limit - 1) break
      ids.push(...this.#pieces(word))
    }
    return [...ids.slice(0, this.limit - 1), this.#special.sep]
  }

  #pieces(word: string): number[] {
    const pieces: number[] = []
    let start = 0
    while (start < word.length) {
      let end = Math.min(word.length, start + LONGEST_PIECE)
      let id: number | undefined
      while (end > start) {
        id = this.#vocabulary.get((start > 0 ? '##' : '') + word.slice(start, end))
        if (id !== undefined) break
        end -= 1
      }
      if (id === undefined) return [this.#special.unknown]
      pieces.push(id)
      start = end
    }
    return pieces
  }
}

/** No piece of the published vocabulary is longer; it also bounds the work on hostile words. */
const LONGEST_PIECE = 24

const SPACE_OR_CONTROL = /[\s\p{C}]/u
const MARK_OF_ITS_OWN = /[\p{P}$+<=>^`|~]/u
const ACCENT = /\p{Mn}/u

function* words(text: string): Generator<string> {
  let word = ''
  for (const character of text.toLowerCase().normalize('NFD')) {
    if (ACCENT.test(character)) continue
    const alone = MARK_OF_ITS_OWN.test(character)
    if (!alone && !SPACE_OR_CONTROL.test(character)) {
      word += character
      continue
    }
    if (word) yield word
    word = ''
    if (alone) yield character
  }
  if (word) yield word
}
