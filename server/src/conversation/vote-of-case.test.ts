import type { ModelVote } from '@candi/contracts'
import { buildCausalModel } from '@candi/domain'
import { readKnowledge } from '@candi/knowledge'
import { describe, expect, it } from 'vitest'
import { reckon } from '../../test/small-case.ts'
import { smallParts } from '../../test/small-parts.ts'
import { voteOfCase } from './vote-of-case.ts'

const model = buildCausalModel(readKnowledge())
const vote = (problems: ModelVote['problems'], mustNotDrive = 0.5): ModelVote => ({
  message: '1',
  by: 'Test house',
  problems,
  mustNotDrive,
})
const sumOf = (odds: ReadonlyMap<string, number> = new Map()) =>
  [...odds.values()].reduce((sum, value) => sum + value, 0)

describe('a vote of a case', () => {
  const oddsOf = (...problems: ModelVote['problems']) =>
    voteOfCase(model, [{ id: '1' }], vote(problems))?.problems

  it('shares out evenly what it left open, and sums to one', () => {
    const odds = oddsOf({ id: 'brake_system', probability: 0.54 })
    // 0.46 among 46 problems.
    expect(odds?.get('brake_system')).toBeCloseTo(0.55, 9)
    expect(odds?.get('hvac_system')).toBeCloseTo(0.01, 9)
    expect(sumOf(odds)).toBeCloseTo(1, 9)
  })

  it('leaves a tenth to the problems that it did not name, however sure it is', () => {
    const odds = oddsOf({ id: 'brake_system', probability: 1 }, { id: 'tire_wheel', probability: 1 })
    expect(odds?.get('brake_system')).toBeCloseTo(0.45 + 0.1 / 46, 9)
    expect(sumOf(odds)).toBeCloseTo(1, 9)
  })

  it('is none without probabilities, and none of words that are not of this case', () => {
    expect(oddsOf({ id: 'brake_system', probability: 0 })).toBeUndefined()
    expect(voteOfCase(model, [{ id: '2' }], vote([{ id: 'brake_system', probability: 0.9 }]))).toBeNull()
    expect(voteOfCase(model, [{ id: '1' }], null)).toBeNull()
  })
})

describe('a case with a vote', () => {
  const parts = { ...smallParts(null), model }
  const reckonWith = (modelVote: ModelVote | null) => reckon({ modelVote }, 'what may that be', parts)

  it('is sent to the nearest workshop by a vote that fears for it, and is no clearer by one that does not', async () => {
    expect((await reckonWith(null)).verdict.level).toBe('unknown')
    const feared = await reckonWith(vote([{ id: 'brake_system', probability: 0.9 }], 0.99))
    expect(feared.verdict).toMatchObject({ level: 'limp', decidedBy: 'vote' })
    const calm = await reckonWith(vote([{ id: 'hvac_system', probability: 0.95 }], 0.01))
    expect(calm.verdict.level).toBe('unknown')
  })

  it('believes more in what was voted for', async () => {
    const without = await reckonWith(null)
    const voted = await reckonWith(vote([{ id: 'hvac_system', probability: 0.9 }]))
    expect(voted.belief.problems.get('hvac_system')).toBeGreaterThan(
      without.belief.problems.get('hvac_system') ?? 1,
    )
    expect(voted.own.problems).toEqual(without.own.problems)
  })
})
