import { z } from 'zod'
import { levelSchema } from './assessment.ts'
import { LIMITS } from './limits.ts'

/** POST /api/quote: the workshop's quote, and what the visitor's own sheet says, where there is one. Neither is kept or logged. */
export const quoteCaseSchema = z.object({
  level: levelSchema,
  /** False of a car that does not start. */
  starts: z.boolean().default(true),
  causes: z
    .array(z.object({ id: z.string().max(64), probability: z.number().min(0).max(1) }))
    .max(LIMITS.quoteCauses),
})
export type QuoteCase = z.infer<typeof quoteCaseSchema>

export const quoteRequestSchema = z.object({
  text: z.string().trim().min(1).max(LIMITS.quoteCharacters),
  case: quoteCaseSchema.optional(),
})
export type QuoteRequest = z.input<typeof quoteRequestSchema>

const amount = z.number().min(0)

export const quoteLineSchema = z.object({
  /** As it was written. */
  text: z.string(),
  /** What it is for, in our words; empty where we do not know the job. */
  job: z.string(),
  kind: z.enum(['safety', 'repair', 'maintenance', 'extra', 'unknown']),
  /** Null where no price stands on it. */
  amount: amount.nullable(),
  /** `none`: there is no case to compare it with. */
  fit: z.enum(['follows', 'could', 'apart', 'maintenance', 'fee', 'none']),
  fitReason: z.string(),
  /** Beside our band. `unknown`: there is nothing that could be compared. */
  price: z.enum(['fair', 'high', 'low', 'unknown']),
  priceReason: z.string(),
  /** How the quote says that the fault was found. `needless`: nothing has to be found for it. */
  test: z.enum(['measured', 'code', 'seen', 'none', 'needless']),
  testReason: z.string(),
  /** What must be said of a part that keeps the car safe; empty elsewhere. */
  safety: z.string(),
  /** When it is worth its money, where it is often sold early; empty elsewhere. */
  worthwhile: z.string(),
  question: z.string(),
})
export type QuoteLineAnswer = z.infer<typeof quoteLineSchema>

export const quoteAnswerSchema = z.object({
  /** "USD"; empty where the quote has amounts of several. */
  currency: z.string(),
  lines: z.array(quoteLineSchema).max(LIMITS.quoteLines),
  /** What the lines, tax and discounts come to; null where that cannot be added up. */
  counted: z.number().nullable(),
  /** The total that stands in the quote. */
  told: amount.nullable(),
  /** How the two agree. */
  sums: z.string(),
  /** What to do first, one sentence each. */
  first: z.array(z.string()),
  oldParts: z.string(),
  /** What our bands are. */
  bands: z.string(),
})
export type QuoteAnswer = z.infer<typeof quoteAnswerSchema>
