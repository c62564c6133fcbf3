import { describe, expect, it } from 'vitest'
import { madeSheet } from '../../test/made-sheet.ts'
import { smallParts } from '../../test/small-parts.ts'
import { answerOnAnother, asksOfAnother } from './answer-on-another.ts'

const answer = (text: string) => answerOnAnother(smallParts(), text, madeSheet('stop'))

describe('another cause than the likeliest', () => {
  it('that stands on the sheet is told with its odds', () =>
    expect(answer('could it be the water pump?')).toContain('water pump worn stands at 2 of 10'))

  it('that stands first is told to', () =>
    expect(answer('is it the thermostat')).toContain('That is what stands first'))

  it.each([
    'my mechanic said its the water pump',
    'the shop says it needs a new water pump',
    'my friend thinks it is the water pump',
    'my friend had the same and it was the water pump',
  ])('that somebody else named is weighed by what was seen, and the verdict stays: %s', (text) => {
    expect(asksOfAnother(smallParts(), text)).toBe(true)
    expect(answer(text)).toContain('2 of 10')
    expect(answer(text)).toContain('Don’t drive it')
    expect(answer(text)).toContain('what was seen or measured')
  })

  it('that nobody here knows is taken as a second opinion when somebody else named it, and else left open', () => {
    expect(answer('my dad says its the flux capacitor')).toContain('second opinion')
    expect(answer('could it be the flux capacitor?')).toBeNull()
  })

  it.each(['from the front', 'just a click', 'it is the same noise', 'not the front'])(
    'is not named by a place or a noise: %s',
    (text) => expect(asksOfAnother(smallParts(), text)).toBe(false),
  )

  it.each(['it is a manual', 'the shop said they are closed today and tomorrow because of the holiday week'])(
    'is not asked for by: %s',
    (text) => expect(answer(text)).toBeNull(),
  )
})
