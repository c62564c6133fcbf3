import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { beliefAt, type CaseReading, type CaseStage, type Judging } from './case-stage.ts'
import { raisedByVote } from './decide-with-vote.ts'
import type { Observation } from './finding.ts'
import { isMoreUrgent, type Urgency } from './urgency.ts'
import type { UrgencyDecision } from './urgency-decision.ts'
import { decideVerdict } from './verdict.ts'

const model = smallGarage()
const judging: Judging = {
  model,
  pooling: { words: 1, answers: 1, reader: 1, model: 0.5, somethingElse: 0.05 },
  thresholds: { constant: 0, mass: 1, reader: 0.5, model: 1, limp: 0.5, stop: 0.6 },
  vehicle: {},
  year: 2026,
  recalls: [],
  ruleOf: () => {
    throw new Error('no recall')
  },
}
const reading = (brakes: number, danger: number): CaseReading => ({
  problems: new Map([
    ['brakes', brakes],
    ['exhaust', 1 - brakes],
  ]),
  danger,
})
const told = (finding: string, state: Observation['state'] = 'present'): Observation => ({
  finding,
  state,
  confidence: 0.95,
  source: 'words',
})

function verdictOf(stage: CaseStage, readByModelAlone: readonly string[] = []) {
  const own = beliefAt(judging, { ...stage, vote: null })
  return decideVerdict(
    {
      ...judging,
      now: stage,
      earlier: [],
      seenByModelAlone: new Set(),
      readByModelAlone: new Set(readByModelAlone),
      readingBeside: () => stage.reading,
    },
    beliefAt(judging, stage),
    own,
  )
}

describe('the vote of a language model', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const opinion = fc.tuple(share, share).map(([brakes, danger]) => reading(brakes, danger))
  const findings = [...model.findings.keys()]

  it('makes no verdict less urgent, allows nothing, and never stops a car by itself', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.constantFrom(...findings), fc.constantFrom('present', 'absent')), {
          selector: ([finding]) => finding,
        }),
        fc.option(opinion),
        opinion,
        fc.subarray(findings),
        (signs, ofReader, vote, byModel) => {
          const observations = signs.map(([finding, state]) => told(finding, state))
          const without = verdictOf({ observations, reading: ofReader }, byModel)
          const voted = verdictOf({ observations, reading: ofReader, vote }, byModel)
          expect(isMoreUrgent(without.level, voted.level)).toBe(false)
          expect(voted.danger).toBeGreaterThanOrEqual(without.danger)
          // Of a car of which too little is known nothing is offered; one that the vote raises may creep to a workshop and no farther.
          const isRaised = without.level === 'unknown' && voted.level === 'limp'
          const stillForbidden = [...without.mustNot].filter((need) => !isRaised || need !== 'to_workshop')
          expect(stillForbidden.filter((need) => !voted.mustNot.has(need))).toEqual([])
          if (without.level !== 'stop') expect(voted.level).not.toBe('stop')
        },
      ),
    )
  })

  it('raises what nobody else feared, and is said to have decided it', () => {
    const observations = [told('loud')]
    // By rates and strengths 0.13 of such cars must not be driven, and 0.06 beside the vote for the exhaust; odds of 99 to 1 make 0.87 of that.
    expect(verdictOf({ observations, reading: null })).toMatchObject({ level: 'plan', decidedBy: 'belief' })
    expect(verdictOf({ observations, reading: null, vote: reading(0.16, 0.99) })).toMatchObject({
      level: 'limp',
      decidedBy: 'vote',
    })
  })

  it('makes nothing of a case of which too little was told', () => {
    const stage = { observations: [], reading: reading(0.01, 0.2) }
    expect(verdictOf(stage).level).toBe('unknown')
    expect(verdictOf({ ...stage, vote: reading(0, 0.01) }).level).toBe('unknown')
  })
})

describe('two decisions', () => {
  const decided = (urgency: Urgency, danger: number): UrgencyDecision => ({
    urgency,
    byOdds: urgency,
    danger,
    rules: [],
    mass: { stop: 0, limp: 0, soon: 0, plan: 0, watch: 0 },
    worst: 0,
  })

  it('come to the nearest workshop where only the vote would stop the car', () => {
    expect(raisedByVote(decided('soon', 0.2), decided('stop', 0.9))).toMatchObject({
      urgency: 'limp',
      byOdds: 'limp',
      danger: 0.9,
      isRaised: true,
    })
    expect(raisedByVote(decided('limp', 0.4), decided('stop', 0.9))).toMatchObject({
      urgency: 'limp',
      isRaised: false,
    })
  })

  it('come to our own where the vote is the calmer one', () => {
    expect(raisedByVote(decided('stop', 0.9), decided('watch', 0.01))).toMatchObject({
      urgency: 'stop',
      danger: 0.9,
      isRaised: false,
    })
  })
})
