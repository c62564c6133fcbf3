import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { beliefFrom } from './belief.ts'
import type { Observation } from './finding.ts'
import { priorOf } from './prior.ts'
import { rulesThatHold } from './rules-that-hold.ts'
import { decideUrgency, type UrgencyThresholds } from './urgency-decision.ts'

const model = smallGarage()
const prior = priorOf(model, {}, 2026)
const pooling = { words: 1, answers: 1, reader: 1, model: 0.5, somethingElse: 0.05 }
const thresholds: UrgencyThresholds = { constant: 0, mass: 1, reader: 0, model: 0.5, limp: 0.4, stop: 0.6 }
const seen = (finding: string, state: Observation['state'] = 'present'): Observation => ({
  finding,
  state,
  confidence: 0.95,
  source: 'answer',
})
const decide = (observations: Observation[], reader: number | null = null, own = thresholds) =>
  decideUrgency(
    model,
    beliefFrom(model, prior, observations, null, pooling),
    observations,
    { reader, toldMass: null },
    own,
  )

describe('can I drive it', () => {
  it('follows the mass of dangerous causes and not the first cause alone', () => {
    const decision = decide([seen('loud')])
    expect(decision.urgency).toBe('plan')
    expect(decide([seen('squeal')]).urgency).toBe('limp')
  })

  it('lets a red flag stop the car whatever the odds say', () => {
    expect(decide([seen('soft_pedal')], null, { ...thresholds, limp: 0.99 }).urgency).toBe('stop')
  })

  it('never lets a rule make the case less urgent', () => {
    const withRule = decide([seen('soft_pedal'), seen('squeal')])
    expect(withRule.urgency).toBe('stop')
  })

  it('does not hold a rule whose sign was denied', () => {
    expect(rulesThatHold(model, [seen('soft_pedal', 'absent')])).toEqual([])
  })

  it('grows more urgent with a reader who fears the worst, when the reader is trusted', () => {
    const trusting = { ...thresholds, reader: 1 }
    expect(decide([seen('loud')], 0.99, trusting).danger).toBeGreaterThan(
      decide([seen('loud')], 0.01, trusting).danger,
    )
  })

  it('sends to the nearest workshop, and not to a tow, where only the reader is afraid and no cause forbids driving', () => {
    const frightened = { constant: 5, mass: 0, reader: 0, model: 0.5, limp: 0.4, stop: 0.6 }
    const decision = decide([seen('loud')], 0.99, frightened)
    expect(decision.danger).toBeGreaterThan(frightened.stop)
    expect(decision.mass.stop).toBeLessThan(0.1)
    expect(decision.urgency).toBe('limp')
  })

  it('takes the mass of dangerous causes for the danger where nobody wrote a word that could be read', () => {
    const timid = { constant: -9, mass: 1, reader: 1, model: 0.5, limp: 0.9, stop: 0.95 }
    const observations = [seen('squeal')]
    const { somethingElse } = beliefFrom(model, prior, observations, null, pooling)
    const { danger, mass, urgency } = decide(observations, null, timid)
    expect(danger).toBeCloseTo((mass.stop + mass.limp) / (1 - somethingElse), 9)
    expect(danger).toBeGreaterThan(0.3)
    expect(urgency).toBe('limp')
  })

  it('tells the mass of each urgency, summing with something else to one', () => {
    const observations = [seen('squeal')]
    const belief = beliefFrom(model, prior, observations, null, pooling)
    const { mass } = decideUrgency(model, belief, observations, { reader: null, toldMass: null }, thresholds)
    const total = mass.stop + mass.limp + mass.soon + mass.plan + mass.watch + belief.somethingElse
    expect(total).toBeCloseTo(1, 9)
  })
})
