import { describe, expect, it } from 'vitest'
import { flaggedGarage } from '../test/small-garage.ts'
import type { Observation } from './finding.ts'
import { verdictByRules } from './verdict-by-rules.ts'

const model = flaggedGarage()
const told = (finding: string, state: Observation['state'] = 'present'): Observation => ({
  finding,
  state,
  confidence: 0.95,
  source: 'words',
})
const soft = told('soft_pedal')

describe('what the red flags alone say', () => {
  it('is that the car must stand while a flag of an earlier message is not lifted', () => {
    expect(verdictByRules(model, [[soft], [soft, told('loud')]])).toMatchObject({
      level: 'stop',
      rules: [{ id: 'soft' }],
      starts: true,
      mustNot: new Set(['under_raised_car', 'moving', 'to_workshop']),
    })
  })

  it('is nothing where the sign was explained from the start, taken back, or cleared by its own check', () => {
    for (const stages of [
      [],
      [[soft, told('loud')]],
      [[soft], [told('soft_pedal', 'absent')]],
      [[soft], [soft, told('pulls', 'absent')]],
    ])
      expect(verdictByRules(model, stages)).toMatchObject({ level: 'unknown', rules: [] })
  })

  it('is no permission where a flag only asks for haste', () => {
    const hasty = { ...model, rules: model.rules.map((rule) => ({ ...rule, urgency: 'soon' as const })) }
    expect(verdictByRules(hasty, [[soft]]).level).toBe('unknown')
  })
})
