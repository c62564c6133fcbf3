import type { Statement } from '@candi/contracts'
import type { Observation } from '@candi/domain'
import type { ReadSign } from '@candi/engines/text'
import { describe, expect, it } from 'vitest'
import { stagesOfCase } from './stages-of-case.ts'

const observed = (finding: string): Observation => ({
  finding,
  state: 'present',
  confidence: 0.95,
  source: 'words',
})
const sign = (finding: string): ReadSign => ({ observation: observed(finding), start: 0, end: 1 })
const complaints: Statement[] = Array.from({ length: 8 }, (_, place) => ({ id: `m${place + 1}`, text: 'x' }))

describe('the stages of a long talk', () => {
  it('hold a danger of a middle message without what was told of it later', async () => {
    const stages = await stagesOfCase({
      complaints,
      signs: new Map([
        ['m3', [sign('pedal_soft')]],
        ['m4', [sign('pads_new')]],
      ]),
      told: new Map(['pedal_soft', 'pads_new'].map((finding) => [finding, observed(finding)])),
      answered: new Map(['pedal_soft', 'pads_new'].map((finding) => [finding, observed(finding)])),
      answers: [],
      opinionOfAll: null,
      opinionOf: async () => null,
    })
    expect(stages.map(({ observations }) => observations.map(({ finding }) => finding))).toEqual([
      [],
      [],
      ['pedal_soft'],
      ...Array.from({ length: 4 }, () => ['pedal_soft', 'pads_new']),
    ])
  })

  it('hold what was asked for at once as one answer', async () => {
    const findings = ['pulls', 'squeals', 'grinds', 'shakes']
    const at = (finding: string) => ({ finding, askedWith: 'squeals' })
    const stages = await stagesOfCase({
      complaints: complaints.slice(0, 1),
      signs: new Map(),
      told: new Map(),
      answered: new Map(findings.map((finding) => [finding, observed(finding)])),
      answers: [{ finding: 'pulls' }, at('squeals'), at('grinds'), { finding: 'shakes' }],
      opinionOfAll: null,
      opinionOf: async () => null,
    })
    expect(stages.map(({ observations }) => observations.map(({ finding }) => finding))).toEqual([
      [],
      ['pulls'],
      ['pulls', 'squeals', 'grinds'],
    ])
  })

  it('are read again only after the first two messages and the last two', async () => {
    const read: number[] = []
    const stages = await stagesOfCase({
      complaints,
      signs: new Map(),
      told: new Map(),
      answered: new Map(),
      answers: [],
      opinionOfAll: null,
      opinionOf: async (before) => {
        read.push(before.length)
        return null
      },
    })
    expect(read).toEqual([1, 2, 6, 7])
    expect(stages.map(({ isWeighed }) => isWeighed)).toEqual([true, true, false, false, false, true, true])
  })
})
