import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { beliefFrom } from './belief.ts'
import { buildCausalModel } from './causal-model.ts'
import type { Observation } from './finding.ts'
import { priorOf } from './prior.ts'
import { secondFault } from './unexplained.ts'

const model = smallGarage()
const prior = priorOf(model, {}, 2026)
const weights = { words: 1, answers: 1, reader: 1, model: 0.5, somethingElse: 0.05 }
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
    const [first] = model.causes
    if (!first) throw new Error('the small garage is empty')
    const sure = { ...first, rate: 100, findings: { pulls: 0.9, soft_pedal: 0.9 } }
    const suspectedAmong = (count: number) => {
      const crowd = buildCausalModel({
        problems: model.problems,
        causes: [
          sure,
          ...Array.from({ length: count }, (_, index) => ({
            ...first,
            id: `c${index}`,
            rate: 1,
            findings: { loud: 0.5 },
          })),
        ],
        findings: [...model.findings.values()],
        experiments: [],
        rules: [],
      })
      const rates = priorOf(crowd, {}, 2026)
      const observations = [present('pulls'), present('soft_pedal'), present('loud')]
      return secondFault(
        crowd,
        rates,
        beliefFrom(crowd, rates, observations, null, weights),
        observations,
        weights,
      )
    }
    expect(suspectedAmong(3)).not.toBeNull()
    expect(suspectedAmong(30)).toBeNull()
  })
})
