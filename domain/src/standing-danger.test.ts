import { describe, expect, it } from 'vitest'
import { flaggedGarage } from '../test/small-garage.ts'
import { beliefAt, type CaseStage, type EarlierStage, type Judging } from './case-stage.ts'
import { type Observation, UNCHOSEN_CONFIDENCE } from './finding.ts'
import { decideVerdict } from './verdict.ts'

const model = flaggedGarage()
const judging: Judging = {
  model,
  pooling: { words: 1, answers: 1, reader: 1, model: 0.5, somethingElse: 0.05 },
  thresholds: { constant: -2.3, mass: 1, reader: 0, model: 0.5, limp: 0.5, stop: 0.95 },
  vehicle: {},
  year: 2026,
  recalls: [],
  ruleOf: () => {
    throw new Error('no recall')
  },
}
const told = (finding: string): Observation => ({
  finding,
  state: 'present',
  confidence: 0.95,
  source: 'words',
})
const answered = (finding: string, state: Observation['state']): Observation => ({
  finding,
  state,
  confidence: 0.93,
  source: 'answer',
})
const unchosen = (finding: string): Observation => ({
  finding,
  state: 'absent',
  confidence: UNCHOSEN_CONFIDENCE,
  source: 'unchosen',
})
const stage = (...observations: Observation[]): CaseStage => ({
  observations,
  reading: {
    problems: new Map([
      ['brakes', 0.5],
      ['exhaust', 0.5],
    ]),
    danger: 0.5,
  },
})
const flagsOnly = (stage: CaseStage): EarlierStage => ({ ...stage, reading: null, isWeighed: false })
const verdictOf = (now: CaseStage, ...earlier: (CaseStage | EarlierStage)[]) =>
  decideVerdict(
    {
      ...judging,
      now,
      earlier: earlier.map((stage) => ({ isWeighed: true, ...stage })),
      seenByModelAlone: new Set(),
      readByModelAlone: new Set(),
      readingBeside: () => now.reading,
    },
    beliefAt(judging, now),
  )

describe('a red flag', () => {
  const soft = stage(told('soft_pedal'))

  it('stands whatever else is denied or told later', () => {
    for (const later of [
      answered('squeal', 'absent'),
      answered('grind', 'absent'),
      answered('loud', 'present'),
    ])
      expect(verdictOf(stage(told('soft_pedal'), later), soft)).toMatchObject({
        level: 'stop',
        decidedBy: 'rule',
      })
  })

  it('stands where the stage that raised it is not weighed again', () => {
    const explained = stage(told('soft_pedal'), told('loud'))
    expect(verdictOf(explained, stage(), flagsOnly(soft)).level).toBe('stop')
    expect(verdictOf(explained, stage(), flagsOnly(stage())).rules).toEqual([])
  })

  it('is told apart from the start by what explains its sign', () => {
    expect(verdictOf(stage(told('soft_pedal'), told('loud'))).rules).toEqual([])
  })

  it('names its own clearing check, and is lifted by it', () => {
    expect(verdictOf(soft).liftedBy).toEqual(['pulls'])
    expect(verdictOf(stage(told('soft_pedal'), answered('pulls', 'absent')), soft).rules).toEqual([])
  })

  it('is not lifted by what was left unchosen on a list', () => {
    const { level, liftedBy } = verdictOf(stage(told('soft_pedal'), unchosen('pulls')), soft)
    expect([level, liftedBy]).toEqual(['stop', ['pulls']])
  })
})

describe('a danger that only belief reached', () => {
  const squeals = stage(told('squeal'))

  it('stands while nothing that its cause needs was looked for', () => {
    const drifted = stage(told('squeal'), answered('loud', 'present'))
    expect(verdictOf(squeals).level).toBe('limp')
    expect(verdictOf(drifted).level).not.toBe('limp')
    expect(verdictOf(drifted, squeals).level).toBe('limp')
  })

  it('is lifted where such a sign was looked for and not found, and its odds fell far', () => {
    const cleared = stage(told('squeal'), told('loud'), answered('grind', 'absent'))
    expect(verdictOf(cleared, squeals).level).not.toBe('limp')
    const left = stage(told('squeal'), told('loud'), unchosen('grind'))
    expect(verdictOf(left, squeals).level).toBe('limp')
  })
})

describe('a case of which too little is known', () => {
  it('is unknown, and may neither be driven nor be lifted into a permission by a no', () => {
    const nothing = { observations: [], reading: { problems: new Map(), danger: 0.2 } }
    expect(verdictOf(nothing)).toMatchObject({ level: 'unknown', decidedBy: 'nothing' })
    expect(verdictOf(nothing).mustNot).toContain('moving')
    expect(verdictOf({ ...nothing, observations: [answered('soft_pedal', 'absent')] }).level).toBe('unknown')
  })

  it('is none where it must not be driven', () => {
    expect(verdictOf(stage(told('soft_pedal'))).level).toBe('stop')
  })
})
