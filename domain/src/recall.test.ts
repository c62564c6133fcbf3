import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { beliefFrom } from './belief.ts'
import type { Observation } from './finding.ts'
import { priorOf } from './prior.ts'
import type { RecallReach } from './recall.ts'
import { raisedByRecalls } from './recall-odds.ts'
import { parkedBy, urgedByRecalls } from './recall-urgency.ts'
import { URGENCIES } from './urgency.ts'
import type { UrgencyDecision } from './urgency-decision.ts'

const model = smallGarage()
const prior = priorOf(model, {}, 2026)
const place = (id: string) => model.position.get(id) ?? -1
const recall = (extra: Partial<RecallReach> = {}): RecallReach => ({
  campaign: '23V000001',
  parkIt: false,
  causes: new Set(['stuck_caliper']),
  problems: new Set(['brakes']),
  ...extra,
})
const present = (finding: string): Observation => ({
  finding,
  state: 'present',
  confidence: 1,
  source: 'words',
})
const odds = (from: Float64Array, id: string) => (from[place(id)] ?? 0) / (from[place('muffler_hole')] ?? 1)

describe('recalls of the model', () => {
  it('raise a named cause three times and the others of its problem by half, where there is a sign of them', () => {
    const raised = raisedByRecalls(model, prior, [recall()], [present('squeal')], null)
    expect(odds(raised, 'stuck_caliper') / odds(prior, 'stuck_caliper')).toBeCloseTo(3, 9)
    expect(odds(raised, 'worn_pads') / odds(prior, 'worn_pads')).toBeCloseTo(1.5, 9)
    // A squeal is no sign of air in the brakes.
    expect(odds(raised, 'air_in_brakes') / odds(prior, 'air_in_brakes')).toBeCloseTo(1, 9)
  })

  it('raise nothing without a sign, and take the reader of the whole message for one', () => {
    for (const [index, value] of raisedByRecalls(model, prior, [recall()], [], null).entries())
      expect(value).toBeCloseTo(prior[index] ?? -1, 12)
    const read = raisedByRecalls(model, prior, [recall()], [], new Map([['brakes', 0.4]]))
    expect(odds(read, 'stuck_caliper') / odds(prior, 'stuck_caliper')).toBeCloseTo(3, 9)
  })

  it('say less the more of them there are', () => {
    const four = [1, 2, 3, 4].map((number) => recall({ campaign: `23V00000${number}` }))
    const raised = raisedByRecalls(model, prior, four, [present('squeal')], null)
    // 1 + (3 - 1) / sqrt(4)
    expect(odds(raised, 'stuck_caliper') / odds(prior, 'stuck_caliper')).toBeCloseTo(2, 9)
  })

  it('leave a belief that sums to one, and nothing possible that the car rules out', () => {
    const electric = priorOf(model, { fuel: 'electric' }, 2026)
    fc.assert(
      fc.property(
        fc.subarray(model.causes.map(({ id }) => id)),
        fc.subarray(['squeal', 'pulls', 'loud', 'soft_pedal']),
        (causes, seen) => {
          const observations = seen.map(present)
          const reach = [recall({ causes: new Set(causes) })]
          const raised = raisedByRecalls(model, electric, reach, observations, null)
          const weights = { words: 0.5, answers: 1, reader: 1, model: 0.5, somethingElse: 0.1 }
          const belief = beliefFrom(model, raised, observations, null, weights)
          expect(belief.causes.reduce((sum, value) => sum + value, belief.somethingElse)).toBeCloseTo(1, 9)
          expect(belief.causes[place('muffler_hole')]).toBe(0)
        },
      ),
    )
  })
})

describe('a recall that says "do not drive"', () => {
  const weights = { words: 1, answers: 1, reader: 1, model: 0.5, somethingElse: 0.05 }
  const parked = recall({ parkIt: true })

  it('holds for a case whose likely cause it touches, and for no other', () => {
    const pulls = beliefFrom(model, prior, [present('pulls')], null, weights)
    const loud = beliefFrom(model, prior, [present('loud')], null, weights)
    expect(parkedBy(model, pulls, [parked])).toEqual([parked])
    expect(parkedBy(model, loud, [parked])).toEqual([])
    expect(parkedBy(model, pulls, [recall()])).toEqual([])
  })

  it('never makes a case less urgent', () => {
    const decision = fc.constantFrom(...URGENCIES).map(
      (urgency): UrgencyDecision => ({
        urgency,
        byOdds: urgency,
        worst: 0,
        danger: 0.1,
        rules: [],
        mass: { stop: 0, limp: 0, soon: 0, plan: 0, watch: 0 },
      }),
    )
    const rule = { id: 'recall', all: [], unless: [], urgency: 'stop' as const, reason: 'Recall.', doNow: [] }
    fc.assert(
      fc.property(decision, decision, fc.boolean(), (withRecalls, without, isParked) => {
        const urged = urgedByRecalls(withRecalls, without, isParked ? [rule] : [])
        for (const before of [withRecalls, without])
          expect(URGENCIES.indexOf(urged.urgency)).toBeLessThanOrEqual(URGENCIES.indexOf(before.urgency))
        if (isParked) expect(urged).toMatchObject({ urgency: 'stop', rules: [rule] })
      }),
    )
  })
})
