import { emptyFacts } from '@candi/contracts'
import { afterAll, expect, it } from 'vitest'
import { WORDS_THAT_FROZE } from '../../test/words-that-froze.ts'
import { openTurnPool } from '../workers/turn-pool.ts'

const turns = openTurnPool(() => {}, { processes: 1 })
afterAll(() => turns.close())

it.each(WORDS_THAT_FROZE)('%s is answered like any other message', { timeout: 60_000 }, async (_, texts) => {
  const taken = await turns.take({
    messages: texts.map((text, place) => ({
      id: `m${place}`,
      role: 'user' as const,
      parts: [{ type: 'text' as const, text }],
    })),
    facts: emptyFacts(),
  })
  expect(taken).toHaveProperty('value')
})
