import type { VehicleField } from './vehicle-form.ts'

/** How the fields of the vehicle block are called. */
export const VEHICLE_WORDS: Readonly<Record<VehicleField, string>> = {
  year: 'Year',
  make: 'Make',
  model: 'Model',
  sub_model: 'Trim',
  engine: 'Engine',
  transmission: 'Transmission',
  drivetrain: 'Drivetrain',
  mileage: 'Mileage',
  body_class: 'Body style',
  doors: 'Doors',
  fuel_type: 'Fuel',
  vehicle_type: 'Vehicle type',
  weight_class: 'Weight class',
  manufacturer_full: 'Manufacturer',
  plant_info: 'Plant',
  engine_tech: 'Engine technology',
}
