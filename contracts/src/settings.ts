import { z } from 'zod'

/** GET /api/settings: what an operator configured, as far as the browser may know. Null: not set up on this server. */
export const settingsSchema = z.object({
  supportEmail: z.string().nullable(),
  donateUrl: z.string().nullable(),
  founderPaymentUrl: z.string().nullable(),
  proPaymentUrls: z.object({ monthly: z.string().nullable(), annual: z.string().nullable() }),
  contributionsEnabled: z.boolean(),
  /** A notice of the operator, shown once in the modal alert. */
  notice: z.string().nullable(),
  /** Who narrates beside CANDI itself; null: CANDI alone. */
  assistant: z
    .object({
      /** Names provider and model; sent back with each turn once the owner agreed. */
      id: z.string(),
      /** As a consent names it: "OpenAI". */
      name: z.string(),
      /** False where it stands in the operator's own house: no words leave it. */
      needsConsent: z.boolean(),
      seesPhotos: z.boolean(),
    })
    .nullable(),
  /** Security monitor and the like run in production only. */
  production: z.boolean(),
})
export type Settings = z.infer<typeof settingsSchema>
