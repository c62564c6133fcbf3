import { z } from 'zod'
import { urgencySchema } from './assessment.ts'
import { LAMP_COLOURS, LAMPS } from './photo-words.ts'

const finding = z.string().regex(/^[a-z0-9_]{2,64}$/)

/** One lamp of the chart: what it looks like, what it means, and what to answer about it. */
export const lampWordsSchema = z.object({
  id: z.enum(LAMPS),
  /** "Oil pressure lamp". */
  name: z.string(),
  otherNames: z.array(z.string()),
  /** "A red oil can with a drop at its spout". */
  looks: z.string(),
  /** By color, the usual one first. */
  meanings: z
    .array(
      z.object({
        colour: z.enum(LAMP_COLOURS),
        meaning: z.string(),
        /** What the sheet says of a car that shows this and nothing else; null where it is no warning. */
        urgency: urgencySchema.nullable(),
        /** The finding it speaks for, the share of the lamp's probability that carries over, and how the ledger names it. */
        sign: z.object({ finding, share: z.number().min(0.5).max(0.95), words: z.string() }).nullable(),
      }),
    )
    .min(1),
  confusedWith: z.array(z.object({ lamp: z.enum(LAMPS), difference: z.string() })),
  /** Whether it lights for a moment when the ignition is switched on. */
  inBulbCheck: z.boolean(),
  question: z
    .object({
      id: z.string(),
      text: z.string(),
      how: z.string().nullable(),
      options: z.array(
        z.object({
          label: z.string(),
          says: z.array(z.object({ finding, state: z.enum(['present', 'absent']) })),
        }),
      ),
    })
    .nullable(),
})
export type LampWords = z.infer<typeof lampWordsSchema>

/** GET /api/lamps: the chart of lamps, for everybody. */
export const lampsResponseSchema = z.object({ lamps: z.array(lampWordsSchema) })
export type LampsResponse = z.infer<typeof lampsResponseSchema>
