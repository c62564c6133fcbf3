import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { beliefFrom, type PoolingWeights } from './belief.ts'
import type { Observation } from './finding.ts'
import { priorOf } from './prior.ts'

const model = smallGarage()
const prior = priorOf(model, {}, 2026)
const weights: PoolingWeights = { words: 0.5, answers: 1, reader: 1, model: 0.5, somethingElse: 0.1 }
const at = (id: string, belief: { causes: Float64Array }) =>
  belief.causes[model.position.get(id) ?? -1] ?? Number.NaN

const observation = fc.record({
  finding: fc.constantFrom('squeal', 'grind', 'pulls', 'loud', 'soft_pedal', 'never_heard_of'),
  state: fc.constantFrom('present' as const, 'absent' as const, 'unknown' as const),
  confidence: fc.double({ min: 0.5, max: 1, noNaN: true }),
  source: fc.constantFrom('words' as const, 'answer' as const, 'code' as const),
})
const observations = fc.uniqueArray(observation, { maxLength: 5, selector: ({ finding }) => finding })
const opinion = fc.option(
  fc.double({ min: 0.001, max: 0.999, noNaN: true }).map(
    (p) =>
      new Map([
        ['brakes', p],
        ['exhaust', 1 - p],
      ]),
  ),
)

describe('the belief over causes', () => {
  it('sums to one with something else, whatever was observed', () => {
    fc.assert(
      fc.property(observations, opinion, (seen, reader) => {
        const belief = beliefFrom(model, prior, seen, reader, weights)
        const total = belief.causes.reduce((sum, value) => sum + value, belief.somethingElse)
        expect(total).toBeCloseTo(1, 9)
        for (const value of belief.causes) expect(value).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is moved by the vote of a language model as by its odds to the power of its weight', () => {
    const vote = new Map([
      ['brakes', 0.2],
      ['exhaust', 0.8],
    ])
    // By the roots of the rates 14 to 4; the root of 1 to 4 makes 7 to 4 of it, of the 0.9 that are not something else.
    const { problems } = beliefFrom(model, prior, [], null, weights, vote)
    expect(problems.get('brakes')).toBeCloseTo((0.9 * 7) / 11, 9)
    expect(problems.get('exhaust')).toBeCloseTo((0.9 * 4) / 11, 9)
  })

  it('does not depend on the order in which signs were told', () => {
    fc.assert(
      fc.property(observations, opinion, (seen, reader) => {
        const forward = beliefFrom(model, prior, seen, reader, weights)
        const backward = beliefFrom(model, prior, [...seen].reverse(), reader, weights)
        for (const [index, value] of forward.causes.entries())
          expect(value).toBeCloseTo(backward.causes[index] ?? -1, 9)
      }),
    )
  })

  it('is not changed by a sign that nobody knows or that was answered with "not sure"', () => {
    const seen: Observation[] = [{ finding: 'squeal', state: 'present', confidence: 0.9, source: 'answer' }]
    const more: Observation[] = [
      ...seen,
      { finding: 'never_heard_of', state: 'present', confidence: 1, source: 'answer' },
      { finding: 'loud', state: 'unknown', confidence: 1, source: 'answer' },
    ]
    expect([...beliefFrom(model, prior, more, null, weights).causes]).toEqual([
      ...beliefFrom(model, prior, seen, null, weights).causes,
    ])
  })

  it('follows Bayes with noisy-OR for one certain answer', () => {
    // Priors by the square root of the rates: 8, 4, 2, 4 of 18. P(squeal) = 1 - (1 - 0.1)(1 - s): 0.82, 0.46, 0.1, 0.1.
    const joint = [(8 / 18) * 0.82, (4 / 18) * 0.46, (2 / 18) * 0.1, (4 / 18) * 0.1]
    const evidence = joint.reduce((sum, value) => sum + value, 0)
    const none = { ...weights, somethingElse: 1e-12 }
    const belief = beliefFrom(
      model,
      prior,
      [{ finding: 'squeal', state: 'present', confidence: 1, source: 'answer' }],
      null,
      none,
    )
    expect(at('worn_pads', belief)).toBeCloseTo((joint[0] ?? 0) / evidence, 6)
    expect(at('stuck_caliper', belief)).toBeCloseTo((joint[1] ?? 0) / evidence, 6)
  })

  it('counts two tellings of one sign once', () => {
    const certain = (finding: string): Observation => ({
      finding,
      state: 'present',
      confidence: 1,
      source: 'answer',
    })
    const once = beliefFrom(model, prior, [certain('squeal')], null, weights)
    const twice = beliefFrom(model, prior, [certain('squeal'), certain('grind')], null, weights)
    // Both belong to one group: worn pads must not gain as much as two separate signs would give.
    const odds = (belief: { causes: Float64Array }) => at('worn_pads', belief) / at('muffler_hole', belief)
    expect(odds(twice)).toBeLessThan(odds(once) * 2)
  })

  it('gives a cause that the car rules out probability zero', () => {
    const electric = priorOf(model, { fuel: 'electric' }, 2026)
    const belief = beliefFrom(
      model,
      electric,
      [{ finding: 'loud', state: 'present', confidence: 1, source: 'answer' }],
      null,
      weights,
    )
    expect(at('muffler_hole', belief)).toBe(0)
    expect(belief.somethingElse).toBeGreaterThan(0)
  })

  it('lets an answer overrule a reader that saw only the words', () => {
    const reader = new Map([
      ['brakes', 0.05],
      ['exhaust', 0.95],
    ])
    const before = beliefFrom(model, prior, [], reader, weights)
    const after = beliefFrom(
      model,
      prior,
      [{ finding: 'soft_pedal', state: 'present', confidence: 1, source: 'answer' }],
      reader,
      weights,
    )
    expect(at('air_in_brakes', after)).toBeGreaterThan(at('air_in_brakes', before) * 10)
  })

  it('raises a cause when its sign is present and lowers it when the sign is absent', () => {
    fc.assert(
      fc.property(fc.constantFrom('present' as const, 'absent' as const), (state) => {
        const start = beliefFrom(model, prior, [], null, weights)
        const end = beliefFrom(
          model,
          prior,
          [{ finding: 'pulls', state, confidence: 1, source: 'answer' }],
          null,
          weights,
        )
        expect(at('stuck_caliper', end) > at('stuck_caliper', start)).toBe(state === 'present')
      }),
    )
  })
})
