import type { Assessment } from '@candi/contracts'
import { beginsAsOrder } from './is-order.ts'
import { normaliseSpeech } from './normalise-speech.ts'
import { SentenceSplitter } from './sentence-splitter.ts'
import { rootOf, wordsOf } from './words-of.ts'

/** What a model may explain in this turn. */
export interface Grounds {
  readonly assessment: Assessment | null
  /** A reply of ours in free conversation, with what it quotes of our pages; empty where the sheet is spoken of. */
  readonly reply: string
  /** What was looked up for this turn: pages, codes, answers of the short-answer book. Grows while tools look things up. */
  readonly lookedUp: readonly string[]
}

/** Texts of ours that are about one thing: a sentence must rest on one of them alone, for true words of two make a lie. */
export interface LentText {
  /** The words of each sentence; a comma stands as one. */
  readonly sentences: readonly (readonly string[])[]
  /** Roots of the words by which the thing is called. */
  readonly title: ReadonlySet<string>
  /** Roots of the words of its signs. */
  readonly signs: ReadonlySet<string>
}

/** A cause much less likely than the first is not explained: explained beside it, it would pass for the cause. */
const LEAST_SHARE_OF_FIRST = 0.5
export const COMMA = ','
/** Sentences of a page that a sentence may draw on together. */
const SENTENCES_OF_PAGE = 3

const lent = new WeakMap<Grounds, { readonly lookedUp: number; readonly texts: readonly LentText[] }>()

/** Made once for a turn, and again when something more was looked up: a sentence must not wait for it. */
export function lentTexts(grounds: Grounds): readonly LentText[] {
  const known = lent.get(grounds)
  if (known?.lookedUp === grounds.lookedUp.length) return known.texts
  const { assessment, reply, lookedUp } = grounds
  const texts = [
    ...(assessment ? textsOfSheet(assessment) : []),
    ...[reply, ...lookedUp].flatMap(textsOfPage),
  ]
  lent.set(grounds, { lookedUp: lookedUp.length, texts })
  return texts
}

/** Each cause with its signs, and each term. Verdict, steps, prices and what waiting does are ours to say. */
function textsOfSheet({ causes, ledger, terms }: Assessment): LentText[] {
  const first = causes[0]?.probability ?? 0
  const explained = causes.filter(
    ({ story, probability }) => story !== '' && probability >= first * LEAST_SHARE_OF_FIRST,
  )
  const signs = ledger.supports.filter(({ state }) => state === 'present').map(({ sign }) => sign)
  return [
    ...explained.map(({ title, why, story }, index) => {
      // The ledger is that of the first cause.
      const noticed = [why, ...(index === 0 ? signs : [])]
      return lentText([title, ...noticed, ...sentencesIn(story)], title, noticed)
    }),
    ...terms.map(({ term, meaning }) => lentText([`The ${term} the ${meaning}`], term)),
  ]
}

function textsOfPage(page: string): LentText[] {
  const sentences = sentencesIn(page)
  return sentences.map((sentence, at) => lentText(sentences.slice(at, at + SENTENCES_OF_PAGE), sentence))
}

/** What asks for something to be done lends nothing: its words are those of advice. */
const lentText = (
  sentences: readonly string[],
  title: string,
  noticed: readonly string[] = [],
): LentText => ({
  sentences: sentences.map(wordsAndCommas).filter((words) => !beginsAsOrder(words)),
  title: rootsOf([title]),
  signs: rootsOf(noticed),
})

const rootsOf = (texts: readonly string[]) => new Set(texts.flatMap(wordsOf).map(rootOf))

const wordsAndCommas = (sentence: string): string[] =>
  sentence.split(/[,;:.]/).flatMap((piece, at) => [...(at === 0 ? [] : [COMMA]), ...wordsOf(piece)])

function sentencesIn(text: string): string[] {
  const splitter = new SentenceSplitter()
  return [...splitter.push(text), splitter.rest()].map(normaliseSpeech).filter(Boolean)
}
