import type { VehicleWords } from '@candi/contracts'
import { currentCar, type Garage } from './garage.ts'
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
