import type { SpellingCorrector } from './correct-spelling.ts'
import { judgeFindings, type ReadSign } from './judge-findings.ts'
import { spelledAs } from './one-spelling.ts'
import type { Phrase } from './phrase.ts'
import { PhraseIndex } from './phrase-index.ts'
import { readTokens } from './read-tokens.ts'

/** For a sign the blunter ones that its words seem to tell too. */
export type InsteadOf = ReadonlyMap<string, readonly string[]>

/** A word that was mended is compared under one spelling like all others: "gasolnie" is "gasoline", and that is "gas". */
function mended(spelling: SpellingCorrector, word: string): string {
  const right = spelling.correct(word)
  return right === word ? word : (spelledAs(right) ?? right)
}

/** The three steps of this engine in one: words -> phrases found -> findings. */
export class SignReader {
  readonly #phrases: PhraseIndex
  readonly #spelling: SpellingCorrector | null
  readonly #insteadOf: InsteadOf

  constructor(
    phrases: readonly Phrase[],
    spelling: SpellingCorrector | null,
    insteadOf: InsteadOf = new Map(),
  ) {
    this.#phrases = new PhraseIndex(phrases)
    this.#spelling = spelling
    this.#insteadOf = insteadOf
  }

  read(text: string): ReadSign[] {
    const spelling = this.#spelling
    const tokens = spelling
      ? readTokens(text).map((token) => ({ ...token, word: mended(spelling, token.word) }))
      : readTokens(text)
    return this.#sharpest(judgeFindings(text, tokens, this.#phrases.find(tokens)))
  }

  #sharpest(signs: ReadSign[]): ReadSign[] {
    const displaced = new Set(
      signs
        .filter(({ observation }) => observation.state === 'present')
        .flatMap(({ observation }) => this.#insteadOf.get(observation.finding) ?? []),
    )
    return displaced.size === 0
      ? signs
      : signs.filter(
          ({ observation }) => observation.state !== 'present' || !displaced.has(observation.finding),
        )
  }
}
