import { z } from 'zod'

const shortText = z.string().trim().max(60)

/** The car as its owner describes it; everything may be left out. */
export const vehicleSchema = z.object({
  year: z.number().int().min(1900).max(2100).optional(),
  make: shortText.optional(),
  model: shortText.optional(),
  engine: shortText.optional(),
  fuel: z.enum(['gasoline', 'diesel', 'hybrid', 'plugin_hybrid', 'electric', 'lpg_cng']).optional(),
  gearbox: z.enum(['manual', 'automatic', 'cvt', 'dual_clutch', 'single_speed']).optional(),
  drivetrain: z.enum(['fwd', 'rwd', 'awd']).optional(),
  induction: z.enum(['natural', 'turbo', 'supercharged']).optional(),
  cylinders: z.number().int().min(1).max(16).optional(),
  displacementLiters: z.number().min(0.2).max(12).optional(),
  mileage: z.object({ value: z.number().min(0).max(2_000_000), unit: z.enum(['mi', 'km']) }).optional(),
})
export type VehicleWords = z.infer<typeof vehicleSchema>
