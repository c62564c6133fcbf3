import type { VehicleWords, VinAnswer } from '@candi/contracts'
import { NO_VEHICLE_INFO, type VehicleInfo, yearBounds } from '../../api/vehicle-info.ts'
import { usualUnit } from '../../parts/usual-unit.ts'

/** The form of a car as it stands, every field a text. */
export type CarFields = {
  year: string
  make: string
  model: string
  subModel: string
  engine: string
  transmission: string
  drivetrain: string
  fuel: string
  mileage: string
  mileageUnit: 'mi' | 'km'
  vin: string
}
/** The fields, and what a decoded VIN told beyond them while they stood as in `of`. */
export type CarDraft = { fields: CarFields; facts: VehicleWords; of: CarFields }

const FUELS: readonly VehicleWords['fuel'][] = [
  'gasoline',
  'diesel',
  'hybrid',
  'plugin_hybrid',
  'electric',
  'lpg_cng',
]

export function draftOf(info: VehicleInfo = NO_VEHICLE_INFO, locale = 'en-US'): CarDraft {
  const fields: CarFields = {
    year: info.year?.toString() ?? '',
    make: info.make,
    model: info.model,
    subModel: info.subModel,
    engine: info.engine,
    transmission: info.transmission,
    drivetrain: info.drivetrain,
    fuel: info.facts?.fuel ?? '',
    mileage: info.mileage?.toString() ?? '',
    mileageUnit: info.mileageUnit ?? usualUnit(locale),
    vin: info.vin,
  }
  return { fields, facts: info.facts ?? {}, of: fields }
}

/** Fills in what a VIN told. Of the same car what it leaves open stays as it was; the mileage always does. */
export function filledByVin({ fields }: CarDraft, { vin, vehicle, facts }: VinAnswer): CarDraft {
  const isSame =
    fields.year === String(vehicle.year) &&
    fields.make.toLowerCase() === vehicle.make.toLowerCase() &&
    fields.model.toLowerCase() === vehicle.model.toLowerCase()
  const told = (words: string, before: string) => words || (isSame ? before : '')
  const filled: CarFields = {
    ...fields,
    year: told(vehicle.year?.toString() ?? '', fields.year),
    make: told(vehicle.make, fields.make),
    model: told(vehicle.model, fields.model),
    subModel: told(vehicle.sub_model, fields.subModel),
    engine: told(vehicle.engine, fields.engine),
    transmission: told(vehicle.transmission, fields.transmission),
    drivetrain: told(vehicle.drivetrain, fields.drivetrain),
    fuel: told(facts.fuel ?? '', fields.fuel),
    vin,
  }
  return { fields: filled, facts, of: filled }
}

export type CarFieldsReading =
  | { ok: true; info: VehicleInfo }
  | { ok: false; field: 'year' | 'mileage'; sentence: string }

/** "118,000", "118 000" and "118.000" are how people write it. */
const digitsOf = (text: string) => text.trim().replace(/[\s,.'’]/g, '')

/** The fields as they are kept, or the first at fault with a sentence for its owner. */
export function readCarFields({ fields, facts, of }: CarDraft, today: Date): CarFieldsReading {
  const { least, most } = yearBounds(today)
  const year = fields.year.trim() ? Number(fields.year) : null
  if (year !== null && !(Number.isInteger(year) && year >= least && year <= most))
    return {
      ok: false,
      field: 'year',
      sentence: `Please give the year in four digits, from ${least} to ${most}, or leave it empty.`,
    }
  const digits = digitsOf(fields.mileage)
  const mileage = digits ? Number(digits) : null
  if (mileage !== null && !(mileage >= 0 && mileage <= 2_000_000))
    return {
      ok: false,
      field: 'mileage',
      sentence: 'Please give the mileage in digits, from 0 on, or leave it empty.',
    }
  return {
    ok: true,
    info: {
      year,
      make: fields.make.trim(),
      model: fields.model.trim(),
      subModel: fields.subModel.trim(),
      engine: fields.engine.trim(),
      transmission: fields.transmission.trim(),
      drivetrain: fields.drivetrain.trim(),
      mileage,
      vin: fields.vin,
      mileageUnit: fields.mileageUnit,
      facts: standingFacts(facts, of, fields),
    },
  }
}

/** What the VIN told counts only as long as its owner did not say otherwise. */
function standingFacts(facts: VehicleWords, of: CarFields, now: CarFields): VehicleWords {
  const isChanged = (...names: (keyof CarFields)[]) =>
    names.some((name) => of[name].trim().toLowerCase() !== now[name].trim().toLowerCase())
  const fuel = FUELS.find((known) => known === now.fuel)
  if (isChanged('year', 'make', 'model') || (of.vin !== '' && isChanged('vin'))) return fuel ? { fuel } : {}
  const { year, make, model, mileage, ...kept } = facts
  const stands: VehicleWords = { ...kept, fuel }
  if (isChanged('engine', 'fuel'))
    for (const name of ['engine', 'cylinders', 'displacementLiters', 'induction'] as const)
      delete stands[name]
  if (isChanged('transmission')) delete stands.gearbox
  if (isChanged('drivetrain')) delete stands.drivetrain
  return stands
}
