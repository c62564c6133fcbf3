import type { Membership } from '@candi/contracts'
import { localCache } from './local-cache.ts'
import { oneOf, plainBoolean, plainCount, plainObject, plainString } from './plain-schema.ts'

/** By which the local cache keeps the membership document, to show the right tier before the server answers. */
export const MEMBERSHIP_KEY = 'membership'

export const plainMembership = plainObject<Membership>({
  membershipTier: oneOf('free', 'pro', 'founder'),
  founderStatus: plainObject<Membership['founderStatus']>({ isFounder: plainBoolean }),
  onFounderWall: plainBoolean,
  version: plainCount,
})
const plainKept = plainObject<{ uid: string; membership: Membership }>({
  uid: plainString,
  membership: plainMembership,
})

/** The kept document of this account; undefined where there is none, or that of somebody else. */
export function readKeptMembership(uid: string): Membership | undefined {
  const kept = plainKept.safeParse(localCache.read(MEMBERSHIP_KEY))
  return kept.success && kept.data.uid === uid ? kept.data.membership : undefined
}

export function keepMembership(uid: string, membership: Membership | undefined): void {
  if (membership) localCache.keep(MEMBERSHIP_KEY, { uid, membership })
  else localCache.forget(MEMBERSHIP_KEY)
}
