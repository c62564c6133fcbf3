import { buildCausalModel, type Observation } from '@candi/domain'
import type { TextOpinion } from '@candi/engines/text'
import { readKnowledge } from '@candi/knowledge'
import { describe, expect, it } from 'vitest'
import { opinionBesideWitness } from './opinion-beside-witness.ts'

const model = buildCausalModel(readKnowledge())
const problems = model.problems.map(({ id }) => id)
const opinion: TextOpinion = {
  problems: new Map(problems.map((id) => [id, id === 'unknown_noise' ? 0.9 : 0.1 / (problems.length - 1)])),
  danger: 0.01,
  intents: new Map(),
}
const heard = (confidence: number): Observation[] => [
  { finding: 'belt_squeals', state: 'present', confidence, source: 'sound' },
]
const of = (confidence: number) => opinionBesideWitness(model, opinion, heard(confidence))

describe('the reader beside a recording', () => {
  it('gives up nine tenths of what it left open when a recording surely tells, and still sums to one', () => {
    const beside = of(0.8)
    expect(beside?.problems.get('unknown_noise')).toBeCloseTo(0.09, 9)
    expect([...(beside?.problems.values() ?? [])].reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9)
    expect(beside?.danger).toBe(0.01)
  })

  it('gives up less the less sure the recording is, and nothing at an even chance or without one', () => {
    // A quarter of the way from 0.5 to 0.7: 0.9 (1 - 0.9 / 4).
    expect(of(0.55)?.problems.get('unknown_noise')).toBeCloseTo(0.9 * (1 - 0.9 / 4), 9)
    expect(of(0.5)).toBe(opinion)
    expect(opinionBesideWitness(model, opinion, [])).toBe(opinion)
    expect(opinionBesideWitness(model, null, heard(0.9))).toBeNull()
  })

  it('keeps what it read in the words', () => {
    const brakes: TextOpinion = { ...opinion, problems: new Map([['brake_system', 1]]) }
    expect(opinionBesideWitness(model, brakes, heard(0.9))).toBe(brakes)
  })
})

describe('the reader beside a photo', () => {
  const light: TextOpinion = {
    problems: new Map(problems.map((id) => [id, id === 'warning_light' ? 0.9 : 0.1 / (problems.length - 1)])),
    danger: 0.01,
    intents: new Map(),
  }
  const seen: Observation = {
    finding: 'battery_lamp_steady',
    state: 'present',
    confidence: 0.8,
    source: 'photo',
  }

  it('gives up the open light that it could not name, and says nothing of its danger', () => {
    const beside = opinionBesideWitness(model, light, [seen])
    expect(beside?.problems.get('warning_light')).toBeCloseTo(0.09, 9)
    expect([...(beside?.problems.values() ?? [])].reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9)
    expect(beside?.danger).toBeNull()
  })

  it('keeps all of it where the owner named the lamp that is then seen', () => {
    const told: Observation = { ...seen, source: 'words' }
    expect(opinionBesideWitness(model, light, [told, seen])).toBe(light)
  })

  it('keeps its word on danger where it has read what the case is about', () => {
    const brakes: TextOpinion = { ...light, problems: new Map([['brake_system', 1]]) }
    expect(opinionBesideWitness(model, brakes, [seen])?.danger).toBe(0.01)
  })
})
