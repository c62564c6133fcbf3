import { describe, expect, it } from 'vitest'
import type { Observation } from './finding.ts'
import { suggestedDangers } from './suggested-danger.ts'
import type { UrgencyRule } from './urgency-rule.ts'

const rule = (id: string, urgency: UrgencyRule['urgency'], ...all: string[][]): UrgencyRule => ({
  id,
  urgency,
  all,
  unless: [],
  reason: '',
  doNow: [],
})
const model = {
  rules: [
    rule('cords', 'stop', ['cords_show']),
    rule('grind', 'limp', ['grinds']),
    rule('pair', 'stop', ['smells'], ['puddle']),
  ],
}
const told = (
  finding: string,
  source: Observation['source'],
  confidence: number,
  state: Observation['state'] = 'present',
): Observation => ({ finding, source, confidence, state })

describe('what a witness only suggests', () => {
  it('is asked for where a red flag would stand on it', () =>
    expect(suggestedDangers(model, [told('cords_show', 'photo', 0.7)], 'soon')).toEqual(['cords_show']))

  it('is asked for where it completes what was told', () => {
    const known = [told('smells', 'words', 0.9), told('puddle', 'photo', 0.65)]
    expect(suggestedDangers(model, known, 'limp')).toEqual(['puddle'])
  })

  it('is asked for with the gravest first', () => {
    const known = [told('grinds', 'sound', 0.7), told('cords_show', 'photo', 0.7)]
    expect(suggestedDangers(model, known, 'unknown')).toEqual(['cords_show', 'grinds'])
  })

  it.each([
    ['nothing hangs on it', [told('squeaks', 'sound', 0.7)], 'soon'],
    ['it would make the case no graver', [told('grinds', 'sound', 0.7)], 'limp'],
    ['the witness is sure', [told('cords_show', 'photo', 0.8)], 'stop'],
    ['the owner said it', [told('cords_show', 'photo', 0.7), told('cords_show', 'answer', 0.93)], 'soon'],
    [
      'the owner denied it',
      [told('cords_show', 'photo', 0.7), told('cords_show', 'answer', 0.93, 'absent')],
      'soon',
    ],
  ] as const)('is not asked for where %s', (_, known, level) =>
    expect(suggestedDangers(model, known, level)).toEqual([]),
  )
})
