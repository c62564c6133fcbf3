import type { SpellingCorrector } from './correct-spelling.ts'
import { judgeFindings, type ReadSign } from './judge-findings.ts'
import { openedWord } from './one-spelling.ts'
import type { Phrase } from './phrase.ts'
import { PhraseIndex } from './phrase-index.ts'
import { readTokens, type Token } from './read-tokens.ts'

/** For a sign the blunter ones that its words seem to tell too. */
export type InsteadOf = ReadonlyMap<string, readonly string[]>

/**
 * A word that was mended is compared under one spelling like all others: "gasolnie" is "gasoline", and that is "gas". Where
 * several words are as near, each of them may complete a phrase: "wiers" are wires or wipers. "Wnt" is went, or one of two
 * words that open from "wont": then no word stands at the second place but what it may be.
 */
function mended(spelling: SpellingCorrector, token: Token): Token[] {
  const meant = spelling.meanings(token.word)
  if (meant.length === 1 && meant[0] === token.word) return [token]
  const opened = [...meant]
    .map((word) => (openedWord(word) ?? word).split(' '))
    .sort((left, right) => denies(left) - denies(right))
  const places = Math.max(...opened.map(({ length }) => length))
  return Array.from({ length: places }, (_, place) => {
    const [word = '', ...also] = opened.map((words) => words[place] ?? '')
    return { ...token, word, also: also.filter(Boolean), afterBreak: place === 0 && token.afterBreak }
  })
}

/** What may be another word denies nothing: "cutting nto the tire", "leaks ont the floor". */
const denies = (words: readonly string[]) => Number(words.some((word) => DENYING.has(word)))
const DENYING: ReadonlySet<string> = new Set(['not', 'none', 'never'])

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
    const tokens = spelling ? readTokens(text).flatMap((token) => mended(spelling, token)) : readTokens(text)
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
