import type { FoundArticleEntry } from '@candi/contracts'
import type { FoundArticle } from '@candi/engines/retrieval'
import { articleEntry } from './article-pages.ts'

const MOST_CHARACTERS = 240
/** "squealing" and "squeals" begin alike. */
const TELLING_LETTERS = 5

/** An article that a search found, with the sentence of its text that comes nearest to the question. */
export const foundArticle = ({ article, section }: FoundArticle, question: string): FoundArticleEntry => ({
  ...articleEntry(article),
  heading: section.heading,
  passage: passageOf(section.text, question),
})

/** The sentence that holds most of the longer words of a question, the first of equals; shortened at a word. */
export function passageOf(text: string, question: string): string {
  const asked = beginningsOf(question)
  const shared = (sentence: string) => [...beginningsOf(sentence)].filter((word) => asked.has(word)).length
  const sentences = text.split(/(?<=[.!?])\s+/)
  const most = Math.max(...sentences.map(shared))
  const best = sentences.find((sentence) => shared(sentence) === most) ?? ''
  if (best.length <= MOST_CHARACTERS) return best
  return `${best.slice(0, MOST_CHARACTERS).replace(/\s{1,9}\S{0,20}$/, '')} …`
}

const beginningsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, TELLING_LETTERS)),
  )
