import { expect, test } from 'vitest'
import { placeOf, windowStart } from './live-window.ts'

test('"enough" stands at two thirds while the picture stands', () => {
  expect(placeOf(8, 7)).toBeCloseTo(2 / 3, 10)
})

test('the line moves with the seconds, then stands, and the picture runs below it', () => {
  expect(placeOf(6, 6)).toBeCloseTo(0.5, 10)
  expect(placeOf(20, 20)).toBeCloseTo(placeOf(60, 60), 10)
  expect(windowStart(20) - windowStart(19)).toBeCloseTo(1, 10)
})

test('the line never reaches the frequencies at the right edge', () => {
  for (let second = 0; second <= 300; second += 1) expect(placeOf(second, second)).toBeLessThan(0.8)
})
