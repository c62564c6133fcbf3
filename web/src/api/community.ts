import {
  type CollectionNeeds,
  type CommunityStats,
  collectionNeedsSchema,
  communityStatsSchema,
} from '@candi/contracts'
import { type ApiResult, callApi } from './call-api.ts'

/** How many recordings all contributors together have given, and how many are wanted. */
export const readCommunityStats = (): Promise<ApiResult<CommunityStats>> =>
  callApi('/api/community/stats', communityStatsSchema)

/** The recordings that are wanted most. */
export const readCollectionNeeds = (): Promise<ApiResult<CollectionNeeds>> =>
  callApi('/api/community/needs', collectionNeedsSchema)
