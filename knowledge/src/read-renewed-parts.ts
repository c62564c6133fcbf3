import { join } from 'node:path'
import type { Knowledge, RenewedPart } from '@candi/domain'
import { z } from 'zod'
import { KnowledgeMistake, knowledgeFolder, parseKnowledgeFile } from './read-knowledge-files.ts'

const identifier = z.string().regex(/^[a-z][a-z0-9_]{2,63}$/)

const schema = z.array(
  z.strictObject({
    part: identifier,
    title: z.string().min(4).max(60),
    words: z.array(z.string().regex(/^[a-z0-9][a-z0-9 /-]{1,40}$/)).min(1),
    unlikely: z.array(identifier).min(1),
  }),
)

/** The parts that are renewed; throws a KnowledgeMistake for a cause that does not exist and for a name of two parts. */
export function readRenewedParts(knowledge: Pick<Knowledge, 'causes'>): RenewedPart[] {
  const path = join(knowledgeFolder, 'renewed-parts.yaml')
  const parts = parseKnowledgeFile(path, schema)
  const mistakes = mistakesInRenewedParts(parts, knowledge)
  if (mistakes.length > 0) throw new KnowledgeMistake(`${path}\n${mistakes.slice(0, 20).join('\n')}`)
  return parts
}

/** In words. */
export function mistakesInRenewedParts(
  parts: readonly RenewedPart[],
  { causes }: Pick<Knowledge, 'causes'>,
): string[] {
  const known = new Set(causes.map(({ id }) => id))
  const named = new Map<string, string>()
  const mistakes: string[] = []
  for (const { part, words, unlikely } of parts) {
    for (const id of unlikely) if (!known.has(id)) mistakes.push(`${part}: there is no cause ${id}`)
    for (const word of [part, ...words].map((name) => name.replaceAll('_', ' '))) {
      const other = named.get(word)
      if (other !== undefined && other !== part) mistakes.push(`"${word}" names both ${other} and ${part}`)
      named.set(word, part)
    }
  }
  return mistakes
}
