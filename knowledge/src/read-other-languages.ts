import { join } from 'node:path'
import type { Knowledge, OtherLanguage } from '@candi/domain'
import { z } from 'zod'
import { KnowledgeMistake, knowledgeFolder, parseKnowledgeFile } from './read-knowledge-files.ts'

const path = join(knowledgeFolder, 'other-languages.yaml')
const languagesSchema = z.array(
  z.strictObject({
    language: z.string(),
    script: z.string().optional(),
    common: z.string().transform((words) => words.split(' ').filter(Boolean)),
    sorry: z.string().min(30),
    stop: z.string().min(20),
    dangers: z.record(z.string(), z.array(z.string().min(1)).min(1)),
  }),
)

export function readOtherLanguages({ findings }: Pick<Knowledge, 'findings'>): OtherLanguage[] {
  const languages = parseKnowledgeFile(path, languagesSchema)
  const known = new Set(findings.map(({ id }) => id))
  const unknown = languages.flatMap(({ dangers }) => Object.keys(dangers).filter((id) => !known.has(id)))
  if (unknown.length > 0) throw new KnowledgeMistake(`${path}\nunknown findings: ${unknown.join(', ')}`)
  return languages
}
