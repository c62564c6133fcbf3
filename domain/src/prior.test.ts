import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildCausalModel } from './causal-model.ts'
import type { Cause, CauseNeeds, RateModifier } from './cause.ts'
import { priorOf, rateOn } from './prior.ts'

const fuel = fc.constantFrom('gasoline' as const, 'diesel' as const, 'electric' as const)
const gearbox = fc.constantFrom('manual' as const, 'automatic' as const)
const year = fc.integer({ min: 1990, max: 2026 })
const some = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: 1, maxLength: 2 })

const needs: fc.Arbitrary<CauseNeeds> = fc.record(
  { reason: fc.constant('it lacks the part'), fuel: some(fuel), gearbox: some(gearbox), yearFrom: year },
  { requiredKeys: ['reason'] },
)
const modifier: fc.Arbitrary<RateModifier> = fc.record({
  factor: fc.constantFrom(0.5, 2, 3),
  when: fc
    .record(
      {
        mileageKmOver: fc.nat(200_000),
        ageYearsOver: fc.nat(20),
        fuel: some(fuel),
        make: some(make()),
        yearTo: year,
      },
      { requiredKeys: [] },
    )
    .filter((when) => Object.keys(when).length > 0),
})
const vehicle = fc.record(
  { year, make: make(), fuel, gearbox, mileageKm: fc.nat(250_000) },
  { requiredKeys: [] },
)
const drawn = fc.record({
  rate: fc.integer({ min: 1, max: 100 }),
  modifiers: fc.array(modifier, { maxLength: 3 }),
  needs: fc.option(needs, { nil: undefined }),
})

function make() {
  return fc.constantFrom('Honda', 'BMW', 'honda')
}

const modelOf = (causes: Cause[]) =>
  buildCausalModel({ problems: [], findings: [], experiments: [], rules: [], causes })

const causeOf = (
  { needs: asked, ...known }: typeof drawn extends fc.Arbitrary<infer T> ? T : never,
  index: number,
): Cause => ({
  id: `cause${index}`,
  problem: 'brakes',
  title: '',
  story: '',
  repair: '',
  waiting: '',
  urgency: 'plan',
  cost: { parts: [0, 0], labor: [0, 0], currency: 'USD', year: 2025 },
  checks: [],
  codes: [],
  findings: {},
  said: [],
  basis: '',
  ...known,
  ...(asked ? { needs: asked } : {}),
})

it('gives each cause the damped rate that it has on this car, whatever is known of it', () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 8 }), vehicle, (rows, car) => {
      const causes = rows.map(causeOf)
      const model = modelOf(causes)
      const damped = causes.map((cause) => Math.sqrt(rateOn(cause, car, 2026)))
      const total = damped.reduce((sum, value) => sum + value, 0)
      fc.pre(total > 0)
      const prior = priorOf(model, car, 2026)
      for (const [index, value] of damped.entries()) expect(prior[index]).toBeCloseTo(value / total, 12)
    }),
  )
})

it('holds a fault of diesels for one in twenty as likely on a car that is hardly sold as one, until the fuel is known', () => {
  const any = causeOf({ rate: 4, modifiers: [], needs: undefined }, 0)
  const ofDiesels = causeOf(
    { rate: 4, modifiers: [], needs: { reason: 'it lacks the part', fuel: ['diesel'] } },
    1,
  )
  const model = modelOf([any, ofDiesels])
  const [ofAny = 0, ofDiesel = 0] = priorOf(model, { make: 'Toyota', model: 'Camry' }, 2026)
  expect(ofDiesel / ofAny).toBeCloseTo(0.05, 12)
  expect([...priorOf(model, { make: 'Toyota', fuel: 'diesel' }, 2026)]).toEqual([0.5, 0.5])
  expect([...priorOf(model, { fuel: 'gasoline' }, 2026)]).toEqual([1, 0])
})

it('rules nothing out where the facts of a car leave no cause at all', () => {
  const only = causeOf(
    { rate: 4, modifiers: [], needs: { reason: 'it lacks the part', fuel: ['diesel'] } },
    0,
  )
  const model = modelOf([only])
  expect([...priorOf(model, { fuel: 'electric' }, 2026)]).toEqual([1])
})

it('takes a rate for what sort of gearbox the car has only where every kind that it can have is of that sort', () => {
  const ofCvts = causeOf(
    { rate: 4, modifiers: [{ when: { gearbox: ['cvt', 'automatic'] }, factor: 9 }], needs: undefined },
    0,
  )
  const whole = ['cvt', 'automatic'] as const
  expect(rateOn(ofCvts, { gearboxes: whole }, 2026)).toBe(36)
  expect(rateOn(ofCvts, { gearboxes: ['cvt', 'manual'] }, 2026)).toBe(4)
  expect(rateOn(ofCvts, {}, 2026)).toBe(4)
  const [ofWhole = 0, ofOther = 0] = priorOf(
    modelOf([ofCvts, causeOf({ rate: 4, modifiers: [], needs: undefined }, 1)]),
    { gearboxes: whole },
    2026,
  )
  expect(ofWhole / ofOther).toBeCloseTo(3, 12)
})
