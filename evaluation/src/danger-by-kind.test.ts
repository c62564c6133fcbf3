import { expect, it } from 'vitest'
import { dangersOfProblems, kindsOfDanger, precisionByProblem, toldByKind } from './danger-by-kind.ts'
import type { OwnerPost } from './owner-posts.ts'
import type { ScoredCase } from './scored-case.ts'

const scored = (id: string, gold: string, stopDriving: boolean, urgency: string): ScoredCase => ({
  id,
  group: id,
  gold,
  accept: [],
  stopDriving,
  problems: [],
  urgency,
})
const post = (id: string, kind: string, isFlatStop: boolean): OwnerPost => ({
  line: { text: '' },
  target: { id, group: id, gold: '', accept: [], stopDriving: true },
  isFlatStop,
  kind,
})
const CASES = [
  scored('a', 'brake_system', true, 'stop'),
  scored('b', 'brake_system', true, 'soon'),
  scored('c', 'brake_system', false, 'stop'),
  scored('d', 'brake_system', false, 'watch'),
  scored('e', 'fuel_system', true, 'stop'),
  scored('f', 'hvac_system', false, 'plan'),
]
const POSTS = [post('a', 'brakes', true), post('b', 'brakes', true), post('e', 'fire_smoke', false)]

it('a kind of danger is counted among dangerous posts alone, in the table as in the file', () => {
  expect(toldByKind(POSTS, CASES).split('\n').slice(2)).toEqual([
    '| brakes | 50.0 % | 2 | 1 | 2 |',
    '| fire smoke | 100.0 % | 1 | 0 | 0 |',
  ])
  // Wilson's interval, by hand: 1 of 2 is 9 to 91, 1 of 1 is 21 to 100.
  const half = { count: 1, of: 2, percent: 50, low: 9, high: 91 }
  expect(kindsOfDanger(POSTS, CASES)).toEqual([
    { name: 'Brakes', told: half, stoppedFlat: half },
    { name: 'Fire or smoke', told: { count: 1, of: 1, percent: 100, low: 21, high: 100 }, stoppedFlat: null },
  ])
})

it('of a problem it is counted what was told, what was told for nothing, and how much of it was right', () => {
  expect(precisionByProblem(CASES).split('\n').slice(2)).toEqual([
    '| brake system | 1 of 2 | 1 of 2 | 50 |',
    '| fuel system | 1 of 1 | 0 of 0 | 100 |',
    '| hvac system | 0 of 0 | 0 of 1 | – |',
  ])
  expect(dangersOfProblems(CASES)).toMatchObject([
    {
      problem: 'brake_system',
      name: 'Brakes',
      dangerTold: { count: 1, of: 2 },
      falseAlarms: { count: 1, of: 2 },
      toldRightly: { count: 1, of: 2, percent: 50 },
    },
    { problem: 'fuel_system', dangerTold: { count: 1, of: 1 }, falseAlarms: null, toldRightly: { of: 1 } },
    { problem: 'hvac_system', dangerTold: null, falseAlarms: { count: 0, of: 1 }, toldRightly: null },
  ])
})
