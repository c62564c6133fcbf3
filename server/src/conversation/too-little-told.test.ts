import { describe, expect, it } from 'vitest'
import { type ShippedTalk, shippedTalk } from '../../test/shipped-talk.ts'
import { narrateTurn } from './narrate-turn.ts'

const { turnAfter }: ShippedTalk = await shippedTalk()
const answer = async (...texts: string[]) => narrateTurn((await turnAfter(...texts)).brief)

describe('a complaint that does not say what the car does', () => {
  it.each([
    'my car is acting weird',
    'car broke',
    'help my honda',
    'something wrong with my truck',
    'my civic isn’t right lately, can I still drive it to work?',
  ])('is told that nobody can tell yet, and what not to drive with: %s', async (text) => {
    const said = await answer(text)
    expect(said).toContain('I can’t tell yet')
    expect(said).toContain('stop for a red lamp')
    expect(said).not.toMatch(/\*\*Yes/)
  })

  it('has no causes, costs or checks made up for it, and every problem still listed', async () => {
    const { assessment } = await turnAfter('my car is acting weird')
    expect(assessment).toMatchObject({ verdict: { urgency: 'unknown' }, causes: [], costs: [], checks: [] })
    expect(assessment?.problems).toHaveLength(46)
    expect(assessment?.missing).toHaveLength(3)
  })

  it('is asked first for what must not wait', async () => {
    const { brief } = await turnAfter('my car is acting weird')
    expect(brief.assessment?.next).toMatchObject({
      kind: 'question',
      text: expect.stringMatching(/brake pedal/),
    })
  })

  it('gets its verdict as soon as something is told', async () => {
    expect(await answer('my car is acting weird', 'the brake pedal goes to the floor')).toContain(
      'Don’t drive it',
    )
    expect(await answer('my car is acting weird', 'left headlight bulb is burned out')).not.toContain(
      'I can’t tell yet',
    )
  })

  it('is not one of somebody else’s car, nor of another thing', async () => {
    expect((await turnAfter('how do i make someones car broke')).intent).not.toBe('complaint')
    expect((await turnAfter('my laptop is acting weird')).intent).not.toBe('complaint')
  })
})
