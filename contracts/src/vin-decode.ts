import { z } from 'zod'
import { uploadVehicleSchema } from './upload-vehicle.ts'
import { vehicleSchema } from './vehicle.ts'

/**
 * POST /api/vin: a VIN, decoded by the public service or, where that fails, from the table that travels with CANDI.
 * A VIN names one car: it is sent in a body, never in an address, and is neither kept nor logged.
 */
export const vinRequestSchema = z.object({
  vin: z.string().max(60),
  /** Which page waits: it decides how long the public service may take. */
  patience: z.enum(['upload', 'my-car']).default('upload'),
})
export type VinRequest = z.input<typeof vinRequestSchema>

/** What a visitor waits for an answer, all in all; the server gives up so early that its answer still arrives. */
export const VIN_PATIENCE_MS = { upload: 20_000, 'my-car': 60_000 } as const
export type VinPatience = keyof typeof VIN_PATIENCE_MS

export const vinAnswerSchema = z.object({
  vin: z.string().length(17),
  source: z.enum(['public-service', 'embedded-table']),
  /** Day of the data in the embedded table; null where the public service answered. */
  tableDate: z.iso.date().nullable(),
  /** `sure`: year, make and model, and nothing contradicts. `likely`: a check digit that does not fit, or patterns that leave more than one answer. `partial`: year and make only. */
  sureness: z.enum(['sure', 'likely', 'partial']),
  /** What the owner should know about it, in sentences; empty when all is well. */
  remarks: z.array(z.string().max(300)).max(6),
  /** For the form of Upload and for My Car. */
  vehicle: uploadVehicleSchema,
  /** For a diagnosis: what the decoded car is known to have. */
  facts: vehicleSchema,
})
export type VinAnswer = z.infer<typeof vinAnswerSchema>

/** In front of every failure text of decoding a VIN on Upload. */
export const VIN_FAILURE_PREFIX = 'Failed to decode VIN. '
