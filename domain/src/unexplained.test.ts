import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { beliefFrom } from './belief.ts'
import { buildCausalModel } from './causal-model.ts'
import type { Observation } from './finding.ts'
import { priorOf } from './prior.ts'
import { secondFault } from './unexplained.ts'

const model = smallGarage()
const prior = priorOf(model, {}, 2026)
const weights = { words: 1, answers: 1, reader: 1, somethingElse: 0.05 }
const present = (finding: string): Observation => ({
  finding,
  state: 'present',
  confidence: 0.95,
  source: 'answer',
})
const second = (observations: Observation[]) =>
  secondFault(model, prior, beliefFrom(model, prior, observations, null, weights), observations, weights)

describe('a second, separate fault', () => {
  it('is not suspected when one fault explains everything', () => {
    expect(second([present('squeal'), present('pulls')])).toBeNull()
  })

  it('is suspected when a strong sign belongs to no cause that is believed in', () => {
    const found = second([present('pulls'), present('soft_pedal'), present('loud'), present('squeal')])
    expect(found).not.toBeNull()
    expect(found?.signs.length).toBeGreaterThan(0)
  })

  it('is not suspected when so many causes could make the sign that none can be named', () => {
    const known = smallGarage()
    const vague = known.findings.get('loud')
    const muffler = known.causes.find(({ id }) => id === 'muffler_hole')
    if (!vague || !muffler) throw new Error('the small garage has changed')
    const crowd = buildCausalModel({
      problems: known.problems,
      causes: [
        ...known.causes.filter(({ id }) => id !== 'muffler_hole'),
        ...Array.from({ length: 30 }, (_, index) => ({ ...muffler, id: `muffler_${index}` })),
      ],
      findings: [...known.findings.values()],
      experiments: [],
      rules: [],
    })
    const crowded = priorOf(crowd, {}, 2026)
    const observations = [present('pulls'), present('soft_pedal'), present('squeal'), present('loud')]
    const belief = beliefFrom(crowd, crowded, observations, null, weights)
    const found = secondFault(crowd, crowded, belief, observations, weights)
    expect(found?.signs.some(({ group }) => group === vague.group) ?? false).toBe(false)
  })
})
