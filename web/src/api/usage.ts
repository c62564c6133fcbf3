import type { Usage } from '@candi/contracts'
import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from './account-session.ts'
import { callApi } from './call-api.ts'
import { useMembership } from './membership-watch.ts'
import { orNull, plainCount, plainObject, plainString } from './plain-schema.ts'

const plainUsage = plainObject<Usage>({
  limit: orNull(plainCount),
  used: plainCount,
  renewsAt: orNull(plainString),
})

let usage: Usage | null = null
/** Whose usage it is: an account with its tier, or a guest. */
let usageOf = ''
let asked = 0
const listeners = new Set<() => void>()

function show(next: Usage | null): void {
  usage = next
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads the meter anew; worth calling after each turn. What was shown stays when it cannot be read. */
export async function refreshUsage(): Promise<void> {
  asked += 1
  const request = asked
  const result = await callApi('/api/usage', plainUsage)
  // An older answer must not overtake a newer one.
  if (result.ok && request === asked) show(result.value)
}

/** The server settles a stopped turn a moment after its reader has gone. */
const SETTLED_AFTER_MILLISECONDS = 1_000

export async function refreshUsageAfterTurn(isStopped: boolean): Promise<void> {
  if (isStopped) await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER_MILLISECONDS))
  await refreshUsage()
}

/** Timers hold no longer than this. */
const LONGEST_TIMER_MILLISECONDS = 2 ** 31 - 1

/** The meter of whoever is here, guest or not; null until told. Read anew when tokens renew or the tier changes. */
export function useUsage(): Usage | null {
  const session = useSession()
  const { tier } = useMembership()
  const who = `${session.status} ${session.account?.uid ?? ''} ${tier}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for whoever is here now
  useEffect(() => {
    if (session.status === 'unknown') return
    if (usageOf !== who) show(null)
    usageOf = who
    void refreshUsage()
  }, [who])
  const shown = useSyncExternalStore(
    subscribe,
    () => usage,
    () => null,
  )
  const renewsAt = shown?.renewsAt
  useEffect(() => {
    if (!renewsAt) return
    const rest = Math.min(Math.max(Date.parse(renewsAt) - Date.now(), 1_000), LONGEST_TIMER_MILLISECONDS)
    const timer = setTimeout(() => void refreshUsage(), rest)
    return () => clearTimeout(timer)
  }, [renewsAt])
  return shown
}
