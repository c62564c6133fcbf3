import { currentCar } from '../../features/garage/garage.ts'
import { openGarage } from '../../features/garage/garage-store.ts'
import { type CaseRecord, newCase } from '../../features/keep-cases/case-record.ts'
import { HISTORY_KEY, listUnbegun, readCase } from '../../features/keep-cases/case-store.ts'
import { takeOver } from '../../features/keep-cases/keep-case.ts'
import { holdCase } from './hold-case.ts'
import type { SELDOM_OPENED } from './seldom-opened.ts'

export type OpenedCase = { record: CaseRecord; isStorable: boolean }
type Opening = {
  caseId: string | undefined
  locale: string
  /** What the visitor has typed meanwhile. */
  wordsNow: () => string
  isForCurrentCar: boolean
  /** Until then this tab has it open. */
  until: AbortSignal
  seldom: typeof SELDOM_OPENED
}

/**
 * The case of this id, or where none is named a new one (with the draft that was left behind, and the current car);
 * undefined when the named one is not in this browser. Rejects where the program for a car of the garage did not arrive.
 */
export async function openCase(opening: Opening): Promise<OpenedCase | undefined> {
  const { caseId, locale, isForCurrentCar, seldom } = opening
  const hasCar = caseId === undefined && currentCar(openGarage()) !== undefined
  const withCar = hasCar ? (await seldom.currentCar()).withCurrentCar : (record: CaseRecord) => record
  try {
    // Where it does not come now, the history waits for the next time.
    await takeInHistory(opening).catch(() => undefined)
    if (caseId === undefined)
      return { record: withCar(await unbegunCase(opening), isForCurrentCar), isStorable: true }
    const record = await readCase(caseId)
    if (record) takeOver(record)
    return record && { record, isStorable: true }
  } catch {
    return caseId ? undefined : { record: withCar(newCase(locale), isForCurrentCar), isStorable: false }
  }
}

async function takeInHistory({ locale, seldom }: Opening): Promise<void> {
  if (localStorage.getItem(HISTORY_KEY) === null) return
  const { migrateHistory } = await seldom.history()
  await migrateHistory(locale)
}

/**
 * What was left behind and no other tab has open, or a new one. Other words than the draft that was left behind begin a
 * case of their own; the draft waits for the next one.
 */
async function unbegunCase({ locale, wordsNow, until }: Opening): Promise<CaseRecord> {
  const fresh = newCase(locale)
  for (const left of await listUnbegun()) {
    const words = wordsNow()
    if (words !== '' && left.draft !== '' && left.draft !== words) {
      await holdCase(fresh.id, until)
      return { ...fresh, facts: left.facts, carId: left.carId }
    }
    if (await holdCase(left.id, until)) {
      takeOver(left)
      return left
    }
  }
  await holdCase(fresh.id, until)
  return fresh
}
