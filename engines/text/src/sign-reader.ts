import type { SpellingCorrector } from './correct-spelling.ts'
import { judgeFindings, type ReadSign } from './judge-findings.ts'
import type { Phrase } from './phrase.ts'
import { PhraseIndex } from './phrase-index.ts'
import { readTokens } from './read-tokens.ts'

/** The three steps of this engine in one: words -> phrases found -> findings. */
export class SignReader {
  readonly #phrases: PhraseIndex
  readonly #spelling: SpellingCorrector | null

  constructor(phrases: readonly Phrase[], spelling: SpellingCorrector | null) {
    this.#phrases = new PhraseIndex(phrases)
    this.#spelling = spelling
  }

  read(text: string): ReadSign[] {
    const spelling = this.#spelling
    const tokens = spelling
      ? readTokens(text).map((token) => ({ ...token, word: spelling.correct(token.word) }))
      : readTokens(text)
    return judgeFindings(text, tokens, this.#phrases.find(tokens))
  }
}
