import { FIRST_MODEL_YEAR, newestModelYear, type UploadVehicle, uploadVehicleSchema } from '@candi/contracts'
import type { VehicleField, VehicleForm } from './vehicle-form.ts'

export type VehicleFaults = Partial<Record<VehicleField, string>>

const most = 2_000_000
const isWhole = (text: string) => /^\d+$/.test(text)
/** "118,000" and "118 000" are how people write it. */
const digitsOf = (text: string) => text.trim().replace(/[\s,'’]/g, '')

/** What is wrong with the fields, a sentence each; nothing where all is well. */
export function vehicleFaults(form: VehicleForm, today: Date): VehicleFaults {
  const newest = newestModelYear(today)
  const year = form.year.trim()
  const mileage = digitsOf(form.mileage)
  const faults: VehicleFaults = {}
  if (!year) faults.year = 'Please give the year.'
  else if (!isWhole(year) || Number(year) < FIRST_MODEL_YEAR || Number(year) > newest)
    faults.year = `Please give the year in four digits, from ${FIRST_MODEL_YEAR} to ${newest}.`
  if (!form.make.trim()) faults.make = 'Please give the make, such as Honda.'
  if (!form.model.trim()) faults.model = 'Please give the model, such as Civic.'
  if (mileage && !(Number(mileage) >= 0 && Number(mileage) <= most))
    faults.mileage = 'Please give the mileage in digits, from 0 on, or leave it empty.'
  return faults
}

const known = (text: string) => text || null

/** The fields as the wire wants them; what cannot be read is taken for not known. */
export function readVehicleForm(form: VehicleForm, today: Date): UploadVehicle {
  const faults = vehicleFaults(form, today)
  const mileage = digitsOf(form.mileage)
  return uploadVehicleSchema.parse({
    ...form,
    year: faults.year ? null : Number(form.year),
    mileage: faults.mileage || !mileage ? null : Number(mileage),
    doors: known(form.doors) && Number(form.doors),
    body_class: known(form.body_class),
    fuel_type: known(form.fuel_type),
    weight_class: known(form.weight_class),
  })
}
