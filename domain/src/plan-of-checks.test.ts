import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { expectedSpend } from './plan-of-checks.ts'

const model = smallGarage()
const belief = (causes: number[]) => ({
  causes: Float64Array.from(causes),
  somethingElse: 0,
  problems: new Map(),
  signs: [],
})

describe('the expected spend', () => {
  it('is the price of the repair when there is no doubt', () => {
    expect(expectedSpend(model, belief([1, 0, 0, 0]))).toEqual({ inOrder: 200, firstGuess: 200 })
  })

  it('adds the repairs that did not help when one only guesses', () => {
    // Each repair costs 200. First guess right in 3 of 4: 200; else both: 400. Expected 0.75 * 200 + 0.25 * 400 = 250.
    // With a look first (a tenth of 200): 0.75 * 200 + 0.25 * (20 + 200) = 205.
    const spend = expectedSpend(model, belief([0.75, 0.25, 0, 0]))
    expect(spend?.firstGuess).toBeCloseTo(250, 9)
    expect(spend?.inOrder).toBeCloseTo(205, 9)
  })

  it('is unknown when no cause is believed in', () => {
    expect(expectedSpend(model, belief([0, 0, 0, 0]))).toBeNull()
  })
})
