import type { CausalModel } from './causal-model.ts'
import type { Cause, RateModifier } from './cause.ts'
import { reasonRuledOut } from './rule-out.ts'
import { isDieselOnly } from './untold-diesel.ts'
import { isKnown, type Vehicle, type VehicleNeeds } from './vehicle.ts'

type Fact = keyof Vehicle

/** The fact of a car that each condition asks for; a condition on what is not known of a car never holds. */
const FACT_OF_NEED = {
  fuel: 'fuel',
  induction: 'induction',
  gearbox: 'gearbox',
  drivetrain: 'drivetrain',
  timingDrive: 'timingDrive',
  steeringAssist: 'steeringAssist',
  rearBrakes: 'rearBrakes',
  injection: 'injection',
  cylinders: 'cylinders',
  make: 'make',
  yearFrom: 'year',
  yearTo: 'year',
} as const satisfies Record<keyof VehicleNeeds, Fact>
const FACT_OF_MODIFIER = {
  mileageKmOver: 'mileageKm',
  ageYearsOver: 'year',
  fuel: 'fuel',
  gearbox: 'gearbox',
  drivetrain: 'drivetrain',
  induction: 'induction',
  rearBrakes: 'rearBrakes',
  make: 'make',
  model: 'model',
  yearFrom: 'year',
  yearTo: 'year',
} as const satisfies Record<keyof RateModifier['when'], Fact>

interface PlacedModifier {
  readonly position: number
  readonly modifier: RateModifier
}

/** What a model asks of a car, by the fact that it asks for: of most cars little is known. */
interface CarConditions {
  readonly rates: Float64Array
  /** Positions of the causes that only a diesel can have. */
  readonly dieselOnly: readonly number[]
  /** Positions of the causes that need something of this fact. */
  readonly needs: ReadonlyMap<Fact, readonly number[]>
  /** Modifiers that ask for this fact first. */
  readonly modifiers: ReadonlyMap<Fact, readonly PlacedModifier[]>
}

const known = new WeakMap<CausalModel, CarConditions>()

/** Arranged once for a model. */
export function carConditionsOf(model: CausalModel): CarConditions {
  const conditions = known.get(model) ?? arrange(model)
  known.set(model, conditions)
  return conditions
}

function arrange({ causes }: CausalModel): CarConditions {
  const needs = new Map<Fact, number[]>()
  const modifiers = new Map<Fact, PlacedModifier[]>()
  for (const [position, cause] of causes.entries()) {
    for (const fact of factsIn(FACT_OF_NEED, cause.needs ?? {})) listIn(needs, fact).push(position)
    for (const modifier of cause.modifiers) {
      const first = factsIn(FACT_OF_MODIFIER, modifier.when).values().next().value
      if (first !== undefined) listIn(modifiers, first).push({ position, modifier })
    }
  }
  return {
    rates: Float64Array.from(causes, ({ rate }) => rate),
    dieselOnly: causes.flatMap((cause, position) => (isDieselOnly(cause) ? [position] : [])),
    needs,
    modifiers,
  }
}

function factsIn(facts: Readonly<Record<string, Fact>>, conditions: object): Set<Fact> {
  return new Set(Object.keys(conditions).flatMap((condition) => facts[condition] ?? []))
}

function listIn<T>(lists: Map<Fact, T[]>, fact: Fact): T[] {
  const list = lists.get(fact) ?? []
  lists.set(fact, list)
  return list
}

export interface RuledOut {
  readonly cause: Cause
  readonly position: number
  readonly reason: string
}

/** The causes that this car cannot have, in the order of the model. */
export function causesRuledOut(model: CausalModel, vehicle: Vehicle): RuledOut[] {
  const isAsked = new Uint8Array(model.causes.length)
  for (const [fact, positions] of carConditionsOf(model).needs)
    if (isKnown(vehicle, fact)) for (const position of positions) isAsked[position] = 1
  const ruledOut: RuledOut[] = []
  for (let position = isAsked.indexOf(1); position >= 0; position = isAsked.indexOf(1, position + 1)) {
    const cause = model.causes[position]
    const reason = cause ? reasonRuledOut(cause, vehicle) : null
    if (cause && reason !== null) ruledOut.push({ cause, position, reason })
  }
  return ruledOut
}
