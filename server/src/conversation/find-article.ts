import type { Article } from '@candi/domain'
import { ArticleIndex, type FoundArticle, VectorIndex } from '@candi/engines/retrieval'
import { countWords, readTokens, SpellingCorrector } from '@candi/engines/text'
import type { EmbedText } from './ports.ts'

/** Below it nothing is found; `npm run eval:articles` prints what it lets through and what it holds back. */
const LEAST = 0.5
/** Where words alone decide. */
const LEAST_OF_WORDS = 0.25
/** What comes after it tells no more of what is asked. */
const LONGEST_QUESTION = 600

export type FindArticles = (question: string, most: number) => Promise<readonly FoundArticle[]>

/**
 * Finds the articles that answer a question, best first. What the articles mean is reckoned once, with the first
 * question: whoever starts a server asks one early. Without `embed` words alone decide.
 */
export function articleFinder(articles: readonly Article[], embed: EmbedText | null): FindArticles {
  const spelling = new SpellingCorrector(countWords(articles.map(wholeText)))
  const index = new ArticleIndex(articles, wordsOf)
  let vectors: Promise<VectorIndex> | null = null
  return async (question, most) => {
    const asked = question.slice(0, LONGEST_QUESTION)
    const words = wordsOf(asked).map((word) => spelling.correct(word))
    if (!embed || articles.length === 0) return index.find(words, null, { most, least: LEAST_OF_WORDS })
    vectors ??= meaningsOf(articles, embed).catch((error: unknown) => {
      // The next question tries again.
      vectors = null
      throw error
    })
    const [meanings, meant] = await Promise.all([vectors, embed(asked)])
    return index.find(words, meanings.nearness(meant), { most, least: LEAST })
  }
}

const wordsOf = (text: string) => readTokens(text).map(({ word }) => word)

const wholeText = ({ title, summary, sections }: Article) =>
  [title, summary, ...sections.flatMap(({ heading, text }) => [heading, text])].join('\n')

/** Title and summary: measured, what a whole article means is no nearer to its questions. One by one, so that turns come between. */
async function meaningsOf(articles: readonly Article[], embed: EmbedText): Promise<VectorIndex> {
  const vectors: Float32Array[] = []
  for (const { title, summary } of articles) vectors.push(await embed(`${title}. ${summary}`))
  return new VectorIndex(vectors)
}
