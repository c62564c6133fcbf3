import { type Box, LAMP_COLOURS, LAMPS, PHOTO_KINDS } from '@candi/contracts'
import { z } from 'zod'

const probability = z.number().min(0).max(1)
/** Four numbers of one kind: a tuple says the same, but providers refuse a schema that holds one. */
const box = z
  .array(probability)
  .length(4)
  .transform(([left = 0, top = 0, width = 0, height = 0]): Box => [left, top, width, height])

/** What a vision model of the operator's says it sees in a photo: findings and lamps, never a diagnosis and never free text. */
export const modelSightingSchema = z.object({
  kind: z.object({ id: z.enum(PHOTO_KINDS), probability }).nullable(),
  lamps: z
    .array(
      z.object({
        id: z.enum(LAMPS),
        colour: z.enum(LAMP_COLOURS),
        probability,
        /** Null where the model cannot place it. */
        box: box.nullable(),
      }),
    )
    .max(24),
  /** Findings of our own catalogue that it sees, beside what lamps tell. */
  signs: z
    .array(z.object({ finding: z.string().regex(/^[a-z0-9_]{2,64}$/), confidence: probability }))
    .max(12),
})
export type ModelSighting = z.infer<typeof modelSightingSchema>
