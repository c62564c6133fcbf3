import { expect, it } from 'vitest'
import { between, count, dayOf, others, percentOf, rangeOf } from './share-words.ts'

const SHARE = { percent: 78.4, low: 75, high: 82, of: 426 }

it('a share is told in percent, with its bounds and with how many are not in it', () => {
  expect(percentOf(SHARE)).toBe('78.4%')
  expect(rangeOf(SHARE)).toBe('75 to 82%')
  expect(between(SHARE)).toBe('between 75 and 82%')
  // 334 of 426 are 78.4 percent.
  expect(others(SHARE)).toBe(92)
  expect(count(1606)).toBe('1,606')
})

it('a day is the same day everywhere', () => {
  expect(dayOf('2026-11-29')).toBe('November 29, 2026')
})
