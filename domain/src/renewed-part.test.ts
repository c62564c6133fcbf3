import { expect, it } from 'vitest'
import { buildCausalModel } from './causal-model.ts'
import type { Cause } from './cause.ts'
import { causesRenewed } from './causes-renewed.ts'
import { priorOf } from './prior.ts'
import { LEFT_BY_RENEWAL } from './renewed-part.ts'

const cause = (id: string): Cause => ({
  id,
  problem: 'fuel_system',
  title: id,
  story: '',
  repair: '',
  waiting: '',
  urgency: 'soon',
  rate: 25,
  modifiers: [],
  cost: { parts: [0, 1], labor: [0, 1], currency: 'USD', year: 2025 },
  checks: [],
  codes: [],
  findings: {},
  said: [],
  basis: '',
})

const model = buildCausalModel({
  problems: [],
  causes: [cause('pump_worn'), cause('relay_dead')],
  findings: [],
  experiments: [],
  rules: [],
  renewals: [
    { part: 'fuel_pump', title: 'the fuel pump', words: ['fuel pump'], unlikely: ['pump_worn', 'forgotten'] },
  ],
})

it('leaves a part that was renewed its share of the belief, and no more', () => {
  const [before = 0, otherBefore = 1] = priorOf(model, {}, 2026)
  const [after = 0, otherAfter = 1] = priorOf(model, { renewed: new Set(['fuel_pump']) }, 2026)
  expect(before / otherBefore).toBeCloseTo(1)
  expect(after / otherAfter).toBeCloseTo(LEFT_BY_RENEWAL)
  expect(after + otherAfter).toBeCloseTo(1)
})

it('says which causes are unlikely because of which part', () => {
  expect(causesRenewed(model, {})).toEqual([])
  expect(causesRenewed(model, { renewed: new Set(['brake_pads']) })).toEqual([])
  expect(
    causesRenewed(model, { renewed: new Set(['fuel_pump']) }).map(({ cause: { id }, part }) => [
      id,
      part.title,
    ]),
  ).toEqual([['pump_worn', 'the fuel pump']])
})
