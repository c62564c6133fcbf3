import type { Article } from '@candi/domain'

const AT_MOST = 4
/** A shared finding tells more than a shared problem, of which there are only 46. */
const WEIGHTS = { findings: 3, codes: 3, lamps: 2, problems: 1 } as const
/** One shared problem alone joins articles that have little to say to each other. */
const LEAST = 2

const shared = (left: readonly string[], right: readonly string[]) =>
  left.filter((id) => right.includes(id)).length

function closeness(left: Article, right: Article): number {
  const { findings, codes, lamps, problems } = WEIGHTS
  return (
    findings * shared(left.related.findings, right.related.findings) +
    codes * shared(left.related.codes, right.related.codes) +
    lamps * shared(left.related.lamps, right.related.lamps) +
    problems * shared(left.related.problems, right.related.problems)
  )
}

/** What somebody who read this one may want to read next, closest first. */
export function relatedArticles(article: Article, all: readonly Article[]): Article[] {
  return all
    .filter(({ id }) => id !== article.id)
    .map((other) => ({ other, points: closeness(article, other) }))
    .filter(({ points }) => points >= LEAST)
    .sort((left, right) => right.points - left.points)
    .slice(0, AT_MOST)
    .map(({ other }) => other)
}
