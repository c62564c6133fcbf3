import type { Token } from './read-tokens.ts'

/** First and last token of words that stand together. */
export type Span = readonly [number, number]

/** Words before a sign in which what is said of it is looked for. */
export const SCOPE = 4

/** The next words of the same sentence. */
export function sentenceBehind(tokens: readonly Token[], end: number, count = 6): string {
  const sentence = tokens[end]?.sentence
  return tokens
    .slice(end + 1, end + count)
    .filter((token) => token.sentence === sentence)
    .map(({ word }) => word)
    .join(' ')
}

/** The next words of the same clause. */
export function wordsBehind(tokens: readonly Token[], end: number, count: number): string[] {
  const clause = tokens[end]?.clause
  return tokens
    .slice(end + 1, end + 1 + count)
    .filter((token) => token.clause === clause)
    .map(({ word }) => word)
}
