import { carAtStart } from '../../features/garage/car-of-case.ts'
import { openGarage } from '../../features/garage/garage-store.ts'
import type { CaseRecord } from '../../features/keep-cases/case-record.ts'

/** A case in which nothing was said yet, about the car that is the current one. */
export function withCurrentCar(record: CaseRecord, isForCurrentCar: boolean): CaseRecord {
  const { facts, carId, updatedAt } = record
  const start = carAtStart(openGarage(), { carId, vehicle: facts.vehicle, updatedAt }, isForCurrentCar)
  if (start.vehicle === facts.vehicle) return record
  return { ...record, carId: start.carId, facts: { ...facts, vehicle: start.vehicle, recalls: [] } }
}
