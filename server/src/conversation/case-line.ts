import { type CaseFacts, LIMITS } from '@candi/contracts'
import { z } from 'zod'

/** One case as others write it for scoring: loose in form, bounded in size. */
const looseYear = z.union([z.number(), z.string()]).nullish()
const looseText = z.string().max(400).nullish()

export const caseLineSchema = z.object({
  id: z.union([z.string().max(200), z.number()]),
  text: z.string().min(1).max(LIMITS.messageCharacters),
  vehicle: z.object({ year: looseYear, make: looseText, model: looseText, engine: looseText }).nullish(),
  mileage: z.union([z.string().max(80), z.number()]).nullish(),
  /** "P0301", or the whole line of a reader: "P0301 Cylinder 1 misfire detected". */
  codes: z.array(z.string().max(200)).max(LIMITS.codes).nullish(),
})
export type CaseLine = z.infer<typeof caseLineSchema>

const NEWEST_YEAR = 2100
const MOST_MILES = 2_000_000

/** "209666 mi", "170 000 km", 118000 -> value and unit; miles where no unit is given. */
export function readMileage(
  mileage: string | number | null | undefined,
): NonNullable<NonNullable<CaseFacts['vehicle']>['mileage']> | undefined {
  if (mileage === null || mileage === undefined) return undefined
  const text = String(mileage).toLowerCase()
  const digits = /(\d[\d,. ]*)\s*(k(?!m))?/.exec(text)
  if (!digits) return undefined
  const value =
    Number((digits[1] ?? '').replaceAll(/[, ]/g, '').replace(/\.(?=\d{3}\b)/g, '')) * (digits[2] ? 1000 : 1)
  if (!Number.isFinite(value) || value < 0 || value > MOST_MILES) return undefined
  return { value, unit: /km|kilomet/.test(text) ? 'km' : 'mi' }
}

export function factsOf(line: Pick<CaseLine, 'vehicle' | 'mileage' | 'codes'>): CaseFacts {
  const year = Number(line.vehicle?.year)
  const mileage = readMileage(line.mileage)
  const vehicle = {
    ...(Number.isInteger(year) && year >= 1900 && year <= NEWEST_YEAR ? { year } : {}),
    ...(line.vehicle?.make ? { make: line.vehicle.make.slice(0, 60) } : {}),
    ...(line.vehicle?.model ? { model: line.vehicle.model.slice(0, 60) } : {}),
    ...(line.vehicle?.engine ? { engine: line.vehicle.engine.slice(0, 60) } : {}),
    ...(mileage ? { mileage } : {}),
  }
  return {
    vehicle: Object.keys(vehicle).length > 0 ? vehicle : null,
    codes: line.codes ?? [],
    answers: [],
    skipped: [],
    locale: 'en-US',
  }
}
