import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFacts } from '@candi/contracts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { narrateTurn } from '../conversation/narrate-turn.ts'
import { takeTurn } from '../conversation/take-turn.ts'
import { loadDiagnosisParts } from '../outside/load-diagnosis-parts.ts'
import { productRoot } from '../outside/product-root.ts'
import { checkSentence } from './check-sentence.ts'
import { narrationRules } from './narration-rules.ts'
import { SentenceSplitter } from './sentence-splitter.ts'

const messageSchema = z.object({ text: z.string(), stop_driving: z.boolean().optional() })
const QUESTIONS = ['can I drive it home?', 'what will it cost?', 'how do I check that myself?']

/** Two messages of each author whose cars must not be driven. */
function dangerousMessages(): string[] {
  const folder = join(productRoot, 'knowledge', 'authored-messages')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n')
      const messages = lines.map((line) => messageSchema.parse(JSON.parse(line)))
      return messages.filter((message) => message.stop_driving).slice(0, 2)
    })
    .map(({ text }) => text)
}

it('whatever the built-in narrator says beside "stop" and "limp", a model may repeat', {
  timeout: 240_000,
}, async () => {
  const parts = await loadDiagnosisParts(productRoot)
  const rules = narrationRules(parts)
  const refused: string[] = []
  let cases = 0
  for (const [index, text] of dangerousMessages().entries()) {
    const question = QUESTIONS[index % QUESTIONS.length] ?? ''
    for (const texts of [[text], [text, question]]) {
      const messages = texts.map((said, at) => ({
        id: `m${at}`,
        role: 'user' as const,
        parts: [{ type: 'text' as const, text: said }],
      }))
      const { brief, assessment } = await takeTurn(parts, { messages, facts: emptyFacts() })
      if (assessment?.verdict.urgency !== 'stop' && assessment?.verdict.urgency !== 'limp') continue
      cases += 1
      const narrated = narrateTurn(brief)
      const grounds = { assessment, typed: text, narrated, lookedUp: [] }
      const splitter = new SentenceSplitter()
      for (const sentence of [...splitter.push(narrated), splitter.rest()].filter((said) => said.trim()))
        if (checkSentence(sentence, grounds, rules) !== null) refused.push(sentence)
    }
  }
  expect(cases).toBeGreaterThanOrEqual(60)
  expect(refused).toEqual([])
})
