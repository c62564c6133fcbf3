import { LIMITS, type VehicleWords, vehicleSchema } from '@candi/contracts'

export type CarFields = {
  year: string
  make: string
  model: string
  engine: string
  fuel: string
  gearbox: string
  drivetrain: string
  mileage: string
  unit: 'mi' | 'km'
  codes: string
}
export type CarReading =
  | { ok: true; vehicle: VehicleWords | null; codes: string[] }
  | { ok: false; field: 'year' | 'mileage' | 'codes'; sentence: string }

const CODE = /^[PBCU][0-3][0-9A-F]{3}$/

/** "p0420, P0171" to codes in capitals; what is no code stays in `odd`. */
export function readCodes(text: string): { codes: string[]; odd: string[] } {
  const words = [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ]
  return { codes: words.filter((word) => CODE.test(word)), odd: words.filter((word) => !CODE.test(word)) }
}

/** The form as the wire wants it, or the first field at fault with a sentence for its owner. */
export function readCarForm(fields: CarFields, newestYear = new Date().getFullYear() + 1): CarReading {
  const year = fields.year.trim() ? Number(fields.year) : undefined
  if (year !== undefined && !(Number.isInteger(year) && year >= 1900 && year <= newestYear)) {
    return {
      ok: false,
      field: 'year',
      sentence: `Give the year in four digits, from 1900 to ${newestYear}, or leave it empty.`,
    }
  }
  const typed = fields.mileage.replace(/[\s,.'’]/g, '')
  const value = typed ? Number(typed) : undefined
  if (value !== undefined && !(value >= 0 && value <= 2_000_000)) {
    return { ok: false, field: 'mileage', sentence: 'Give the mileage in digits only, or leave it empty.' }
  }
  const { codes, odd } = readCodes(fields.codes)
  if (odd.length) {
    return {
      ok: false,
      field: 'codes',
      sentence: `“${odd[0]}” is no trouble code. They look like P0420: one letter and four digits.`,
    }
  }
  if (codes.length > LIMITS.codes) {
    return {
      ok: false,
      field: 'codes',
      sentence: `We can weigh ${LIMITS.codes} codes at a time. Leave some out.`,
    }
  }
  const vehicle = vehicleSchema.parse({
    year,
    make: fields.make.trim() || undefined,
    model: fields.model.trim() || undefined,
    engine: fields.engine.trim() || undefined,
    fuel: fields.fuel || undefined,
    gearbox: fields.gearbox || undefined,
    drivetrain: fields.drivetrain || undefined,
    mileage: value === undefined ? undefined : { value, unit: fields.unit },
  })
  const isNamed = Object.values(vehicle).some((entry) => entry !== undefined)
  return { ok: true, vehicle: isNamed ? vehicle : null, codes }
}
