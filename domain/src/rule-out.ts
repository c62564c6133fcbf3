import type { Cause } from './cause.ts'
import type { Vehicle } from './vehicle.ts'

/** Why this car cannot have this fault, or null. What is unknown of the car rules nothing out. */
export function reasonRuledOut(cause: Cause, vehicle: Vehicle): string | null {
  const needs = cause.needs
  if (!needs) return null
  const lacks = <T>(allowed: readonly T[] | undefined, known: T | undefined) =>
    allowed !== undefined && known !== undefined && !allowed.includes(known)
  const impossible =
    lacks(needs.fuel, vehicle.fuel) ||
    lacks(needs.induction, vehicle.induction) ||
    lacks(needs.gearbox, vehicle.gearbox) ||
    lacks(needs.drivetrain, vehicle.drivetrain) ||
    lacks(needs.timingDrive, vehicle.timingDrive) ||
    lacks(needs.steeringAssist, vehicle.steeringAssist) ||
    (vehicle.year !== undefined &&
      ((needs.yearFrom !== undefined && vehicle.year < needs.yearFrom) ||
        (needs.yearTo !== undefined && vehicle.year > needs.yearTo)))
  return impossible ? needs.reason : null
}
