import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectedGain, type OpenCauses } from './expected-gain.ts'

/** Causes as likely as these weights, none of them dangerous, and the rest of 1 for something else. */
function open(weights: readonly number[], somethingElse: number): OpenCauses {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return {
    positions: weights.map((_, position) => position),
    probabilities: Float64Array.from(weights, (weight) => ((1 - somethingElse) * weight) / total),
    isDangerous: weights.map(() => false),
    somethingElse,
  }
}

const CAUSES = 5
const some = (most: number) =>
  fc.array(fc.double({ min: 0.01, max: most, noNaN: true }), { minLength: CAUSES, maxLength: CAUSES })
const chance = fc.double({ min: 0.01, max: 0.5, noNaN: true })
const exponent = fc.double({ min: 0.05, max: 1, noNaN: true })

describe('what an answer is worth', () => {
  it('is what it tells apart, less what owners mistake: two causes, one of which always makes the sign', () => {
    // One bit, less the entropy of an answer that is wrong 7 times in 100: 0.07 · 3.8365 + 0.93 · 0.1047.
    expect(expectedGain(open([1, 1], 0), Float64Array.of(1, 0), 0, 1)).toBeCloseTo(1 - 0.3659, 4)
  })

  it('is nothing where every cause makes the sign alike', () => {
    fc.assert(
      fc.property(some(9), chance, chance, exponent, (weights, strength, leak, tempered) => {
        const alike = new Float64Array(CAUSES).fill(strength)
        expect(expectedGain(open(weights, leak), alike, leak, tempered)).toBeCloseTo(0, 9)
      }),
    )
  })

  it('is never more than that of a sure answer where the belief tempers it, and never less than its share', () => {
    fc.assert(
      fc.property(
        some(9),
        some(0.99),
        chance,
        chance,
        exponent,
        (weights, strengths, leak, rest, tempered) => {
          const gain = (trust: number) =>
            expectedGain(open(weights, rest), Float64Array.from(strengths), leak, trust)
          expect(gain(tempered)).toBeLessThanOrEqual(gain(1) + 1e-9)
          expect(gain(tempered)).toBeGreaterThanOrEqual(tempered * gain(1) - 1e-9)
        },
      ),
    )
  })

  it('is more where it also tells whether the car may be driven', () => {
    const causes = open([1, 1], 0.1)
    const strengths = Float64Array.of(0.9, 0)
    const grave = { ...causes, isDangerous: [true, false] }
    expect(expectedGain(grave, strengths, 0.02, 0.6)).toBeGreaterThan(
      expectedGain(causes, strengths, 0.02, 0.6),
    )
  })
})
