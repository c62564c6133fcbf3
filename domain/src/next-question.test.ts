import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { beliefFrom } from './belief.ts'
import type { Observation } from './finding.ts'
import { rankQuestions } from './next-question.ts'
import { priorOf } from './prior.ts'

const model = smallGarage()
const prior = priorOf(model, {}, 2026)
const pooling = { words: 1, answers: 1, reader: 1, somethingElse: 0.05 }
const ask = (observations: Observation[], skipped: string[] = []) =>
  rankQuestions(
    model,
    beliefFrom(model, prior, observations, null, pooling),
    observations,
    new Set(skipped),
    'plan',
  )
const answered = (finding: string, state: Observation['state']): Observation => ({
  finding,
  state,
  confidence: 0.95,
  source: 'answer',
})

describe('the next question', () => {
  it('gains information by every question that it proposes', () => {
    for (const candidate of ask([])) expect(candidate.gain).toBeGreaterThan(0)
  })

  it('is never one that was answered, skipped, or settled by another telling of the same sign', () => {
    const ids = ask([answered('squeal', 'present')], ['pulls']).map(({ finding }) => finding.id)
    expect(ids).not.toContain('squeal')
    expect(ids).not.toContain('grind')
    expect(ids).not.toContain('pulls')
  })

  it('is asked again under another sign when the owner was not sure', () => {
    const ids = ask([answered('squeal', 'unknown')]).map(({ finding }) => finding.id)
    expect(ids).not.toContain('squeal')
    expect(ids).toContain('grind')
  })

  it('names two causes that the answer pulls apart, however much else it may be', () => {
    const open = { ...pooling, somethingElse: 0.9 }
    const candidates = rankQuestions(model, beliefFrom(model, prior, [], null, open), [], new Set(), 'plan')
    expect(candidates.length).toBeGreaterThan(0)
    for (const { finding, tells } of candidates) {
      const strengths = model.causes.map((_, index) => model.strengths(finding.id)[index] ?? 0)
      const [raised = 0, lowered = 0] = tells.map((position) => strengths[position])
      expect(raised).toBeGreaterThan(lowered)
      // Among those that the sign speaks against, the likeliest is the one to name.
      const unlike = model.causes.flatMap((_, index) => (strengths[index] === 0 ? [prior[index] ?? 0] : []))
      expect(prior[tells[1]]).toBeCloseTo(Math.max(...unlike), 9)
    }
  })

  it('orders by value, best first', () => {
    const values = ask([]).map(({ value }) => value)
    expect(values).toEqual([...values].sort((left, right) => right - left))
  })

  it('stops asking when nothing is left to tell apart', () => {
    const all = ['squeal', 'grind', 'pulls', 'loud', 'soft_pedal'].map((finding) =>
      answered(finding, 'absent'),
    )
    expect(ask(all)).toEqual([])
  })
})
