import type { ArticleEntry } from '@candi/contracts'
import { SHELF_WORDS } from './shelf-words.ts'

/** Words of a question that every article could hold. */
const EMPTY = new Set(
  'a an and are at be can car cars do does for from go has have how i if in is it its me my no of off on or should so that the then there this to vehicle was what when where which while why will with you your'.split(
    ' ',
  ),
)
const IN_TITLE = 4
const IN_SUMMARY = 1

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
/** "brakes" and "braking" shall find "brake": what follows the first letters of a long word may differ. */
const stemOf = (word: string) => word.replace(/(?<=\p{L}{3})(?:ing|ed|es|e|s)$/u, '')

/**
 * By title and summary alone: those that hold all words of a question, or where there are none (and `all` does not ask for
 * them), some of them; what says most of it in its title first.
 */
export function searchArticles(
  articles: readonly ArticleEntry[],
  question: string,
  { all = false } = {},
): ArticleEntry[] {
  const typed = wordsOf(question)
  const telling = typed.filter((word) => !EMPTY.has(word))
  const stems = (telling.length > 0 ? telling : typed).map(stemOf)
  if (stems.length === 0) return []
  const weighed = articles.map((article) => {
    const title = wordsOf(article.title)
    const rest = wordsOf(`${SHELF_WORDS[article.shelf].name} ${article.summary}`)
    const points = stems.map((stem) =>
      title.some((word) => word.startsWith(stem))
        ? IN_TITLE
        : rest.some((word) => word.startsWith(stem))
          ? IN_SUMMARY
          : 0,
    )
    return {
      article,
      found: points.filter(Boolean).length,
      points: points.reduce<number>((sum, each) => sum + each, 0),
    }
  })
  const most = Math.max(...weighed.map(({ found }) => found), 0)
  if (most === 0 || (all && most < stems.length)) return []
  return weighed
    .filter(({ found }) => found === most)
    .sort((left, right) => right.points - left.points)
    .map(({ article }) => article)
}
