import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ConversationRequest, emptyFacts } from '@candi/contracts'
import { root } from './prepare.mjs'

/** Messages of the project's own school, the same ones in every run. */
export const authoredMessages: readonly string[] = readdirSync(join(root, 'knowledge/authored-messages'))
  .filter((name) => name.startsWith('author'))
  .flatMap((name) =>
    readFileSync(join(root, 'knowledge/authored-messages', name), 'utf8')
      .trim()
      .split('\n'),
  )
  .map((line): { text: string } => JSON.parse(line))
  .map(({ text }) => text)

/** The first turn of a case: another message for each index, far apart in the school. */
export const requestFor = (index: number): ConversationRequest => ({
  messages: [
    {
      id: `m${index}`,
      role: 'user',
      parts: [{ type: 'text', text: authoredMessages[(index * 37) % authoredMessages.length] ?? '' }],
    },
  ],
  facts: emptyFacts(),
})
