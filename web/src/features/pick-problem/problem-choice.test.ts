import { PROBLEMS } from '@candi/contracts'
import { expect, test } from 'vitest'
import { chooseCategory, chooseProblem, NOTHING_CHOSEN, stepOf } from './problem-choice.ts'

const CHOSEN = {
  category: 'engine_mechanical',
  problem: 'valve_noise',
  severity: 'tapping',
  confidence: 0.8,
  description: 'on cold starts',
} as const

test('selecting a category clears the chosen problem and severity, and keeps the rest', () => {
  expect(chooseCategory(CHOSEN, 'exhaust_exterior')).toEqual({
    category: 'exhaust_exterior',
    problem: null,
    severity: null,
    confidence: 0.8,
    description: 'on cold starts',
  })
  expect(chooseCategory(CHOSEN, 'engine_mechanical')).toMatchObject({ problem: null, severity: null })
})

test('selecting a problem clears the severity, and keeps the rest', () => {
  expect(chooseProblem(CHOSEN, 'piston_knock')).toEqual({
    ...CHOSEN,
    problem: 'piston_knock',
    severity: null,
  })
})

test('a problem brings its own category, also when it was chosen from outside the picker', () => {
  for (const { id, category } of PROBLEMS)
    expect(chooseProblem(NOTHING_CHOSEN, id)).toMatchObject({ category, problem: id })
})

test('at first nothing is chosen but 0.5, somewhat sure', () => {
  expect(NOTHING_CHOSEN).toEqual({
    category: null,
    problem: null,
    severity: null,
    confidence: 0.5,
    description: '',
  })
})

test('the picker goes on to the problem, then to severity and confidence', () => {
  expect(stepOf(NOTHING_CHOSEN)).toBe(1)
  expect(stepOf({ ...NOTHING_CHOSEN, category: 'unclassified' })).toBe(2)
  expect(stepOf(CHOSEN)).toBe(3)
})
