import type { Cause } from './cause.ts'
import { gearboxesOf, type Vehicle, type VehicleNeeds } from './vehicle.ts'

const lacks = <T>(allowed: readonly T[] | undefined, known: T | undefined) =>
  allowed !== undefined && known !== undefined && !allowed.includes(known)

const isOtherMake = (allowed: readonly string[] | undefined, known: string | undefined) =>
  allowed !== undefined &&
  known !== undefined &&
  !allowed.some((make) => make.toLowerCase() === known.toLowerCase())

/** Whether this car is known to lack what is needed. What is unknown of the car rules nothing out. */
export function isRuledOut(needs: VehicleNeeds | undefined, vehicle: Vehicle): boolean {
  if (!needs) return false
  return (
    lacks(needs.fuel, vehicle.fuel) ||
    lacks(needs.induction, vehicle.induction) ||
    gearboxesOf(vehicle)?.every((kind) => lacks(needs.gearbox, kind)) === true ||
    lacks(needs.drivetrain, vehicle.drivetrain) ||
    lacks(needs.timingDrive, vehicle.timingDrive) ||
    lacks(needs.steeringAssist, vehicle.steeringAssist) ||
    lacks(needs.rearBrakes, vehicle.rearBrakes) ||
    lacks(needs.injection, vehicle.injection) ||
    lacks(needs.cylinders, vehicle.cylinders) ||
    isOtherMake(needs.make, vehicle.make) ||
    (vehicle.year !== undefined &&
      ((needs.yearFrom !== undefined && vehicle.year < needs.yearFrom) ||
        (needs.yearTo !== undefined && vehicle.year > needs.yearTo)))
  )
}

/** Why this car cannot have this fault, or null. */
export const reasonRuledOut = ({ needs }: Cause, vehicle: Vehicle): string | null =>
  needs && isRuledOut(needs, vehicle) ? needs.reason : null
