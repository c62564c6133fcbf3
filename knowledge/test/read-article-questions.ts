import { join } from 'node:path'
import { z } from 'zod'
import { knowledgeFolder, parseKnowledgeFile } from '../src/read-knowledge-files.ts'

const questionsSchema = z.array(
  z.strictObject({ question: z.string().min(3), articles: z.array(z.string()).min(1).max(3) }),
)
export type ArticleQuestion = z.infer<typeof questionsSchema>[number]

/** Questions by which finding the right article is measured, written by somebody who had read only the titles. */
export const readArticleQuestions = (): ArticleQuestion[] =>
  parseKnowledgeFile(join(knowledgeFolder, 'test', 'article-questions.yaml'), questionsSchema)
