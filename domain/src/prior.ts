import { carConditionsOf, causesRuledOut } from './car-conditions.ts'
import type { CausalModel } from './causal-model.ts'
import type { Cause, RateModifier } from './cause.ts'
import { causesRenewed } from './causes-renewed.ts'
import { LEFT_BY_RENEWAL } from './renewed-part.ts'
import { reasonRuledOut } from './rule-out.ts'
import { dieselShare, isDieselOnly } from './untold-diesel.ts'
import { gearboxesOf, isKnown, type Vehicle } from './vehicle.ts'

const same = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

const isWithin = <T>(allowed: readonly T[] | undefined, known: T | undefined) =>
  allowed === undefined || (known !== undefined && allowed.includes(known))
const areWithin = <T>(allowed: readonly T[] | undefined, possible: readonly T[] | undefined) =>
  allowed === undefined || (possible?.every((kind) => allowed.includes(kind)) ?? false)
const isNamed = (allowed: readonly string[] | undefined, known: string | undefined) =>
  allowed === undefined || (known !== undefined && allowed.some((name) => same(name, known)))
const isOver = (bound: number | undefined, known: number | undefined) =>
  bound === undefined || (known !== undefined && known > bound)

function applies({ when }: RateModifier, vehicle: Vehicle, thisYear: number): boolean {
  const age = vehicle.year === undefined ? undefined : thisYear - vehicle.year
  return (
    isOver(when.mileageKmOver, vehicle.mileageKm) &&
    isOver(when.ageYearsOver, age) &&
    isWithin(when.fuel, vehicle.fuel) &&
    areWithin(when.gearbox, gearboxesOf(vehicle)) &&
    isWithin(when.drivetrain, vehicle.drivetrain) &&
    isWithin(when.induction, vehicle.induction) &&
    isWithin(when.rearBrakes, vehicle.rearBrakes) &&
    isNamed(when.make, vehicle.make) &&
    isNamed(when.model, vehicle.model) &&
    (when.yearFrom === undefined || (vehicle.year !== undefined && vehicle.year >= when.yearFrom)) &&
    (when.yearTo === undefined || (vehicle.year !== undefined && vehicle.year <= when.yearTo))
  )
}

/** Relative frequency of the cause on this car, 0 where the car rules it out. */
export function rateOn(cause: Cause, vehicle: Vehicle, thisYear: number): number {
  if (reasonRuledOut(cause, vehicle) !== null) return 0
  return cause.modifiers.reduce(
    (rate, modifier) => (applies(modifier, vehicle, thisYear) ? rate * modifier.factor : rate),
    isDieselOnly(cause) ? cause.rate * undamped(dieselShare(vehicle)) : cause.rate,
  )
}

/** Rates are damped by a square root before they are shares; what is a share already is squared to pass through it unchanged. */
const undamped = (share: number) => share * share

/**
 * Prior probability of each cause before any sign is known, summing to 1 over the possible causes.
 * Rates are damped by the square root: owners write about what puzzles them, so that a very common
 * fault is less over-represented among messages than among repairs.
 */
export function priorOf(model: CausalModel, vehicle: Vehicle, thisYear: number): Float64Array {
  const rates = ratesOn(model, vehicle, thisYear)
  const possible = rates.slice()
  for (const { position } of causesRuledOut(model, vehicle)) possible[position] = 0
  // Facts that leave no cause at all contradict each other: then nothing is ruled out.
  return dampedShares(possible) ?? dampedShares(rates) ?? rates
}

/** Relative frequency of each cause on this car, as far as it is possible there. */
function ratesOn(model: CausalModel, vehicle: Vehicle, thisYear: number): Float64Array {
  const { rates, modifiers, dieselOnly } = carConditionsOf(model)
  const own = rates.slice()
  const ofDiesels = undamped(dieselShare(vehicle))
  for (const position of dieselOnly) own[position] = (own[position] ?? 0) * ofDiesels
  for (const [fact, placed] of modifiers) {
    if (!isKnown(vehicle, fact)) continue
    for (const { position, modifier } of placed)
      if (applies(modifier, vehicle, thisYear)) own[position] = (own[position] ?? 0) * modifier.factor
  }
  for (const { position } of causesRenewed(model, vehicle))
    own[position] = (own[position] ?? 0) * undamped(LEFT_BY_RENEWAL)
  return own
}

/** Null where nothing is possible. */
function dampedShares(rates: Float64Array): Float64Array | null {
  const damped = rates.map(Math.sqrt)
  const total = damped.reduce((sum, value) => sum + value, 0)
  return total > 0 ? damped.map((value) => value / total) : null
}
