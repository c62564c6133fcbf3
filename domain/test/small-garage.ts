import { buildCausalModel, type CausalModel } from '../src/causal-model.ts'
import type { Cause } from '../src/cause.ts'
import type { FindingDefinition } from '../src/finding.ts'

/** A garage with four faults and five signs, small enough to reckon by hand in tests. */
const finding = (
  id: string,
  leak: number,
  group = id,
  manner: FindingDefinition['manner'] = 'memory',
): FindingDefinition => ({
  id,
  sign: id,
  absent: `no ${id}`,
  question: `${id}?`,
  check: 'look',
  manner,
  requires: [],
  group,
  leak,
  phrases: [],
})

const cause = (
  id: string,
  problem: string,
  urgency: Cause['urgency'],
  rate: number,
  findings: Cause['findings'],
  extra: Partial<Cause> = {},
): Cause => ({
  id,
  problem,
  title: id,
  story: '',
  repair: `repair ${id}`,
  waiting: '',
  urgency,
  rate,
  modifiers: [],
  cost: { parts: [100, 100], labor: [100, 100], currency: 'USD', year: 2025 },
  checks: [],
  codes: [],
  findings,
  said: [],
  basis: '',
  ...extra,
})

export const smallGarage = (): CausalModel =>
  buildCausalModel({
    problems: [
      { id: 'brakes', title: 'Brakes', category: 'chassis', priority: 'critical' },
      { id: 'exhaust', title: 'Exhaust', category: 'exhaust', priority: 'high' },
    ],
    findings: [
      finding('squeal', 0.1, 'brake_noise'),
      finding('grind', 0.05, 'brake_noise'),
      finding('pulls', 0.02),
      finding('loud', 0.02),
      finding('soft_pedal', 0.01, 'soft_pedal', 'feel'),
    ],
    causes: [
      cause('worn_pads', 'brakes', 'limp', 64, { squeal: 0.8, grind: 0.6 }),
      cause('stuck_caliper', 'brakes', 'limp', 16, { squeal: 0.4, pulls: 0.8 }),
      cause('air_in_brakes', 'brakes', 'stop', 4, { soft_pedal: 0.9 }),
      cause(
        'muffler_hole',
        'exhaust',
        'plan',
        16,
        { loud: 0.9 },
        { needs: { fuel: ['gasoline', 'diesel'], reason: 'An electric car has no exhaust.' } },
      ),
    ],
    experiments: [],
    rules: [
      { id: 'soft', all: [['soft_pedal']], unless: [], urgency: 'stop', reason: 'A soft pedal.', doNow: [] },
    ],
  })

/** The same whose red flags can be explained from the start ("loud"), and lifted by a check of their own ("pulls"). */
export function flaggedGarage(): CausalModel {
  const garage = smallGarage()
  const rules = garage.rules.map((rule) => ({
    ...rule,
    unless: ['loud'],
    clearedBy: [{ finding: 'pulls', state: 'absent' as const }],
  }))
  return { ...garage, rules }
}
