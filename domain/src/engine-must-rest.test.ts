import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { buildCausalModel } from './causal-model.ts'
import { engineMustRest } from './engine-must-rest.ts'
import type { UrgencyRule } from './urgency-rule.ts'

const garage = smallGarage()
/** The garage's four faults, three of them in the cooling system: worn_pads and stuck_caliper limp, air_in_brakes stop. */
const cooling = buildCausalModel({
  problems: [{ id: 'cooling_system', title: 'Cooling', category: 'engine', priority: 'critical' }],
  findings: [...garage.findings.values()],
  causes: garage.causes.map((cause) => ({ ...cause, problem: 'cooling_system' })),
  experiments: [],
  rules: [],
})
const belief = (causes: number[]) => ({
  causes: Float64Array.from(causes),
  somethingElse: 0,
  problems: new Map(),
  signs: [],
})
const rule = (keepOff: boolean): UrgencyRule => ({
  id: 'told',
  all: [],
  unless: [],
  urgency: 'stop',
  keepOff,
  reason: '',
  doNow: [],
})

describe('an engine that must rest', () => {
  it('is one of which a rule says so', () => {
    const decision = { level: 'stop' as const, rules: [rule(false), rule(true)] }
    expect(engineMustRest(garage, belief([1, 0, 0, 0]), decision)).toBe(true)
  })

  it('is one that is likely dying in a car that must stand', () => {
    // Dangerous mass 0.2 + 0.1 is over a quarter, 0.1 + 0.1 is not; the muffler's `plan` never counts.
    const decision = { level: 'stop' as const, rules: [] }
    expect(engineMustRest(cooling, belief([0.2, 0, 0.1, 0.7]), decision)).toBe(true)
    expect(engineMustRest(cooling, belief([0.1, 0, 0.1, 0.8]), decision)).toBe(false)
  })

  it('is none where the brakes are what is dangerous: their test needs it', () => {
    const decision = { level: 'stop' as const, rules: [rule(false)] }
    expect(engineMustRest(garage, belief([0.2, 0, 0.8, 0]), decision)).toBe(false)
  })

  it('is none in a car that may go to the workshop', () => {
    expect(engineMustRest(cooling, belief([1, 0, 0, 0]), { level: 'limp', rules: [] })).toBe(false)
  })
})
