import { describe, expect, it } from 'vitest'
import { type ShippedTalk, shippedTalk } from '../../test/shipped-talk.ts'
import { narrateTurn } from './narrate-turn.ts'

const { turnAfter }: ShippedTalk = await shippedTalk()
const last = async (...texts: string[]) => {
  const { brief, assessment } = await turnAfter(...texts)
  const rows = assessment ? [...assessment.ledger.supports, ...assessment.ledger.opposes] : []
  return {
    told: narrateTurn(brief),
    urgency: assessment?.verdict.urgency,
    present: rows.filter(({ state }) => state === 'present').map(({ finding }) => finding),
  }
}

describe('a sign that was misread', () => {
  it.each([
    ['my temp gauge is in the red', 'sorry i misread it, that was the tach'],
    ['my temp gauge is in the red', 'i read it wrong that was the tach lol. temp is normal'],
    ['red brake light is on', 'false alarm, parking brake was on'],
    ['my temp gauge is in the red', 'my mistake, I had my eye on the rev counter'],
    ['red brake light is on', 'ah okay, the hand brake was still up a notch'],
    ['the red brake light came on while driving', 'oh nvm its the parking brake i left it up, its off now'],
  ])('is taken back by name, and no longer counts: %s / %s', async (sign, line) => {
    const after = await last(sign, line)
    expect(after.told).toContain('Taken back: ')
    expect(after.present).toEqual([])
    expect(['stop', 'limp']).not.toContain(after.urgency)
  })

  it.each([
    ['my temp gauge is in the red', 'it is back to normal now'],
    ['my brake pedal goes to the floor', 'false alarm lol'],
    ['red brake light is on', 'parking brake was on but the light is still on'],
    ['red brake light is on', 'i think its the parking brake'],
    ['red brake light is on', 'no its the parking brake light'],
    ['red brake light is on and the pedal goes to the floor', 'parking brake was on'],
    ['oil light is on and temp gauge in the red', 'false alarm'],
    ['my temp gauge is in the red', 'false alarm, but steam comes from the hood'],
  ])(
    'is not one that stopped, is doubted, cannot be misread or leaves another danger: %s / %s',
    async (sign, line) => {
      expect((await last(sign, line, 'can i drive it')).urgency).toMatch(/stop|limp/)
    },
  )
})
