import { type FittedPart, fittedOn, type Vehicle } from '@candi/domain'

/** The owner speaks of boost: a turbo may have been added, or the car is a version that we do not know. */
const SPEAKS_OF_BOOST = /\b(turbo\w*|super-?charg\w*|boost\w*|intercooler|wastegate|blow-?off)\b/i

/** Since then every diesel engine in a car has a turbo. */
const DIESELS_HAVE_TURBO_SINCE = 2010

/**
 * Adds what every such car has: what drives its camshafts, how its steering is assisted, turbo or none. What was told
 * or decoded stays as it is, and what is not known stays unknown. `fitted`: rows by make.
 */
export function completeVehicle(
  vehicle: Vehicle,
  text: string,
  makeName: string | undefined,
  fitted: ReadonlyMap<string, readonly FittedPart[]>,
): Vehicle {
  const rows = fitted.get(makeName ?? '') ?? []
  const named: Vehicle = makeName === undefined ? vehicle : { ...vehicle, make: makeName }
  const induction = vehicle.induction ?? inductionOf(named, text, rows)
  const known: Vehicle = induction ? { ...named, induction } : named
  const timingDrive = vehicle.timingDrive ?? fittedOn(rows, known, 'timingDrive')
  const steeringAssist =
    vehicle.steeringAssist ?? fittedOn(rows, known, 'steeringAssist') ?? steeringOf(vehicle)
  return {
    ...vehicle,
    ...(induction ? { induction } : {}),
    ...(timingDrive ? { timingDrive } : {}),
    ...(steeringAssist ? { steeringAssist } : {}),
  }
}

function inductionOf(vehicle: Vehicle, text: string, rows: readonly FittedPart[]): Vehicle['induction'] {
  if (vehicle.fuel === 'diesel') return (vehicle.year ?? 0) >= DIESELS_HAVE_TURBO_SINCE ? 'turbo' : undefined
  const induction = fittedOn(rows, vehicle, 'induction')
  return induction === 'natural' && SPEAKS_OF_BOOST.test(text) ? undefined : induction
}

/** An electric car has no engine that could drive a pump. */
const steeringOf = ({ fuel }: Vehicle): Vehicle['steeringAssist'] =>
  fuel === 'electric' ? 'electric' : undefined
