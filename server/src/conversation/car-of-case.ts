import type { VehicleWords } from '@candi/contracts'
import type { Vehicle } from '@candi/domain'
import { completeVehicle } from './complete-vehicle.ts'
import type { DiagnosisParts } from './ports.ts'
import { understandVehicle } from './understand-vehicle.ts'

/** The car as it is told in the form or in words, with what every such car has. */
export function carOfCase(
  parts: Pick<DiagnosisParts, 'vehicles' | 'fitted'>,
  words: VehicleWords | null,
  complaints: readonly string[],
): Vehicle {
  const told = understandVehicle(words, complaints, parts.vehicles)
  const makeName = told.make === undefined ? undefined : parts.vehicles.read(told.make).make
  return completeVehicle(told, complaints.join('\n'), makeName, parts.fitted)
}
