import type { VehicleWords } from '@candi/contracts'
import { type Car, currentCar, type Garage } from './garage.ts'
import { vehicleOf } from './vehicle-of.ts'

/** What a case knows of its car. */
export type CaseCar = { carId: string; vehicle: VehicleWords | null }
/** The car of a case in which nothing was said yet. */
type LeftCar = CaseCar & { updatedAt: number }

/**
 * The car that a case starts with: the current one. A car that its owner named in the case itself stays, unless they
 * come from My Car for this one; a car of the garage that was changed since is taken anew.
 */
export function carAtStart(garage: Garage, left: LeftCar, isForCurrentCar: boolean): CaseCar {
  const car = currentCar(garage)
  if (!car) return left
  const isNamedHere = left.vehicle !== null && left.carId === ''
  const isUpToDate = left.vehicle !== null && left.carId === car.id && left.updatedAt >= car.savedAt
  if (isUpToDate || (isNamedHere && !isForCurrentCar)) return left
  return { carId: car.id, vehicle: vehicleOf(car.info) }
}

/** Which car of the garage a case is about, after its owner changed what it says of the car; empty for none. */
export function carIdOf(garage: Garage, vehicle: VehicleWords | null, before: string): string {
  const { year, make = '', model = '' } = vehicle ?? {}
  const is = ({ info }: Car) =>
    info.year === (year ?? null) &&
    info.make.toLowerCase() === make.toLowerCase() &&
    info.model.toLowerCase() === model.toLowerCase()
  const same = garage.cars.filter(is)
  return (same.find(({ id }) => id === before) ?? same[0])?.id ?? ''
}
