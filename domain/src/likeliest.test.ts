import fc from 'fast-check'
import { expect, it } from 'vitest'
import { likeliestOf } from './likeliest.ts'

it('finds the same places in the same order as sorting all of them', () => {
  // Few different values, so that many are equal.
  const probabilities = fc.array(fc.integer({ min: 0, max: 6 }).map((sixth) => sixth / 6))
  fc.assert(
    fc.property(probabilities, fc.integer({ min: 1, max: 6 }), (values, count) => {
      const sorted = [...values.keys()].sort((left, right) => (values[right] ?? 0) - (values[left] ?? 0))
      expect(likeliestOf(Float64Array.from(values), count)).toEqual(sorted.slice(0, count))
    }),
  )
})
