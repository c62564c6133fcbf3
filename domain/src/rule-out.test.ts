import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { beliefFrom } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import { buildCausalModel } from './causal-model.ts'
import type { CauseNeeds } from './cause.ts'
import { rankQuestions } from './next-question.ts'
import { planChecks } from './plan-of-checks.ts'
import { priorOf } from './prior.ts'
import { isRuledOut, reasonRuledOut } from './rule-out.ts'
import type { Vehicle } from './vehicle.ts'

const weights = { words: 0.5, answers: 1, reader: 1, model: 0.5, somethingElse: 0.1 }
const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
/** A car of which this or that is known. */
const vehicle: fc.Arbitrary<Vehicle> = fc
  .record({
    year: optional([1985, 2004, 2024]),
    make: optional(['Honda', 'Mazda']),
    fuel: optional(['gasoline', 'diesel', 'electric'] as const),
    induction: optional(['natural', 'turbo'] as const),
    gearbox: optional(['manual', 'automatic', 'cvt'] as const),
    drivetrain: optional(['fwd', 'rwd'] as const),
    timingDrive: optional(['belt', 'chain'] as const),
    steeringAssist: optional(['electric', 'hydraulic'] as const),
    cylinders: optional([3, 4, 8]),
  })
  .map((facts): Vehicle => Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)))

const NEEDS: readonly CauseNeeds[] = [
  { fuel: ['gasoline'], cylinders: [3, 4], reason: 'needs a small engine' },
  { induction: ['turbo'], timingDrive: ['belt'], reason: 'needs a turbo and a belt' },
  { gearbox: ['cvt'], drivetrain: ['rwd'], yearFrom: 2000, reason: 'needs a CVT' },
  { make: ['mazda'], steeringAssist: ['electric'], yearTo: 2010, reason: 'needs a Mazda' },
]
/** Each of the four causes of the small garage needs something. */
const demanding = (): CausalModel => {
  const { problems, causes, findings, experiments, rules } = smallGarage()
  return buildCausalModel({
    problems,
    findings: [...findings.values()],
    experiments,
    rules,
    causes: causes.map((cause, index) => {
      const needs = NEEDS[index]
      return needs ? { ...cause, needs } : cause
    }),
  })
}
const model = demanding()
const observations = fc.uniqueArray(
  fc.record({
    finding: fc.constantFrom('squeal', 'grind', 'pulls', 'loud', 'soft_pedal'),
    state: fc.constantFrom('present' as const, 'absent' as const),
    confidence: fc.double({ min: 0.5, max: 1, noNaN: true }),
    source: fc.constantFrom('words' as const, 'answer' as const),
  }),
  { maxLength: 4, selector: ({ finding }) => finding },
)

describe('what the car rules out', () => {
  it('changes nothing when a further fact is unknown', () => {
    fc.assert(
      fc.property(
        vehicle,
        fc.constantFrom('fuel', 'induction', 'cylinders', 'make', 'timingDrive'),
        (car, fact) => {
          const known = Object.fromEntries(Object.entries(car).filter(([key]) => key !== fact))
          const unknown = { ...known, [fact]: undefined } as Vehicle
          expect(priorOf(model, unknown, 2026)).toEqual(priorOf(model, known, 2026))
        },
      ),
    )
  })

  it('leaves a belief that sums to one with something else', () => {
    fc.assert(
      fc.property(vehicle, observations, (car, seen) => {
        const belief = beliefFrom(model, priorOf(model, car, 2026), seen, null, weights)
        expect(belief.causes.reduce((sum, value) => sum + value, belief.somethingElse)).toBeCloseTo(1, 9)
      }),
    )
  })

  it('never takes the last cause: facts that exclude everything exclude nothing', () => {
    fc.assert(
      fc.property(vehicle, (car) => {
        const prior = priorOf(model, car, 2026)
        expect(prior.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9)
        const out = model.causes.map((cause) => reasonRuledOut(cause, car) !== null)
        if (!out.every(Boolean))
          for (const [index, value] of prior.entries()) expect(value === 0).toBe(out[index])
      }),
    )
  })

  it('is not asked of its owner, nor looked for in a check', () => {
    const { problems, causes, findings, experiments, rules } = smallGarage()
    const look = { title: 'Listen', steps: '', minutes: 1, cost: [0, 0] as const, tools: [] }
    const check = { ...look, difficulty: 'easy' as const, requires: [], danger: '', finding: 'loud' }
    const garage = buildCausalModel({
      problems,
      experiments,
      rules,
      causes: causes.map(({ needs: _, ...cause }) => ({ ...cause, checks: [check] })),
      findings: [...findings.values()].map((finding) =>
        finding.id === 'loud' ? { ...finding, needs: { fuel: ['gasoline', 'diesel'] as const } } : finding,
      ),
    })
    const belief = beliefFrom(garage, priorOf(garage, {}, 2026), [], null, weights)
    const asked = (car: Vehicle, first: string[] = []) =>
      rankQuestions(garage, belief, [], new Set(), 'plan', first, new Set(), car).map(
        ({ finding: { id } }) => id,
      )
    const looked = (car: Vehicle) => planChecks(garage, belief, new Set(), new Set(), 9, car).length
    for (const car of [{}, { fuel: 'diesel' as const }]) {
      expect(asked(car)).toContain('loud')
      expect(looked(car)).toBe(1)
    }
    expect(asked({ fuel: 'electric' }, ['loud'])).not.toContain('loud')
    expect(asked({ fuel: 'electric' })).toContain('pulls')
    expect(looked({ fuel: 'electric' })).toBe(0)
  })

  it('takes away a cause that needs a gearbox only where no kind that the car can have is one of those', () => {
    const kinds = ['manual', 'automatic', 'cvt', 'dual_clutch'] as const
    const some = fc.uniqueArray(fc.constantFrom(...kinds), { minLength: 1 })
    fc.assert(
      fc.property(some, some, optional(kinds), (gearbox, gearboxes, told) => {
        const car: Vehicle = told ? { gearboxes, gearbox: told } : { gearboxes }
        expect(isRuledOut({ gearbox }, car)).toBe(!gearboxes.some((kind) => gearbox.includes(kind)))
      }),
    )
  })

  it('knows cylinders and makes', () => {
    const [small, , , mazda] = model.causes
    expect(small && reasonRuledOut(small, { cylinders: 8 })).toBe('needs a small engine')
    expect(small && reasonRuledOut(small, { cylinders: 4 })).toBeNull()
    expect(mazda && reasonRuledOut(mazda, { make: 'Honda' })).toBe('needs a Mazda')
    expect(mazda && reasonRuledOut(mazda, { make: 'MAZDA' })).toBeNull()
  })
})
