import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ARTICLE_SHELVES, type Article, SOURCE_KINDS } from '@candi/domain'
import { z } from 'zod'
import { type Priced, pricedText } from './priced-text.ts'
import { readKnowledge, readRules } from './read-knowledge.ts'
import { KnowledgeMistake, knowledgeFolder, parseKnowledgeFile } from './read-knowledge-files.ts'
import { refuseLostTellings } from './told-in.ts'

const id = z.string().regex(/^[a-z0-9_]{2,64}$/)
const list = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).default([])

/** Prose may name causes for prices; its length is that of what is read. */
const articlesPricedBy = (causes: Priced) => {
  const prose = pricedText(causes)
  const section = z.strictObject({
    heading: z.string().min(3).max(70),
    text: prose.pipe(z.string().min(80).max(1_200)),
  })
  return z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]{3,64}$/),
      title: z.string().min(8).max(90),
      shelf: z.enum(ARTICLE_SHELVES),
      summary: prose.pipe(z.string().min(60).max(420)),
      sections: z.array(section).min(2).max(7),
      sources: z
        .array(z.strictObject({ kind: z.enum(SOURCE_KINDS), what: z.string().min(8).max(200) }))
        .min(1)
        .max(4),
      reviewedOn: z.iso.date(),
      manual: z.string().min(4).max(120).nullable().default(null),
      related: z
        .strictObject({
          problems: list(id),
          findings: list(id),
          lamps: list(id),
          codes: list(z.string().regex(/^[PBCU][0-3][0-9A-F]{3}$/)),
        })
        .prefault({}),
    }),
  )
}

const asksSchema = z.record(z.string(), z.array(z.string().min(6).max(300)).min(3).max(16))

/** Every article of knowledge/articles, by shelf file and place in it; ids are unique. Prices are those of the causes. */
export function readArticles(causes: Priced = readKnowledge().causes): Article[] {
  const folder = join(knowledgeFolder, 'articles')
  const schema = articlesPricedBy(causes)
  const articles = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => withAsks(name, parseKnowledgeFile(join(folder, name), schema)))
  refuseLostTellings(readRules(), { articles })
  const seen = new Set<string>()
  for (const article of articles) {
    if (seen.has(article.id)) throw new Error(`knowledge/articles holds ${article.id} twice`)
    seen.add(article.id)
  }
  return articles
}

/** Ways of asking lie apart from what is read: other people write them. One for an article that is none is a mistake. */
function withAsks(name: string, articles: readonly Omit<Article, 'asks'>[]): Article[] {
  const path = join(knowledgeFolder, 'article-asks', name)
  const asks = new Map(existsSync(path) ? Object.entries(parseKnowledgeFile(path, asksSchema)) : [])
  const stray = [...asks.keys()].find((id) => !articles.some((article) => article.id === id))
  if (stray !== undefined)
    throw new KnowledgeMistake(`${path} asks for ${stray}, which is no article of ${name}`)
  return articles.map((article) => ({ ...article, asks: asks.get(article.id) ?? [] }))
}
