import { type CollectionNeeds, type CommunityStats, TARGET_SAMPLES } from '@candi/contracts'
import { useEffect, useState } from 'react'
import { readCollectionNeeds, readCommunityStats } from '../../api/community.ts'

export type Community = {
  /** Approved recordings; null while, or where, nobody could tell. */
  approved: number | null
  target: number
  needs: CollectionNeeds
}
const UNTOLD: Community = { approved: null, target: TARGET_SAMPLES, needs: { current_needs: {} } }

const countsOf = ({ approved_contributions, target_samples }: CommunityStats) => ({
  approved: approved_contributions,
  target: target_samples || TARGET_SAMPLES,
})

/** The community's figures. A failure is passed over: the page stands without them, with the target that it knows. */
export function useCommunity(): Community {
  const [community, setCommunity] = useState(UNTOLD)
  useEffect(() => {
    let isGone = false
    void readCommunityStats().then((result) => {
      if (!isGone && result.ok) setCommunity((before) => ({ ...before, ...countsOf(result.value) }))
    })
    void readCollectionNeeds().then((result) => {
      if (!isGone && result.ok) setCommunity((before) => ({ ...before, needs: result.value }))
    })
    return () => {
      isGone = true
    }
  }, [])
  return community
}
