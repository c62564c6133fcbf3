import { z } from 'zod'
import { isNamed, NO_VEHICLE_INFO, type VehicleInfo, vehicleInfoSchema } from '../../api/vehicle-info.ts'

export type Car = {
  id: string
  info: VehicleInfo
  /** Milliseconds since 1970: a case begun before this may know an older state of the car. */
  savedAt: number
}
export type Garage = {
  cars: Car[]
  /** Id of the car that Diagnose and Upload start with; empty where there is none. */
  currentId: string
}
export const EMPTY_GARAGE: Garage = { cars: [], currentId: '' }

const carSchema = z.object({
  id: z.string().min(1).max(80),
  info: z
    .record(z.string(), z.unknown())
    .transform((kept) => vehicleInfoSchema.parse({ ...NO_VEHICLE_INFO, ...kept })),
  savedAt: z.number().catch(0),
})
/** What was kept; a damaged car is left out, and a current car that is not there is the first. */
export const garageSchema = z
  .object({ cars: z.array(z.unknown()), currentId: z.string().catch('') })
  .transform(({ cars, currentId }): Garage => {
    const read = cars.flatMap((kept) => {
      const parsed = carSchema.safeParse(kept)
      return parsed.success ? [parsed.data] : []
    })
    return { cars: read, currentId: (read.find(({ id }) => id === currentId) ?? read[0])?.id ?? '' }
  })

export const currentCar = ({ cars, currentId }: Garage): Car | undefined =>
  cars.find(({ id }) => id === currentId)

export const withCar = (garage: Garage, car: Car): Garage => ({
  cars: [...garage.cars, car],
  currentId: car.id,
})
export const withInfo = (garage: Garage, id: string, info: VehicleInfo, now: number): Garage => ({
  cars: garage.cars.map((car) => (car.id === id ? { id, info, savedAt: now } : car)),
  currentId: id,
})
export const switchedTo = (garage: Garage, id: string): Garage =>
  garage.cars.some((car) => car.id === id) ? { ...garage, currentId: id } : garage

/** Without the car; where it was the current one, its neighbor is. */
export function withoutCar({ cars, currentId }: Garage, id: string): Garage {
  const place = cars.findIndex((car) => car.id === id)
  const left = cars.filter((car) => car.id !== id)
  const heir = left[Math.min(Math.max(place, 0), left.length - 1)]
  return { cars: left, currentId: currentId === id ? (heir?.id ?? '') : currentId }
}

/** Takes a removal back: the car stands where it stood, and is current if it was. */
export function withCarBack(garage: Garage, before: Garage, id: string): Garage {
  const place = before.cars.findIndex((car) => car.id === id)
  const car = before.cars[place]
  if (!car || garage.cars.some((other) => other.id === id)) return garage
  return {
    cars: garage.cars.toSpliced(place, 0, car),
    currentId: before.currentId === id || !garage.currentId ? id : garage.currentId,
  }
}

const sameWord = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const sameModel = (a: VehicleInfo, b: VehicleInfo) =>
  a.year === b.year && sameWord(a.make, b.make) && sameWord(a.model, b.model)
/** Whether both may be one car: the same VIN; without two VINs the same model, or one of them has no name yet. */
function mayBeSame(a: VehicleInfo, b: VehicleInfo): boolean {
  if (a.vin && b.vin) return sameWord(a.vin, b.vin)
  return !isNamed(a) || !isNamed(b) || sameModel(a, b)
}

/**
 * Upload writes the current car without knowing of the garage: a VIN decoded there is one of these cars, or a new one,
 * but never overwrites another car. What it does not tell (mileage, facts of the VIN) stays.
 */
export function withShared(
  garage: Garage,
  shared: VehicleInfo | undefined,
  newId: () => string,
  now: number,
): Garage {
  const current = currentCar(garage)
  if (!shared || (current && JSON.stringify(current.info) === JSON.stringify(shared))) return garage
  const byVin = garage.cars.find(({ info }) => info.vin !== '' && sameWord(info.vin, shared.vin))
  const known =
    byVin ??
    (current && mayBeSame(current.info, shared) ? current : undefined) ??
    garage.cars.find(({ info }) => isNamed(info) && mayBeSame(info, shared))
  if (!known) return withCar(garage, { id: newId(), info: shared, savedAt: now })
  return withInfo(garage, known.id, filledFrom(shared, known.info), now)
}

function filledFrom(shared: VehicleInfo, before: VehicleInfo): VehicleInfo {
  const hasFacts = shared.facts !== undefined || !sameModel(shared, before)
  return {
    ...shared,
    ...(shared.vin ? {} : { vin: before.vin }),
    ...(hasFacts ? {} : { facts: before.facts }),
    ...(shared.mileage === null ? { mileage: before.mileage, mileageUnit: before.mileageUnit } : {}),
  }
}
