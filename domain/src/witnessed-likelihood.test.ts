import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { beliefFrom, type PoolingWeights, weighSigns } from './belief.ts'
import type { Observation } from './finding.ts'
import { rankQuestions } from './next-question.ts'
import { priorOf } from './prior.ts'
import { rulesThatHold } from './rules-that-hold.ts'

const model = smallGarage()
const prior = priorOf(model, {}, 2026)
const weights: PoolingWeights = { words: 0.5, answers: 1, reader: 1, model: 0.5, somethingElse: 0.1 }
const belief = (seen: readonly Observation[]) => beliefFrom(model, prior, seen, null, weights)
const at = (id: string, seen: readonly Observation[]) =>
  belief(seen).causes[model.position.get(id) ?? -1] ?? Number.NaN
/** Odds of one cause against another. */
const oddsOf = (id: string, other: string, seen: readonly Observation[]) => at(id, seen) / at(other, seen)

const heard = (finding: string, confidence: number): Observation => ({
  finding,
  state: 'present',
  confidence,
  source: 'sound',
})
const said = (finding: string, state: Observation['state'] = 'present'): Observation => ({
  finding,
  state,
  confidence: 0.9,
  source: 'words',
})
const answered = (finding: string, state: Observation['state'] = 'present'): Observation => ({
  ...said(finding, state),
  source: 'answer',
})

const finding = fc.constantFrom('squeal', 'grind', 'pulls', 'loud', 'soft_pedal', 'never_heard_of')
const sound = fc.record({ finding, confidence: fc.double({ min: 0.5, max: 0.95, noNaN: true }) })
const sounds = fc.array(
  sound.map(({ finding: id, confidence }) => heard(id, confidence)),
  { maxLength: 6 },
)
const told = fc.uniqueArray(
  fc.record({
    finding,
    state: fc.constantFrom('present' as const, 'absent' as const, 'unknown' as const),
    confidence: fc.double({ min: 0.5, max: 0.95, noNaN: true }),
    source: fc.constantFrom('words' as const, 'answer' as const, 'code' as const),
  }),
  { maxLength: 4, selector: ({ finding: id }) => id },
)

describe('what is heard in a recording', () => {
  it('leaves the belief summing to one, whatever was told and heard', () => {
    fc.assert(
      fc.property(told, sounds, (words, recordings) => {
        const { causes, somethingElse } = belief([...words, ...recordings])
        expect(causes.reduce((sum, value) => sum + value, somethingElse)).toBeCloseTo(1, 9)
        for (const value of causes) expect(value).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('weighs the same in any order', () => {
    fc.assert(
      fc.property(told, sounds, (words, recordings) => {
        const forward = belief([...words, ...recordings])
        const backward = belief([...[...recordings].reverse(), ...words])
        for (const [index, value] of forward.causes.entries())
          expect(value).toBeCloseTo(backward.causes[index] ?? -1, 9)
      }),
    )
  })

  it('moves nothing at an even chance, whatever was told', () => {
    fc.assert(
      fc.property(told, finding, (words, id) => {
        expect([...belief([...words, heard(id, 0.5)]).causes]).toEqual([...belief(words).causes])
      }),
    )
  })

  it('makes the sign as sure as the recording says, where nothing else is known', () => {
    // Priors by the square root of the rates: 8, 4, 2, 4 of 18. P(squeal), of the leak of 0.1 a fifth:
    // 1 - (1 - 0.02)(1 - strength) = 0.804, 0.412, 0.02, 0.02; in all 0.4556, odds 0.8367.
    const there = [0.804, 0.412, 0.02, 0.02]
    const share = [8, 4, 2, 4]
    const rarity = 0.4556 / (1 - 0.4556)
    const worth = 0.8 / 0.2 / rarity
    const after = there.map((p, index) => ((share[index] ?? 0) / 18) * (worth * p + 1 - p))
    const total = after.reduce((sum, value) => sum + value, 0)
    const sure = there.reduce((sum, p, index) => sum + ((share[index] ?? 0) / 18) * worth * p, 0) / total
    expect(sure).toBeCloseTo(0.8, 3)
    const none = { ...weights, somethingElse: 1e-12 }
    const causes = beliefFrom(model, prior, [heard('squeal', 0.8)], null, none).causes
    for (const [index, value] of after.entries()) expect(causes[index]).toBeCloseTo(value / total, 4)
  })

  it('counts the same squeal in words and sound as one sign', () => {
    const signs = weighSigns(model, prior, [said('squeal'), heard('squeal', 0.9)]).signs
    expect(signs.map(({ group, state }) => [group, state])).toEqual([['brake_noise', 'present']])
    const odds = (seen: readonly Observation[]) =>
      oddsOf('worn_pads', 'muffler_hole', seen) / oddsOf('worn_pads', 'muffler_hole', [])
    const words = odds([said('squeal')])
    const recording = odds([heard('squeal', 0.9)])
    const both = odds([said('squeal'), heard('squeal', 0.9)])
    expect(both).toBeGreaterThan(words)
    expect(both).toBeLessThan(words * recording)
    // Nor does it say more than a squeal that is heard for certain: 0.804 against 0.02.
    expect(both).toBeLessThanOrEqual(0.804 / 0.02)
  })

  it('makes a sign surer the more surely it is heard, beside words too', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 0.94, noNaN: true }),
        fc.double({ min: 0.001, max: 0.01, noNaN: true }),
        fc.constantFrom([], [said('squeal')]),
        (confidence, more, words) => {
          const odds = (sure: number) =>
            oddsOf('worn_pads', 'muffler_hole', [...words, heard('squeal', sure)])
          expect(odds(confidence + more)).toBeGreaterThan(odds(confidence))
        },
      ),
    )
  })

  it('is no surer for being recorded twice', () => {
    const once = belief([heard('squeal', 0.8)])
    expect([...belief([heard('squeal', 0.8), heard('squeal', 0.6)]).causes]).toEqual([...once.causes])
  })

  it('takes nobody’s "no" to another sign of the group away', () => {
    const signs = weighSigns(model, prior, [answered('squeal', 'absent'), heard('grind', 0.6)]).signs
    expect(signs.map(({ state, source }) => [state, source])).toEqual([
      ['absent', 'confirmed'],
      ['present', 'sound'],
    ])
  })

  it('decides a red flag alone only where it is sure', () => {
    expect(rulesThatHold(model, [heard('soft_pedal', 0.7)])).toEqual([])
    expect(rulesThatHold(model, [heard('soft_pedal', 0.75)]).map(({ id }) => id)).toEqual(['soft'])
  })

  it('is still asked for where the recording only suggests it', () => {
    const asks = (confidence: number) => {
      const seen = [said('squeal'), heard('pulls', confidence)]
      return rankQuestions(model, belief(seen), seen, new Set(), 'soon').map(({ finding: { id } }) => id)
    }
    expect(asks(0.6)).toContain('pulls')
    expect(asks(0.8)).not.toContain('pulls')
  })
})
