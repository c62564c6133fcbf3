import { emptyFacts } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import { said } from '../../test/shipped-talk.ts'
import { smallParts } from '../../test/small-parts.ts'
import { narrateTurn } from './narrate-turn.ts'
import { takeTurn } from './take-turn.ts'
import { speaksOfAsking } from './topic-of-talk.ts'

const parts = smallParts()
/** The turn that answers the last of these messages. */
const after = (...texts: string[]) => takeTurn(parts, { messages: texts.map(said), facts: emptyFacts() })
async function asksAfter(...texts: string[]): Promise<boolean> {
  const { assessment } = await after(...texts)
  if (!assessment) throw new Error('the turn brings no sheet')
  return assessment.next !== null
}
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)

describe('an owner who had enough of questions', () => {
  it.each(['stop asking', "that's enough questions", 'No more questions please, just tell me.', 'ok enough'])(
    'is asked nothing more and told what it is likely to be, what to do and what would prove it: %s',
    async (text) => {
      const turn = await after('it squeals', text)
      expect(turn.assessment).toMatchObject({ next: null, canAskMore: true })
      const told = sentencesOf(narrateTurn(turn.brief))
      expect(told).toHaveLength(3)
      expect(told[0]).toContain('worn_pads')
      expect(told[1]).toContain(turn.assessment?.verdict.headline)
      expect(told[2]).toContain('prove')
    },
  )

  it('is asked nothing in later turns either, whatever is said beside the case', async () => {
    expect(await asksAfter('it squeals')).toBe(true)
    for (const later of ['thanks', 'how much is it', 'it squeals again', 'it grinds too'])
      expect(await asksAfter('it squeals', 'stop asking', later, 'can i drive it'), later).toBe(false)
  })

  it('is asked again when they want it', async () => {
    expect(await asksAfter('it squeals', 'stop asking', 'Ask me more')).toBe(true)
    expect(await asksAfter('it squeals', 'stop asking', 'ask me more', 'enough questions')).toBe(false)
  })

  it('is asked again where a new complaint raises a danger', async () => {
    expect(await asksAfter('it squeals', 'stop asking', 'now the pedal sinks to the floor')).toBe(true)
  })

  it('is asked again where a new complaint tells another fault', async () => {
    expect(await asksAfter('it squeals', 'stop asking', 'the exhaust is loud')).toBe(true)
  })

  it('is not asked about what stands in the same line', async () => {
    expect(await asksAfter('it squeals', 'stop asking. the exhaust is loud')).toBe(false)
  })

  it('says so beside a case, and not when opening one', async () => {
    expect(await asksAfter('just tell me what it is', 'it squeals')).toBe(true)
  })
})

describe('a line about asking', () => {
  it.each([
    'ask me more',
    'Ask me more questions please',
    'ok, go on asking',
    'keep asking',
    'more questions',
  ])('wants more: %s', (text) => expect(speaksOfAsking(parts.acts, text)).toBe('more'))
  it.each(['no more questions', 'stop asking', 'quit the quiz and tell me'])('wants no more: %s', (text) =>
    expect(speaksOfAsking(parts.acts, text)).toBe('enough'),
  )
  it.each([
    'skip',
    'enough coolant in it',
    'no more grinding',
    'i have had enough of this car',
    'oil level is ok',
  ])('is none, for it tells or leaves out one thing: %s', (text) =>
    expect(speaksOfAsking(parts.acts, text)).toBeNull(),
  )
})
