import type { VehicleWords } from '@candi/contracts'
import type { Car, Garage } from './garage.ts'

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
