import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { buildCausalModel } from './causal-model.ts'
import { forbiddenBy } from './forbidden.ts'
import type { Need } from './need.ts'
import { LEVELS, type Level, URGENCIES } from './urgency.ts'
import type { UrgencyRule } from './urgency-rule.ts'

const garage = smallGarage()
/** The garage's four faults, all in the cooling system: worn_pads and stuck_caliper limp, air_in_brakes stop, muffler_hole plan. */
const cooling = buildCausalModel({
  problems: [{ id: 'cooling_system', title: 'Cooling', category: 'engine', priority: 'critical' }],
  findings: [...garage.findings.values()],
  causes: garage.causes.map((cause) => ({ ...cause, problem: 'cooling_system' })),
  experiments: [],
  rules: [],
})
const belief = (causes: number[]) => ({ causes: Float64Array.from(causes) })
const none = belief([0, 0, 0, 1])
const rule = (forbids?: readonly Need[]): UrgencyRule => ({
  id: 'told',
  all: [],
  unless: [],
  urgency: 'soon',
  forbids,
  reason: '',
  doNow: [],
})

describe('what nobody may be asked to do', () => {
  it('is moving a car that must stand or may only go to a workshop, and no other', () => {
    const standing = URGENCIES.filter((urgency) =>
      forbiddenBy(garage, none, { level: urgency, rules: [], starts: true }).has('moving'),
    )
    expect(standing).toEqual(['stop', 'limp'])
  })

  it('is the way to a workshop of a car that must stand, of which too little is known, or that does not start', () => {
    const towed = (starts: boolean) =>
      LEVELS.filter((level) => forbiddenBy(garage, none, { level, rules: [], starts }).has('to_workshop'))
    expect(towed(true)).toEqual(['stop', 'unknown'])
    expect(towed(false)).toEqual([...LEVELS])
  })

  it('is going under a car, whatever is the matter with it', () => {
    for (const urgency of URGENCIES)
      expect(
        forbiddenBy(garage, none, { level: urgency, rules: [], starts: true }).has('under_raised_car'),
      ).toBe(true)
  })

  it('is all that any of the rules forbids', () => {
    const decision = {
      level: 'soon' as const,
      rules: [rule(['fuel']), rule(), rule(['battery', 'brakes'])],
      starts: true,
    }
    expect(forbiddenBy(garage, none, decision)).toEqual(
      new Set(['under_raised_car', 'fuel', 'battery', 'brakes']),
    )
  })

  it('is running or switching on an engine that is likely dying in a car that must stand', () => {
    // Dangerous mass 0.2 + 0.1 is over a quarter, 0.1 + 0.1 is not; the `plan` of the muffler never counts.
    const decision = { level: 'stop' as const, rules: [], starts: true }
    const dying = forbiddenBy(cooling, belief([0.2, 0, 0.1, 0.7]), decision)
    expect([dying.has('engine_running'), dying.has('ignition_on')]).toEqual([true, true])
    const other = forbiddenBy(cooling, belief([0.1, 0, 0.1, 0.8]), decision)
    expect([other.has('engine_running'), other.has('ignition_on')]).toEqual([false, false])
  })

  it('is not running the engine where the brakes are what is dangerous: their test needs it', () => {
    const forbidden = forbiddenBy(garage, belief([0.2, 0, 0.8, 0]), {
      level: 'stop',
      rules: [rule(['moving'])],
      starts: true,
    })
    expect(forbidden.has('engine_running')).toBe(false)
  })

  it('is not running the engine of a car that may go to the workshop', () => {
    const forbidden = forbiddenBy(cooling, belief([1, 0, 0, 0]), { level: 'limp', rules: [], starts: true })
    expect(forbidden.has('engine_running')).toBe(false)
  })

  it('is moving a car that does not start, and one more try where it must stand', () => {
    const of = (level: Level) => forbiddenBy(garage, none, { level, rules: [], starts: false })
    expect(LEVELS.filter((level) => of(level).has('moving'))).toEqual([...LEVELS])
    expect(LEVELS.filter((level) => of(level).has('engine_running'))).toEqual(['stop'])
  })
})
