import { HEADLINES } from '@candi/contracts'
import { expect, it } from 'vitest'
import { madeSheet } from '../../test/made-sheet.ts'
import { narrateTurn, type TurnBrief } from './narrate-turn.ts'

const brief = (changes: Partial<TurnBrief> = {}): TurnBrief => ({
  kind: 'diagnosis',
  assessment: madeSheet('soon'),
  heard: null,
  seen: null,
  moved: null,
  reply: '',
  signsUnderstood: 1,
  isFirst: true,
  ...changes,
})

it('tells the same sheet in other words where it is asked to answer again', () => {
  const [once, again] = [narrateTurn(brief()), narrateTurn(brief({ isAgain: true }))]
  expect(again).not.toBe(once)
  expect(again).toContain('thermostat stuck (6 of 10)')
  expect(again).toContain('What speaks for what stands first: the temperature gauge rises at idle.')
})

it.each(['stop', 'limp', 'soon', 'unknown'] as const)(
  'says the verdict and its reason as plainly as the first time: %s',
  (urgency) => {
    const assessment = madeSheet(urgency)
    const again = narrateTurn(brief({ isAgain: true, assessment }))
    expect(again.startsWith(`Put another way: **${HEADLINES[urgency]}.**`)).toBe(true)
    expect(again).toContain(assessment.verdict.reason)
  },
)

it('tells the other of two faults again too', () => {
  const second = { title: 'Another fault', text: 'Also: the AC blows warm air.', causes: [], isTold: true }
  const assessment = { ...madeSheet('soon'), second }
  expect(narrateTurn(brief({ isAgain: true, assessment }))).toContain(second.text)
})

it('tells in the one way there is what was asked beside the sheet, and words without a sign', () => {
  expect(narrateTurn(brief({ isAgain: true, kind: 'reply', reply: 'About $200.' }))).toBe('About $200.')
  const without = brief({ signsUnderstood: 0 })
  expect(narrateTurn({ ...without, isAgain: true })).toBe(narrateTurn(without))
})
