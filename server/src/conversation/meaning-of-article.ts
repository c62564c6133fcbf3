import type { Article } from '@candi/domain'
import type { EmbedText } from './ports.ts'

/** Everything of an article that is embedded: who changes a word of it changes what it means. */
export const partsOfArticle = ({ title, summary, sections }: Article): string[] => [
  title,
  `${title}. ${summary}`,
  ...sections.map(({ heading, text }) => `${title}. ${heading}. ${text}`),
]

/** What an article means: the mean of its title, its summary and its sections, each of length 1. */
export async function meaningOfArticle(article: Article, embed: EmbedText): Promise<Float32Array> {
  const parts = partsOfArticle(article)
  let sum: Float32Array | null = null
  // One by one, so that turns come between.
  for (const part of parts) {
    const vector = await embed(part)
    const length = Math.hypot(...vector)
    const before: Float32Array = sum ?? new Float32Array(vector.length)
    sum = before.map((value, at) => value + (vector[at] ?? 0) / length / parts.length)
  }
  return sum ?? new Float32Array(0)
}
