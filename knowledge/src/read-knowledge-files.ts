import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { z } from 'zod'

/** The folder in which the knowledge files lie, beside this source. */
export const knowledgeFolder = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Thrown for a file that a person wrote wrongly; the message says where and what, in words for that person. */
export class KnowledgeMistake extends Error {}

export function parseKnowledgeFile<T>(path: string, schema: z.ZodType<T, unknown>): T {
  let content: unknown
  try {
    content = parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new KnowledgeMistake(
      `${path} is not readable YAML: ${error instanceof Error ? error.message : error}`,
    )
  }
  const result = schema.safeParse(content)
  if (result.success) return result.data
  const issues = result.error.issues
    .slice(0, 12)
    .map((issue) => `  at ${issue.path.join(' > ')}: ${issue.message}`)
  throw new KnowledgeMistake(`${path}\n${issues.join('\n')}`)
}

export function yamlFilesIn(folder: string): string[] {
  const path = join(knowledgeFolder, folder)
  return readdirSync(path)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(path, name))
}
