import { useEffect, useState } from 'react'
import { isNamed, type VehicleInfo } from '../../api/vehicle-info.ts'
import type { CaseRecord } from '../../features/keep-cases/case-record.ts'

const sameWord = (a: string | undefined, b: string) => a?.toLowerCase() === b.toLowerCase()

/** Whether a case is of this car: begun with it, or begun before the garage knew it and of the same model. */
export function isOfCar(
  record: Pick<CaseRecord, 'carId' | 'facts'>,
  carId: string,
  info: VehicleInfo,
): boolean {
  if (record.carId) return record.carId === carId
  const { vehicle } = record.facts
  return (
    isNamed(info) &&
    vehicle?.year === info.year &&
    sameWord(vehicle?.make, info.make) &&
    sameWord(vehicle?.model, info.model)
  )
}

export type CarCases =
  | { state: 'opening' }
  | { state: 'unreadable' }
  | { state: 'open'; records: CaseRecord[] }

/** The cases of a car that this browser keeps, last touched first. */
export function useCarCases(carId: string, info: VehicleInfo): CarCases {
  const [all, setAll] = useState<CarCases>({ state: 'opening' })
  useEffect(() => {
    let isCurrent = true
    const tell = (cases: CarCases) => {
      if (isCurrent) setAll(cases)
    }
    // The database comes with the cases: whoever looks at a car alone need not wait for it.
    import('../../features/keep-cases/case-store.ts')
      .then(({ listCases }) => listCases())
      .then(
        (records) => tell({ state: 'open', records }),
        () => tell({ state: 'unreadable' }),
      )
    return () => {
      isCurrent = false
    }
  }, [])
  return all.state === 'open'
    ? { state: 'open', records: all.records.filter((record) => isOfCar(record, carId, info)) }
    : all
}
