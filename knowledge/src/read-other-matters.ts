import { join } from 'node:path'
import type { OtherMatters } from '@candi/domain'
import { z } from 'zod'
import { knowledgeFolder, parseKnowledgeFile } from './read-knowledge-files.ts'

const phrases = z.array(z.string().min(2)).min(1)
const mattersSchema = z.strictObject({
  trouble: phrases,
  matters: z.array(z.strictObject({ id: z.string(), phrases, answer: z.string().min(40).max(420) })).min(1),
})

export const readOtherMatters = (): OtherMatters =>
  parseKnowledgeFile(join(knowledgeFolder, 'other-matters.yaml'), mattersSchema)
