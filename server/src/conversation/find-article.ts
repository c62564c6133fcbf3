import type { Article } from '@candi/domain'
import { ArticleIndex, type FoundArticle, type SaidOf, VectorIndex } from '@candi/engines/retrieval'
import { countWords, EnglishWords, readTokens, SpellingCorrector } from '@candi/engines/text'
import { meaningOfArticle } from './meaning-of-article.ts'
import type { EmbedText } from './ports.ts'

/** Below it nothing is found; `npm run eval:articles` prints what it lets through and what it holds back. */
const LEAST = 0.3
/** Below it a match is doubtful: it counts only where the reader does not take the question for something else. */
const DOUBTFUL = 0.65
/** Where words alone decide. */
const LEAST_OF_WORDS = 0.2
/** What comes after it tells no more of what is asked. */
const LONGEST_QUESTION = 600

export type FindArticles = (question: string, most: number) => Promise<readonly FoundArticle[]>

interface Beforehand {
  /** How else an article's subject is spoken of. */
  readonly said?: SaidOf
  /** What articles mean, by id; what is missing is reckoned with the first question. */
  readonly meanings?: ReadonlyMap<string, Float32Array>
  /** Words that are right though they stand in no article. */
  readonly english?: EnglishWords
  /** Whether a question is taken to be about no car; asked only of doubtful matches. */
  readonly isElsewhere?: (question: string) => Promise<boolean>
}

/** Finds the articles that answer a question, best first. Without `embed` words alone decide. */
export function articleFinder(
  articles: readonly Article[],
  embed: EmbedText | null,
  { said, meanings, english = new EnglishWords([]), isElsewhere }: Beforehand = {},
): FindArticles {
  // Made with the first question: a start need not wait for it.
  let made: { readonly spelling: SpellingCorrector; readonly index: ArticleIndex } | null = null
  let vectors: Promise<VectorIndex> | null = null
  return async (question, most) => {
    made ??= {
      spelling: new SpellingCorrector(countWords(articles.map(wholeText)), english),
      index: new ArticleIndex(articles, wordsOf, said),
    }
    const { spelling, index } = made
    const asked = question.slice(0, LONGEST_QUESTION)
    const words = wordsOf(asked).map((word) => spelling.correct(word))
    if (!embed || articles.length === 0) return index.find(words, null, { most, least: LEAST_OF_WORDS })
    vectors ??= meaningsOf(articles, embed, meanings).catch((error: unknown) => {
      // The next question tries again.
      vectors = null
      throw error
    })
    const [known, meant] = await Promise.all([vectors, embed(asked)])
    const found = index.find(words, known.nearness(meant), { most, least: LEAST })
    const isDoubtful = (found[0]?.score ?? DOUBTFUL) < DOUBTFUL
    return isDoubtful && (await isElsewhere?.(asked)) ? [] : found
  }
}

const wordsOf = (text: string) => readTokens(text).map(({ word }) => word)

const wholeText = ({ title, summary, sections }: Article) =>
  [title, summary, ...sections.flatMap(({ heading, text }) => [heading, text])].join('\n')

async function meaningsOf(
  articles: readonly Article[],
  embed: EmbedText,
  known: Beforehand['meanings'],
): Promise<VectorIndex> {
  const vectors: Float32Array[] = []
  for (const article of articles)
    vectors.push(known?.get(article.id) ?? (await meaningOfArticle(article, embed)))
  return new VectorIndex(vectors)
}
