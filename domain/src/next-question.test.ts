import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { beliefFrom } from './belief.ts'
import type { Observation } from './finding.ts'
import { rankQuestions } from './next-question.ts'
import { priorOf } from './prior.ts'

const model = smallGarage()
const prior = priorOf(model, {}, 2026)
const pooling = { words: 1, answers: 1, reader: 1, model: 0.5, somethingElse: 0.05 }
const ask = (observations: Observation[], skipped: string[] = [], garage = model) =>
  rankQuestions(
    garage,
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

  it('is asked again of what was left unchosen on a list only where the verdict hangs on it', () => {
    const left: Observation = { finding: 'squeal', state: 'absent', confidence: 0.7, source: 'unchosen' }
    const asks = (first: readonly string[]) =>
      rankQuestions(
        model,
        beliefFrom(model, prior, [left], null, pooling),
        [left],
        new Set(),
        'plan',
        first,
      ).map(({ finding }) => finding.id)
    expect(asks([])).not.toContain('squeal')
    expect(asks([])).not.toContain('grind')
    expect(asks(['squeal'])[0]).toBe('squeal')
  })

  it('is worth less by as much as owners cannot tell', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.3, max: 1, noNaN: true }), (chance) => {
        const doubted = { ...model, answering: () => chance }
        for (const { finding, gain } of ask([], [], doubted)) {
          const sure = ask([]).find((candidate) => candidate.finding.id === finding.id)
          expect(gain).toBeCloseTo(chance * (sure?.gain ?? 0), 9)
        }
      }),
    )
  })

  it('is none that no owner can answer', () => {
    const unanswered = { ...model, answering: (id: string) => (id === 'pulls' ? 0 : 1) }
    const ids = ask([], [], unanswered).map(({ finding }) => finding.id)
    expect(ids).not.toContain('pulls')
    expect(ids).toContain('loud')
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
