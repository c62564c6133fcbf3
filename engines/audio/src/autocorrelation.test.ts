import { expect, test } from 'vitest'
import { Autocorrelation } from './autocorrelation.ts'
import { noiseOf } from './made-sounds.ts'

test('it is the sum of products at each lag, weighed by the pairs it has', () => {
  const values = noiseOf(0.05, 0.3).subarray(0, 700)
  const correlation = new Autocorrelation(700, 60).of(values)
  const sumAt = (lag: number) =>
    values.reduce((sum, value, at) => (at < lag ? sum : sum + value * (values[at - lag] ?? 0)), 0)
  expect(correlation).toHaveLength(61)
  for (const [lag, value] of correlation.entries())
    expect(value).toBeCloseTo(((sumAt(lag) / sumAt(0)) * 700) / (700 - lag), 9)
})

test('the end of a list does not meet its beginning', () => {
  const values = new Float32Array(512)
  values[0] = 1
  values[511] = 1
  expect(Math.max(...new Autocorrelation(512, 10).of(values).subarray(1).map(Math.abs))).toBeLessThan(1e-9)
})

test('lags longer than the list, and lists in which nothing moves, are 0', () => {
  expect([...new Autocorrelation(4, 6).of(Float32Array.of(1, 0, 0, 0))]).toEqual([1, 0, 0, 0, 0, 0, 0])
  expect([...new Autocorrelation(4, 2).of(new Float32Array(4))]).toEqual([0, 0, 0])
})
