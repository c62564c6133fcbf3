import { z } from 'zod'
import { accountSchema } from './account.ts'
import { contributionSchema } from './contribution.ts'
import { uploadVehicleSchema } from './upload-vehicle.ts'

/** GET /api/account/export: everything that the server holds of the account. */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  account: accountSchema,
  createdAt: z.iso.datetime(),
  membership: z.object({
    tier: z.enum(['free', 'pro', 'founder']),
    isFounder: z.boolean(),
    onFounderWall: z.boolean(),
  }),
  grants: z.array(
    z.object({
      kind: z.enum(['pro', 'founder']),
      source: z.string(),
      at: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
    }),
  ),
  usage: z.array(z.object({ windowStartedAt: z.iso.datetime(), usedTokens: z.number().int() })),
  sessions: z.array(
    z.object({ createdAt: z.iso.datetime(), expiresAt: z.iso.datetime(), userAgent: z.string().nullable() }),
  ),
  /** What was told of each recording; its sound is heard and saved on Upload. */
  contributions: z.array(
    contributionSchema.extend({
      consent: z.object({ version: z.string(), givenAt: z.iso.datetime() }),
      confidence: z.number(),
      description: z.string(),
      phone: z.string(),
      vehicle: uploadVehicleSchema,
      isConfirmedByRepair: z.boolean(),
    }),
  ),
  auditEntries: z.array(z.object({ at: z.iso.datetime(), action: z.string() })),
})
export type AccountExport = z.infer<typeof accountExportSchema>
