import { z } from 'zod'

/** Lists of the vehicle block on Upload. */
export const BODY_STYLES = [
  'Coupe',
  'Sedan',
  'Hatchback',
  'SUV',
  'Truck',
  'Convertible',
  'Wagon',
  'Van',
] as const
export const DOOR_COUNTS = [2, 3, 4, 5] as const
export const FUEL_TYPES = [
  'Gasoline',
  'Diesel',
  'Electric',
  'Hybrid',
  'Plug-in Hybrid',
  'CNG',
  'E85',
] as const

/** Weight classes by gross vehicle weight rating, in pounds, both ends included. */
export const WEIGHT_CLASSES = [
  { name: 'Class 1', least: 0, most: 6_000 },
  { name: 'Class 2A', least: 6_001, most: 8_500 },
  { name: 'Class 2B', least: 8_501, most: 10_000 },
  { name: 'Class 3', least: 10_001, most: 14_000 },
  { name: 'Class 4', least: 14_001, most: 16_000 },
  { name: 'Class 5', least: 16_001, most: 19_500 },
  { name: 'Class 6', least: 19_501, most: 26_000 },
] as const
export const weightClassSchema = z.enum(WEIGHT_CLASSES.map(({ name }) => name))
export type WeightClass = z.infer<typeof weightClassSchema>

/** The first year that may be entered, and the newest: next year's models are on sale, and 2025 always was (decisions.md). */
export const FIRST_MODEL_YEAR = 1900
export const newestModelYear = (today: Date): number => Math.max(2025, today.getFullYear() + 1)

const words = z.string().trim().max(120)

/** Vehicle info of the upload page. Empty text: not known. Year, make and model are required to send it in. */
export const uploadVehicleSchema = z.object({
  year: z.number().int().min(FIRST_MODEL_YEAR).max(2_100).nullable(),
  make: words,
  model: words,
  sub_model: words,
  engine: words,
  transmission: words,
  drivetrain: words,
  mileage: z.number().min(0).max(2_000_000).nullable(),
  mileage_unit: z.enum(['mi', 'km']),
  body_class: z.enum(BODY_STYLES).nullable(),
  doors: z.number().int().min(2).max(5).nullable(),
  vehicle_type: words,
  weight_class: weightClassSchema.nullable(),
  manufacturer_full: words,
  plant_info: words,
  engine_tech: words,
  fuel_type: z.enum(FUEL_TYPES).nullable(),
})
export type UploadVehicle = z.infer<typeof uploadVehicleSchema>

/** A vehicle of which nothing is known yet. */
export const unknownVehicle = (unit: 'mi' | 'km'): UploadVehicle => ({
  year: null,
  make: '',
  model: '',
  sub_model: '',
  engine: '',
  transmission: '',
  drivetrain: '',
  mileage: null,
  mileage_unit: unit,
  body_class: null,
  doors: null,
  fuel_type: null,
  vehicle_type: '',
  weight_class: null,
  manufacturer_full: '',
  plant_info: '',
  engine_tech: '',
})
