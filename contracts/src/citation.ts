import { z } from 'zod'

/** What an article rests on: a published standard, an authority, physics, or what workshops commonly see. */
export const SOURCE_KINDS = ['standard', 'authority', 'physics', 'workshop_practice'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]
export const sourceKindSchema = z.enum(SOURCE_KINDS)

export const articleIdSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/)

/** An article that an answer rests on; where the prose says "[1]", its `n` is 1. */
export const citationSchema = z.object({
  n: z.number().int().min(1),
  id: articleIdSchema,
  title: z.string().max(200),
  /** The best thing that the article rests on. */
  kind: sourceKindSchema,
  reviewedOn: z.iso.date(),
})
export type Citation = z.infer<typeof citationSchema>
