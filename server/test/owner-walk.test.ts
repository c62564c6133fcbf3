import { expect, it } from 'vitest'
import { narrateTurn } from '../src/conversation/narrate-turn.ts'
import { type ShippedTalk, shippedTalk } from './shipped-talk.ts'

/** What failed when a worried owner walked through. */
const { turnAfter }: ShippedTalk = await shippedTalk()
const STRANDED = 'temp gauge is in the red and steam comes out of the hood, i pulled over'

it('no houses nearby denies no hot engine', async () => {
  const { assessment } = await turnAfter('no houses nearby temp gauge is in the red')
  expect(assessment?.verdict.urgency).toBe('stop')
  expect(assessment?.shop.join(' ')).not.toContain('stays normal')
})

it.each([['should i call 911'], ['do i call 911 or a tow']])(
  'whether to call for help is answered: %s',
  async (line) => {
    const { brief, intent } = await turnAfter(STRANDED, line)
    expect(intent).toBe('question')
    expect(narrateTurn(brief)).toContain('911')
  },
)

it.each([['i have 2 bottles of water. can i pour it in'], ['can i put drinking water in the radiator']])(
  'water in a hot engine is answered, and neither a fraud nor an emergency: %s',
  async (line) => {
    const { brief, intent } = await turnAfter(STRANDED, line)
    expect(intent).toBe('question')
    expect(narrateTurn(brief)).toMatch(/cold engine/i)
  },
)
