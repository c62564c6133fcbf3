import type { Membership, Tier } from './membership.ts'

/** What screens go by: the founder flag overrides the tier. */
export const shownTier = (membership: Membership): Tier =>
  membership.founderStatus.isFounder ? 'founder' : membership.membershipTier

/** Free: what a membership document is taken for that is missing or could not be read. */
export const FREE_MEMBERSHIP: Membership = {
  membershipTier: 'free',
  founderStatus: { isFounder: false },
  onFounderWall: false,
  version: 0,
}
