import {
  FIRST_MODEL_YEAR,
  newestModelYear,
  type UploadVehicle,
  type VehicleWords,
  vehicleSchema,
} from '@candi/contracts'
import { z } from 'zod'

/**
 * The car that My Car and Upload share in this browser. It lies here and not in features/garage because features may
 * not import each other: the garage, the form of Upload and Diagnose all read and write it through this file.
 */
export const VEHICLE_INFO_KEY = 'vehicleInfo'

const words = z
  .unknown()
  .transform((value) =>
    ['string', 'number'].includes(typeof value) ? String(value).trim().slice(0, 120) : '',
  )
/** Older versions kept what stood in a field: "2014", "", null. */
const amount = (least: number, most: number) =>
  z
    .preprocess(
      (value) => (value === '' || value === null ? null : Number(value)),
      z.number().min(least).max(most).nullable(),
    )
    .catch(null)

export const vehicleInfoSchema = z.object({
  year: amount(FIRST_MODEL_YEAR, 2_100),
  make: words,
  model: words,
  subModel: words,
  engine: words,
  transmission: words,
  drivetrain: words,
  mileage: amount(0, 2_000_000),
  vin: words,
  /** Ours beside the nine fields of the specification. Absent: whatever is usual where the browser lives. */
  mileageUnit: z.enum(['mi', 'km']).optional().catch(undefined),
  /** What a decoded VIN told of the car beyond the words above; a diagnosis rules causes out by it. */
  facts: vehicleSchema.optional().catch(undefined),
})
export type VehicleInfo = z.infer<typeof vehicleInfoSchema>

export const NO_VEHICLE_INFO: VehicleInfo = {
  year: null,
  make: '',
  model: '',
  subModel: '',
  engine: '',
  transmission: '',
  drivetrain: '',
  mileage: null,
  vin: '',
}

/** The kept text as vehicle info; undefined where there is none, or only damage. */
export function parseVehicleInfo(text: string | null): VehicleInfo | undefined {
  if (text === null) return undefined
  try {
    const parsed = vehicleInfoSchema.safeParse(blanksFilled(JSON.parse(text)))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

const blanksFilled = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { ...NO_VEHICLE_INFO, ...value } : value

/** The current car of this browser; undefined where none was saved. */
export function readVehicleInfo(): VehicleInfo | undefined {
  try {
    return parseVehicleInfo(localStorage.getItem(VEHICLE_INFO_KEY))
  } catch {
    return undefined // a browser that keeps nothing
  }
}

/** Makes it the current car. Returns whether the browser kept it. */
export function saveVehicleInfo(info: VehicleInfo): boolean {
  try {
    localStorage.setItem(VEHICLE_INFO_KEY, JSON.stringify(info))
    return true
  } catch {
    return false
  }
}

/** Whether it names a car: year, make and model. */
export const isNamed = ({ year, make, model }: Pick<VehicleInfo, 'year' | 'make' | 'model'>): boolean =>
  year !== null && make !== '' && model !== ''

/** Years that may be entered today. */
export const yearBounds = (today = new Date()) => ({ least: FIRST_MODEL_YEAR, most: newestModelYear(today) })

/** What a decoded VIN or the form of Upload says, as My Car keeps it. `facts` only where a VIN was decoded. */
export function vehicleInfoOf(vehicle: UploadVehicle, vin: string, facts?: VehicleWords): VehicleInfo {
  const { year, make, model, sub_model, engine, transmission, drivetrain, mileage, mileage_unit } = vehicle
  return {
    year,
    make,
    model,
    subModel: sub_model,
    engine,
    transmission,
    drivetrain,
    mileage,
    vin,
    mileageUnit: mileage_unit,
    ...(facts ? { facts } : {}),
  }
}
