import type { VehicleWords } from '@candi/contracts'
import type { Vehicle } from '@candi/domain'
import { completeVehicle } from './complete-vehicle.ts'
import type { DiagnosisParts } from './ports.ts'
import { understandVehicle } from './understand-vehicle.ts'

/** The car as it is told in the form or in words, with what every such car has and the parts that were renewed on it. */
export function carOfCase(
  parts: Pick<DiagnosisParts, 'vehicles' | 'fitted' | 'renewed'>,
  words: VehicleWords | null,
  complaints: readonly string[],
): Vehicle {
  const told = understandVehicle(words, complaints, parts.vehicles)
  const makeName = told.make === undefined ? undefined : parts.vehicles.read(told.make).make
  const text = complaints.join('\n')
  const vehicle = completeVehicle(told, text, makeName, parts.fitted)
  const renewed = parts.renewed.read(text)
  return renewed.size > 0 ? { ...vehicle, renewed } : vehicle
}
