import { z } from 'zod'
import { ARTICLE_SHELVES } from './article-words.ts'
import { articleIdSchema, sourceKindSchema } from './citation.ts'
import { LIMITS } from './limits.ts'
import { LAMPS } from './photo-words.ts'

export const articleShelfSchema = z.enum(ARTICLE_SHELVES)

/** One line of the list. */
export const articleEntrySchema = z.object({
  id: articleIdSchema,
  title: z.string(),
  shelf: articleShelfSchema,
  /** The answer in one to three sentences; it can stand alone. */
  summary: z.string(),
})
export type ArticleEntry = z.infer<typeof articleEntrySchema>

/** GET /api/articles: all of them, shelf by shelf. */
export const articlesResponseSchema = z.object({ articles: z.array(articleEntrySchema) })
export type ArticlesResponse = z.infer<typeof articlesResponseSchema>

/** GET /api/articles?q=: a search of whole articles, by words and by meaning. */
export const articleSearchSchema = z.object({
  q: z.string().trim().min(1).max(LIMITS.articleQuestionCharacters),
})

/** An article that was found, with the part of it that speaks most of what was asked. */
export const foundArticleSchema = articleEntrySchema.extend({
  heading: z.string(),
  /** The sentence of that part which comes nearest. */
  passage: z.string(),
})
export type FoundArticleEntry = z.infer<typeof foundArticleSchema>

/** Best first. */
export const articleSearchResponseSchema = z.object({
  found: z.array(foundArticleSchema).max(LIMITS.articlesFound),
})
export type ArticleSearchResponse = z.infer<typeof articleSearchResponseSchema>

/** GET /api/articles/:id */
export const articleSchema = articleEntrySchema.extend({
  sections: z.array(z.object({ heading: z.string(), text: z.string() })),
  /** Best first. */
  sources: z.array(z.object({ kind: sourceKindSchema, what: z.string() })).min(1),
  /** Day on which somebody last read it with care, as YYYY-MM-DD. */
  reviewedOn: z.iso.date(),
  /** Where in the owner's manual the car's own figures stand; null where none are needed. */
  manual: z.string().nullable(),
  lamps: z.array(z.object({ id: z.enum(LAMPS), name: z.string() })),
  related: z.array(z.object({ id: articleIdSchema, title: z.string() })),
})
export type ArticlePage = z.infer<typeof articleSchema>
