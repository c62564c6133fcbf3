import { describe, expect, it } from 'vitest'
import { caseFactsSchema, type ModelVote, voteSchema } from './evidence.ts'

const KEPT = { vehicle: null, codes: ['P0301'], answers: [] }
const VOTE: ModelVote = {
  message: 'm1',
  by: 'Test house',
  problems: [{ id: 'brake_system', probability: 0.9 }],
  mustNotDrive: 0.8,
}

describe('the facts of a case', () => {
  it('open where they were kept before any language model voted', () => {
    expect(caseFactsSchema.parse(KEPT)).toMatchObject({ codes: ['P0301'], modelVote: null })
  })

  it('keep a vote, and open without one that is none', () => {
    expect(caseFactsSchema.parse({ ...KEPT, modelVote: VOTE }).modelVote).toEqual(VOTE)
    const renamed = { ...VOTE, problems: [{ id: 'named_otherwise_once', probability: 0.9 }] }
    for (const modelVote of [renamed, { ...VOTE, mustNotDrive: 2 }, 'brakes', 7])
      expect(caseFactsSchema.parse({ ...KEPT, modelVote })).toMatchObject({
        codes: ['P0301'],
        modelVote: null,
      })
  })
})

describe('a vote', () => {
  it.each([
    ['for nothing', []],
    ['for a problem of no catalogue', [{ id: 'brakes', probability: 0.9 }]],
    ['with a probability above 1', [{ id: 'brake_system', probability: 90 }]],
    ['with a probability below 0', [{ id: 'brake_system', probability: -0.1 }]],
    [
      'twice for one problem',
      [
        { id: 'brake_system', probability: 0.5 },
        { id: 'brake_system', probability: 0.4 },
      ],
    ],
  ])('%s is none', (_, problems) => {
    expect(voteSchema.safeParse({ problems, mustNotDrive: 0.5 }).success).toBe(false)
  })
})
