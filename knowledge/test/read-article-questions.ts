import { join } from 'node:path'
import { z } from 'zod'
import { knowledgeFolder, parseKnowledgeFile } from '../src/read-knowledge-files.ts'

const questionsSchema = z.array(
  z.strictObject({ question: z.string().min(3), articles: z.array(z.string()).min(1).max(3) }),
)
export type ArticleQuestion = z.infer<typeof questionsSchema>[number]

const read = (name: string): ArticleQuestion[] =>
  parseKnowledgeFile(join(knowledgeFolder, 'test', name), questionsSchema)

/** Questions by which finding the right article is measured, written by somebody who had read only the titles. */
export const readArticleQuestions = (): ArticleQuestion[] => read('article-questions.yaml')

/** A second hundred by another hand, of the same day: fields and weights were chosen on the first, never on these. */
export const readFreshArticleQuestions = (): ArticleQuestion[] => read('article-questions-fresh.yaml')
