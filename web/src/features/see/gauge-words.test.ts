import { expect, test } from 'vitest'
import { levelAdvice, levelWords } from './gauge-words.ts'

test('a needle is told as an owner would tell it', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map((level) => levelWords('fuel', level))).toEqual([
    'empty or nearly',
    'about a quarter',
    'about half',
    'about three quarters',
    'full or nearly',
  ])
  expect([0, 0.25, 0.5, 0.75, 1].map((level) => levelWords('temperature', level))).toEqual([
    'at cold',
    'below the middle',
    'about the middle',
    'above the middle',
    'at hot',
  ])
})

test('a needle at its low end may only rest there, and one near the red is told what to do about', () => {
  expect(levelAdvice({ id: 'fuel', level: 0.02, finding: null })).toMatch(/key off/)
  expect(levelAdvice({ id: 'temperature', level: 0.9, finding: 'temp_gauge_high' })).toMatch(/switch off/)
  expect(levelAdvice({ id: 'temperature', level: 0.5, finding: null })).toBe('')
})
