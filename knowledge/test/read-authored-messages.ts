import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knowledgeFolder } from '../src/read-knowledge-files.ts'

export interface AuthoredMessage {
  readonly id: string
  readonly text: string
  readonly problem: string
  readonly cause: string
}

/** The messages with a problem that the project's authors wrote; those about intent alone are left out. */
export function readAuthoredMessages(): AuthoredMessage[] {
  const folder = join(knowledgeFolder, 'authored-messages')
  return readdirSync(folder)
    .filter((name) => name.startsWith('author') && name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line): AuthoredMessage => JSON.parse(line))
}
