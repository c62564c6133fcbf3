import { z } from 'zod'

const count = z.number().int().min(0)

/** GET /api/community/stats */
export const communityStatsSchema = z.object({ approved_contributions: count, target_samples: count })
export type CommunityStats = z.infer<typeof communityStatsSchema>

/** GET /api/community/needs: groups (the four categories) of problems with the recordings still wanted, most urgent first. */
export const collectionNeedsSchema = z.object({
  current_needs: z.record(z.string(), z.record(z.string(), z.object({ needed: count }))),
})
export type CollectionNeeds = z.infer<typeof collectionNeedsSchema>
