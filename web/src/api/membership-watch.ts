import { FREE_MEMBERSHIP, type Membership, shownTier, type Tier } from '@candi/contracts'
import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from './account-session.ts'
import { keepMembership, readKeptMembership } from './kept-membership.ts'
import { pollMembership, readMembership } from './poll-membership.ts'
import { REAL_SURROUNDINGS } from './retry-operation.ts'

/** Unknown until the server or this browser's copy told; failed is free, as a missing document is. */
export type MembershipState = {
  membership: Membership
  /** What screens go by: the founder flag overrides. */
  tier: Tier
  status: 'unknown' | 'known' | 'failed'
}

const stateOf = (status: MembershipState['status'], membership = FREE_MEMBERSHIP): MembershipState => ({
  membership,
  tier: shownTier(membership),
  status,
})
const UNKNOWN = stateOf('unknown')
const GUEST = stateOf('known')
const FAILED = stateOf('failed')

let state = UNKNOWN
let stateOfUid: string | undefined
let followers = 0
let stop = () => {}
const listeners = new Set<() => void>()

function show(next: MembershipState): void {
  state = next
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Polls for one account while the page can be seen; returns what ends it. */
function startPolling(uid: string): () => void {
  let polling: AbortController | undefined
  const tell = (membership: Membership | undefined) => {
    keepMembership(uid, membership)
    show(membership ? stateOf('known', membership) : FAILED)
  }
  const followSight = () => {
    if (document.visibilityState === 'hidden') {
      polling?.abort()
      polling = undefined
    } else if (!polling) {
      polling = new AbortController()
      void pollMembership(readMembership, tell, polling.signal, REAL_SURROUNDINGS)
    }
  }
  // Back on a network nobody waits for the next try.
  const startAnew = () => {
    polling?.abort()
    polling = undefined
    followSight()
  }
  document.addEventListener('visibilitychange', followSight)
  addEventListener('online', startAnew)
  followSight()
  return () => {
    polling?.abort()
    document.removeEventListener('visibilitychange', followSight)
    removeEventListener('online', startAnew)
  }
}

/** One poll however many parts of a screen follow. */
function follow(uid: string): () => void {
  if (stateOfUid !== uid) {
    stop()
    followers = 0
    stateOfUid = uid
    const kept = readKeptMembership(uid)
    show(kept ? stateOf('known', kept) : UNKNOWN)
  }
  followers += 1
  if (followers === 1) stop = startPolling(uid)
  return () => {
    if (stateOfUid !== uid) return
    followers -= 1
    if (followers === 0) stop()
  }
}

/** The membership of whoever is signed in, kept true by long polling; free for guests. */
export function useMembership(): MembershipState {
  const session = useSession()
  const uid = session.account?.uid
  useEffect(() => (uid === undefined ? undefined : follow(uid)), [uid])
  const followed = useSyncExternalStore(
    subscribe,
    () => state,
    () => UNKNOWN,
  )
  if (session.status === 'unknown') return UNKNOWN
  if (uid === undefined) return session.status === 'unreachable' ? FAILED : GUEST
  return stateOfUid === uid ? followed : UNKNOWN
}
