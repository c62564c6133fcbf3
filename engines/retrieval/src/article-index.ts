import type { Article } from '@candi/domain'
import { type Field, LexicalIndex, type WeighedWord } from './lexical-index.ts'
import { readQuestion } from './read-question.ts'
import { sectionFor } from './section-for.ts'
import { stem } from './stem.ts'
import { isTelling } from './telling-words.ts'
import type { VectorIndex } from './vector-index.ts'

/** Text to words under one spelling: what engines/text does, given so that engines stay apart. */
export type WordsOf = (text: string) => readonly string[]

/** How else the subject of an article is spoken of: ways of asking, and the lamps and signs that it is about. */
export type SaidOf = (article: Article) => {
  readonly asks: string
  readonly lamps: string
  readonly signs: string
}
const nothingSaid: SaidOf = () => ({ asks: '', lamps: '', signs: '' })

export interface FoundArticle {
  readonly article: Article
  /** The part of it that speaks most of what was asked. */
  readonly section: Article['sections'][number]
  /** Share of the question that the article covers in words, and how near the two mean: in [-0.8, 1.8]. */
  readonly score: number
}

/** What nearness in meaning counts beside words in common. */
const MEANING = 0.8
/** A question of few telling words is no sure match, however much of it is covered: as if so much rarity were missing. */
const MISSING = 1

/** Finds the articles that answer a question: words (BM25F) and meaning (our encoder) added up. */
export class ArticleIndex {
  readonly #articles: readonly Article[]
  readonly #words: LexicalIndex
  readonly #wordsOf: WordsOf

  constructor(articles: readonly Article[], wordsOf: WordsOf, saidOf: SaidOf = nothingSaid) {
    this.#articles = articles
    this.#wordsOf = wordsOf
    this.#words = new LexicalIndex(
      articles.map((article) => fieldsOf(article, saidOf(article), this.#stemsOf)),
    )
  }

  /**
   * The best first, none below `least`.
   * @param words of the question, under one spelling
   * @param nearness of the question to each article in meaning, in [-1, 1], in their order; null: words alone decide
   */
  find(
    words: readonly string[],
    nearness: ReturnType<VectorIndex['nearness']> | null,
    { most, least }: { readonly most: number; readonly least: number },
  ): FoundArticle[] {
    const ideas = readQuestion(words)
    const scores = this.#scores(ideas, nearness)
    return best(scores, most, least).flatMap((at) => {
      const article = this.#articles[at]
      const section = article && sectionFor(article, ideas, this.#words, this.#stemsOf)
      return section ? [{ article, section, score: scores[at] ?? 0 }] : []
    })
  }

  #scores(ideas: readonly (readonly WeighedWord[])[], nearness: Float32Array | null): Float32Array {
    const asked = this.#words.asked(ideas)
    const certain = asked / (asked + MISSING)
    return this.#words.score(ideas).map((share, at) => certain * share + MEANING * (nearness?.[at] ?? 0))
  }

  readonly #stemsOf = (text: string): string[] => this.#wordsOf(text).filter(isTelling).map(stem)
}

/** Weights were set once by what a title is beside a text, and moving them by half changed nothing measurable. */
function fieldsOf(article: Article, said: ReturnType<SaidOf>, stemsOf: (text: string) => string[]): Field[] {
  const headings = article.sections.map(({ heading }) => heading).join('. ')
  const texts = article.sections.map(({ text }) => text).join('\n')
  return [
    { words: stemsOf(article.title), weight: 4, lengthPenalty: 0.3 },
    { words: stemsOf(article.asks.join('\n')), weight: 2, lengthPenalty: 0.5 },
    { words: stemsOf(article.summary), weight: 2, lengthPenalty: 0.3 },
    { words: stemsOf(headings), weight: 2, lengthPenalty: 0.5 },
    { words: stemsOf(texts), weight: 1, lengthPenalty: 0.7 },
    { words: stemsOf(said.asks), weight: 2, lengthPenalty: 0.5 },
    { words: stemsOf(said.lamps), weight: 1.5, lengthPenalty: 0.3 },
    { words: stemsOf(said.signs), weight: 0.5, lengthPenalty: 0.5 },
  ]
}

/** Places of the highest scores, the highest first; equal ones in the order of the articles. */
function best(scores: Float32Array, most: number, least: number): number[] {
  const places: number[] = []
  scores.forEach((score, at) => {
    if (score < least) return
    const rank = places.findIndex((place) => score > (scores[place] ?? 0))
    if (rank >= 0) places.splice(rank, 0, at)
    else if (places.length < most) places.push(at)
    if (places.length > most) places.pop()
  })
  return places
}
