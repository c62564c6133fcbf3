import { expect, test } from 'vitest'
import { goalOf, tellOf } from './live-words.ts'

const goal = (seconds: number) => goalOf(seconds).join(' ')

test('beside the timer it says how much more is enough', () => {
  expect(goal(0)).toBe('Eight seconds are enough')
  expect(goal(1.9)).toBe('Seven more seconds are enough')
  expect(goal(7.4)).toBe('One more second is enough')
})

test('after eight seconds no more is asked for', () => {
  expect(goal(8)).toBe('More helps if it comes and goes')
})

test('half a minute before the end it says that the end comes', () => {
  expect(goal(269)).not.toContain('Stops')
  expect(goal(270)).toBe('Stops by itself at 5:00')
})

test('one line at a time: what is wrong stands before what is well', () => {
  expect(tellOf('too_quiet', 12)).toEqual({ bold: 'Too quiet.', rest: 'Move a hand’s width closer.' })
  expect(tellOf(null, 3).bold).toBe('Good.')
  expect(tellOf(null, 8).bold).toBe('Enough.')
})

test('every hint says what is wrong and what to do', () => {
  for (const hint of ['too_quiet', 'clipped', 'windy', 'speech'] as const)
    expect(`${tellOf(hint, 1).bold} ${tellOf(hint, 1).rest}`).toMatch(/^[A-Z][a-z ]+\. [A-Z].+\.$/)
})
