import { z } from 'zod'

/** One campaign of the agency for a model: whether this very car is among those called back, only its VIN can tell. */
export const recallSchema = z.object({
  /** Campaign number of the agency, such as "23V456000". */
  campaign: z.string().min(1).max(30),
  /** Null where the service gave none that can be read. */
  reportedOn: z.iso.date().nullable(),
  /** The part, in the words of the agency: "FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP". */
  component: z.string().max(500),
  summary: z.string().max(4_000),
  consequence: z.string().max(4_000),
  remedy: z.string().max(4_000),
  /** "Do not drive it until it is repaired." */
  parkIt: z.boolean(),
  /** "Park it outside, away from buildings": it may catch fire standing. */
  parkOutside: z.boolean(),
})
export type Recall = z.infer<typeof recallSchema>

/** GET /api/recalls?year=&make=&model= : those with park-it first, then park-outside, then the newest. */
export const recallAnswerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('checked'),
    /** When the agency's service was asked; older than now where the answer was kept. */
    checkedAt: z.iso.datetime(),
    recalls: z.array(recallSchema),
  }),
  /** Never shown as "none". */
  z.object({
    status: z.literal('unchecked'),
    /** `unknown-car`: the agency knows no car of this year, make and model by that name. */
    reason: z.enum(['service-down', 'unknown-car']),
  }),
])
export type RecallAnswer = z.infer<typeof recallAnswerSchema>

/** The query of GET /api/recalls. */
export const recallQuerySchema = z.object({
  year: z.coerce.number().int().min(1900).max(2100),
  make: z.string().trim().min(1).max(60),
  model: z.string().trim().min(1).max(60),
})
export type RecallQuery = z.infer<typeof recallQuerySchema>
