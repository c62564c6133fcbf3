import { expect, it } from 'vitest'
import { median, quantile } from './quantile.ts'

it('the median is the value in the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5)
})

it('a share is taken from the bottom up, and the whole is the largest', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([quantile(hundred, 0), quantile(hundred, 0.95), quantile(hundred, 1)]).toEqual([1, 96, 100])
})

it('of nothing there is no value', () => expect(median([])).toBeNaN())
