import { z } from 'zod'

export const tierSchema = z.enum(['free', 'pro', 'founder'])
export type Tier = z.infer<typeof tierSchema>

/**
 * GET /api/membership[?after=VERSION&wait=SECONDS]: the membership document. With `after`, the answer is held back until
 * the version moved on or `wait` (5 to 30 s) is over: long polling.
 */
export const membershipSchema = z.object({
  membershipTier: tierSchema,
  founderStatus: z.object({ isFounder: z.boolean() }),
  onFounderWall: z.boolean(),
  /** Grows with each change of the document. */
  version: z.number().int().min(0),
})
export type Membership = z.infer<typeof membershipSchema>

/** GET /api/founders: names of founders who opted in, oldest first. */
export const foundersSchema = z.object({
  founders: z.array(z.object({ name: z.string(), since: z.iso.date() })),
})
export type Founders = z.infer<typeof foundersSchema>

/** GET /api/usage: the meter. `limit` null is unlimited; `renewsAt` is null while nothing was used. */
export const usageSchema = z.object({
  limit: z.number().int().min(0).nullable(),
  used: z.number().int().min(0),
  renewsAt: z.iso.datetime().nullable(),
})
export type Usage = z.infer<typeof usageSchema>
