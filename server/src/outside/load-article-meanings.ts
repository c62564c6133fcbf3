import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Article } from '@candi/domain'
import { z } from 'zod'
import { partsOfArticle } from '../conversation/meaning-of-article.ts'

export const articleMeaningsPath = (root: string) =>
  join(root, 'engines', 'text', 'weights', 'article-meanings.json')

const meaningsSchema = z.record(z.string(), z.object({ key: z.string(), int8: z.string() }))
export type KeptMeanings = z.infer<typeof meaningsSchema>

/** Changes with every word of the article that is embedded. */
export const keyOfArticle = (article: Article): string =>
  createHash('sha256').update(partsOfArticle(article).join('\n')).digest('base64url').slice(0, 12)

/** Direction is all that counts: scaled to eight bits. */
export function keepMeaning(vector: Float32Array): string {
  const largest = Math.max(...vector.map(Math.abs)) || 1
  return Buffer.from(Int8Array.from(vector, (value) => Math.round((127 * value) / largest)).buffer).toString(
    'base64',
  )
}

/** What articles mean, reckoned beforehand (`npm run article-meanings`); those changed since are left out. */
export function loadArticleMeanings(root: string, articles: readonly Article[]): Map<string, Float32Array> {
  const path = articleMeaningsPath(root)
  if (!existsSync(path)) return new Map()
  const kept = meaningsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  return new Map(
    articles.flatMap((article) => {
      const meaning = kept[article.id]
      if (meaning?.key !== keyOfArticle(article)) return []
      return [[article.id, Float32Array.from(new Int8Array(Buffer.from(meaning.int8, 'base64')))] as const]
    }),
  )
}
