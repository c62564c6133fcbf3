import { type FittedPart, fittedOn, type GearboxKind, kindsOn, type Vehicle } from '@candi/domain'

/** The owner speaks of boost: a turbo may have been added, or the car is a version that we do not know. */
const SPEAKS_OF_BOOST = /\b(turbo\w*|super-?charg\w*|boost\w*|intercooler|wastegate|blow-?off)\b/i

/** Since then every diesel engine in a car has a turbo. */
const DIESELS_HAVE_TURBO_SINCE = 2010

/**
 * Adds what every such car has: what drives its camshafts, how its steering is assisted, turbo or none, its gearbox, its rear
 * brakes, its injection. What was told or decoded stays as it is, and what is not known stays unknown. `fitted`: rows by make.
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
  const gearboxes = gearboxesOf(known, rows)
  const rearBrakes = fittedOn(rows, known, 'rearBrakes')
  const injection = fittedOn(rows, known, 'injection')
  return {
    ...vehicle,
    ...(induction ? { induction } : {}),
    ...(timingDrive ? { timingDrive } : {}),
    ...(steeringAssist ? { steeringAssist } : {}),
    ...(gearboxes.length > 0 ? { gearboxes } : {}),
    ...(rearBrakes ? { rearBrakes } : {}),
    ...(injection ? { injection } : {}),
  }
}

/** What owners, forms and the agency call an automatic. */
const SHIFTS_BY_ITSELF: readonly GearboxKind[] = ['automatic', 'cvt', 'dual_clutch']

/**
 * What is told wins over what such cars have. But "automatic" and "CVT" are told of more than one kind: which of them it is, the
 * rows tell; where they tell of none, any stays possible.
 */
function gearboxesOf(vehicle: Vehicle, rows: readonly FittedPart[]): readonly GearboxKind[] {
  const { fuel, gearbox: told } = vehicle
  const built = fuel === 'electric' ? (['single_speed'] as const) : kindsOn(rows, vehicle, 'gearbox')
  if (!told) return built
  const meant = built.filter((kind) =>
    told === 'automatic' ? kind !== 'manual' : told === kind || (told === 'cvt' && kind === 'e_cvt'),
  )
  if (meant.length > 0) return meant
  return told === 'automatic' ? SHIFTS_BY_ITSELF : [told]
}

function inductionOf(vehicle: Vehicle, text: string, rows: readonly FittedPart[]): Vehicle['induction'] {
  if (vehicle.fuel === 'diesel') return (vehicle.year ?? 0) >= DIESELS_HAVE_TURBO_SINCE ? 'turbo' : undefined
  const induction = fittedOn(rows, vehicle, 'induction')
  return induction === 'natural' && SPEAKS_OF_BOOST.test(text) ? undefined : induction
}

/** An electric car has no engine that could drive a pump. */
const steeringOf = ({ fuel }: Vehicle): Vehicle['steeringAssist'] =>
  fuel === 'electric' ? 'electric' : undefined
