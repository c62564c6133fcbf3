import { carAtStart } from '../../features/garage/car-of-case.ts'
import { openGarage } from '../../features/garage/garage-store.ts'
import { type CaseRecord, newCase } from '../../features/keep-cases/case-record.ts'
import { readCase, readUnbegun } from '../../features/keep-cases/case-store.ts'
import { migrateHistory } from '../../features/keep-cases/migrate-history.ts'

export type OpenedCase = { record: CaseRecord; isStorable: boolean }

/**
 * The case of this id, or where none is named a new one (with the draft that was left behind, and the current car);
 * undefined when the named one is not in this browser. `wordsNow` tells what the visitor has typed meanwhile.
 */
export async function openCase(
  caseId: string | undefined,
  locale: string,
  wordsNow: () => string,
  isForCurrentCar = false,
): Promise<OpenedCase | undefined> {
  try {
    await migrateHistory(locale).catch(() => 0)
    const record = caseId
      ? await readCase(caseId)
      : withCar(besideWords(await readUnbegun(), locale, wordsNow()), isForCurrentCar)
    return record && { record, isStorable: true }
  } catch {
    return caseId ? undefined : { record: withCar(newCase(locale), isForCurrentCar), isStorable: false }
  }
}

/** Other words than the draft that was left behind begin a case of their own; the draft waits for the next one. */
function besideWords(left: CaseRecord | undefined, locale: string, words: string): CaseRecord {
  if (!left) return newCase(locale)
  const isOther = words !== '' && left.draft !== '' && left.draft !== words
  return isOther ? { ...newCase(locale), facts: left.facts, carId: left.carId } : left
}

function withCar(record: CaseRecord, isForCurrentCar: boolean): CaseRecord {
  const { facts, carId, updatedAt } = record
  const start = carAtStart(openGarage(), { carId, vehicle: facts.vehicle, updatedAt }, isForCurrentCar)
  if (start.vehicle === facts.vehicle) return record
  return { ...record, carId: start.carId, facts: { ...facts, vehicle: start.vehicle, recalls: [] } }
}
