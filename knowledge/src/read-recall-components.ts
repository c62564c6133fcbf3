import { join } from 'node:path'
import type { Knowledge, RecallKnowledge } from '@candi/domain'
import { z } from 'zod'
import { KnowledgeMistake, knowledgeFolder, parseKnowledgeFile } from './read-knowledge-files.ts'

const component = z
  .string()
  .min(4)
  .refine((text) => text === text.toUpperCase(), 'components are written in capitals, as the agency does')

const schema = z.strictObject({
  components: z.array(
    z.strictObject({
      component,
      part: z.string().min(3).max(40),
      problems: z.array(z.string()),
      causes: z.array(z.string()).default([]),
    }),
  ),
  words: z.array(
    z.strictObject({
      in: z.array(component).min(1),
      say: z.array(z.string().min(3)).min(1),
      causes: z.array(z.string()).min(1),
    }),
  ),
})

/** What the recalls of the agency bear on; throws a KnowledgeMistake for a cause or problem that does not exist. */
export function readRecallComponents(knowledge: Knowledge): RecallKnowledge {
  const path = join(knowledgeFolder, 'recall-components.yaml')
  const recalls: RecallKnowledge = parseKnowledgeFile(path, schema)
  const mistakes = mistakesInRecalls(recalls, knowledge)
  if (mistakes.length > 0) throw new KnowledgeMistake(`${path}\n${mistakes.slice(0, 20).join('\n')}`)
  return recalls
}

/** Names that lead nowhere and components given twice, in words. */
export function mistakesInRecalls({ components, words }: RecallKnowledge, knowledge: Knowledge): string[] {
  const problems = new Set(knowledge.problems.map(({ id }) => id))
  const causes = new Set(knowledge.causes.map(({ id }) => id))
  const seen = new Set<string>()
  const mistakes: string[] = []
  const needsCauses = (where: string, ids: readonly string[]) => {
    for (const id of ids)
      if (!causes.has(id)) mistakes.push(`${where} names the cause ${id}, which does not exist`)
  }
  for (const row of components) {
    if (seen.has(row.component)) mistakes.push(`the component ${row.component} stands twice`)
    seen.add(row.component)
    for (const id of row.problems)
      if (!problems.has(id))
        mistakes.push(`the component ${row.component} names the problem ${id}, which does not exist`)
    needsCauses(`the component ${row.component}`, row.causes)
  }
  for (const row of words) needsCauses(`the words "${row.say.join(', ')}"`, row.causes)
  return mistakes
}
