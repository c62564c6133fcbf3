import type { UploadVehicle } from '@candi/contracts'

export const VEHICLE_FIELDS = [
  'year',
  'make',
  'model',
  'sub_model',
  'engine',
  'transmission',
  'drivetrain',
  'mileage',
  'body_class',
  'doors',
  'fuel_type',
  'vehicle_type',
  'weight_class',
  'manufacturer_full',
  'plant_info',
  'engine_tech',
] as const satisfies readonly (keyof UploadVehicle)[]
export type VehicleField = (typeof VEHICLE_FIELDS)[number]

/** The vehicle block as its fields hold it: text. Empty: not known. */
export type VehicleForm = Record<VehicleField, string> & { mileage_unit: 'mi' | 'km' }

const text = (value: string | number | null) => (value === null ? '' : String(value))

export const vehicleFormOf = (vehicle: UploadVehicle): VehicleForm => ({
  year: text(vehicle.year),
  make: vehicle.make,
  model: vehicle.model,
  sub_model: vehicle.sub_model,
  engine: vehicle.engine,
  transmission: vehicle.transmission,
  drivetrain: vehicle.drivetrain,
  mileage: text(vehicle.mileage),
  mileage_unit: vehicle.mileage_unit,
  body_class: text(vehicle.body_class),
  doors: text(vehicle.doors),
  fuel_type: text(vehicle.fuel_type),
  vehicle_type: vehicle.vehicle_type,
  weight_class: text(vehicle.weight_class),
  manufacturer_full: vehicle.manufacturer_full,
  plant_info: vehicle.plant_info,
  engine_tech: vehicle.engine_tech,
})

const sameWords = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * The form once a VIN was decoded. Where the VIN says nothing, what stood there stays if it is the same car; a VIN
 * knows no mileage. Of another car nothing stays.
 */
export function withDecoded(before: VehicleForm, vehicle: UploadVehicle): VehicleForm {
  const form: VehicleForm = {
    ...vehicleFormOf({ ...vehicle, mileage: null }),
    mileage_unit: before.mileage_unit,
  }
  const isOther = (['year', 'make', 'model'] as const).some(
    (field) => before[field] !== '' && form[field] !== '' && !sameWords(before[field], form[field]),
  )
  if (isOther) return form
  for (const field of VEHICLE_FIELDS) if (form[field] === '') form[field] = before[field]
  return form
}
