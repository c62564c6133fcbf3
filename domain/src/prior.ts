import type { CausalModel } from './causal-model.ts'
import type { Cause, RateModifier } from './cause.ts'
import { reasonRuledOut } from './rule-out.ts'
import type { Vehicle } from './vehicle.ts'

const same = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

function applies(modifier: RateModifier, vehicle: Vehicle, thisYear: number): boolean {
  const { when } = modifier
  const within = <T>(allowed: readonly T[] | undefined, known: T | undefined) =>
    allowed === undefined || (known !== undefined && allowed.includes(known))
  const named = (allowed: readonly string[] | undefined, known: string | undefined) =>
    allowed === undefined || (known !== undefined && allowed.some((name) => same(name, known)))
  const over = (bound: number | undefined, known: number | undefined) =>
    bound === undefined || (known !== undefined && known > bound)
  return (
    over(when.mileageKmOver, vehicle.mileageKm) &&
    over(when.ageYearsOver, vehicle.year === undefined ? undefined : thisYear - vehicle.year) &&
    within(when.fuel, vehicle.fuel) &&
    within(when.gearbox, vehicle.gearbox) &&
    within(when.drivetrain, vehicle.drivetrain) &&
    within(when.induction, vehicle.induction) &&
    named(when.make, vehicle.make) &&
    named(when.model, vehicle.model) &&
    (when.yearFrom === undefined || (vehicle.year !== undefined && vehicle.year >= when.yearFrom)) &&
    (when.yearTo === undefined || (vehicle.year !== undefined && vehicle.year <= when.yearTo))
  )
}

/** Relative frequency of the cause on this car, 0 where the car rules it out. */
export function rateOn(cause: Cause, vehicle: Vehicle, thisYear: number): number {
  if (reasonRuledOut(cause, vehicle) !== null) return 0
  return cause.modifiers.reduce(
    (rate, modifier) => (applies(modifier, vehicle, thisYear) ? rate * modifier.factor : rate),
    cause.rate,
  )
}

/**
 * Prior probability of each cause before any sign is known, summing to 1 over the possible causes.
 * Rates are damped by the square root: owners write about what puzzles them, so that a very common
 * fault is less over-represented among messages than among repairs.
 */
export function priorOf(model: CausalModel, vehicle: Vehicle, thisYear: number): Float64Array {
  const prior = Float64Array.from(model.causes, (cause) => Math.sqrt(rateOn(cause, vehicle, thisYear)))
  const total = prior.reduce((sum, value) => sum + value, 0)
  return total > 0 ? prior.map((value) => value / total) : prior
}
