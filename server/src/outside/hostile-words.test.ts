import { emptyFacts } from '@candi/contracts'
import { afterAll, expect, it } from 'vitest'
import { openTurnPool } from '../workers/turn-pool.ts'

const turns = openTurnPool(() => {}, { processes: 1 })
afterAll(() => turns.close())

const COMPLAINT = 'grinding from the front left when i brake'
/** Words that once froze the server until it was killed. */
const FROZE: readonly (readonly [string, readonly string[]])[] = [
  ['an endless no', [`no ${'not really it is '.repeat(60)}e`]],
  ['an endless maybe behind a complaint', [COMPLAINT, `could it ${'maybe'.repeat(60)}e?`]],
  ['an endless correction', [COMPLAINT, `its ${'now its '.repeat(60)}7x`]],
  ['nothing but apostrophes', [COMPLAINT, `${"'".repeat(88)}x`]],
  ['nothing but question marks', [`ok'${'?'.repeat(2_000)} x`]],
  ['a sentence with a hole', [`was\ttold a\t${' '.repeat(7_900)}_`]],
]

it.each(FROZE)('%s is answered like any other message', { timeout: 60_000 }, async (_, texts) => {
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
