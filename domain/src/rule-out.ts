import type { Cause } from './cause.ts'
import type { Vehicle } from './vehicle.ts'

const lacks = <T>(allowed: readonly T[] | undefined, known: T | undefined) =>
  allowed !== undefined && known !== undefined && !allowed.includes(known)

const isOtherMake = (allowed: readonly string[] | undefined, known: string | undefined) =>
  allowed !== undefined &&
  known !== undefined &&
  !allowed.some((make) => make.toLowerCase() === known.toLowerCase())

/** Why this car cannot have this fault, or null. What is unknown of the car rules nothing out. */
export function reasonRuledOut(cause: Cause, vehicle: Vehicle): string | null {
  const needs = cause.needs
  if (!needs) return null
  const impossible =
    lacks(needs.fuel, vehicle.fuel) ||
    lacks(needs.induction, vehicle.induction) ||
    lacks(needs.gearbox, vehicle.gearbox) ||
    lacks(needs.drivetrain, vehicle.drivetrain) ||
    lacks(needs.timingDrive, vehicle.timingDrive) ||
    lacks(needs.steeringAssist, vehicle.steeringAssist) ||
    lacks(needs.cylinders, vehicle.cylinders) ||
    isOtherMake(needs.make, vehicle.make) ||
    (vehicle.year !== undefined &&
      ((needs.yearFrom !== undefined && vehicle.year < needs.yearFrom) ||
        (needs.yearTo !== undefined && vehicle.year > needs.yearTo)))
  return impossible ? needs.reason : null
}
