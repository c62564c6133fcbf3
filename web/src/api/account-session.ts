import type { Account, Session } from '@candi/contracts'
import { useSyncExternalStore } from 'react'
import { forgetUser, keepUser, USER_KEY } from './account-kept-user.ts'
import { callApi, whenSignedOut } from './call-api.ts'
import { oneOf, orNull, plainBoolean, plainObject, plainString } from './plain-schema.ts'

/** Unknown until the server told; unreachable when it could not be asked (it is asked again by itself). */
export type SessionState =
  | { status: 'unknown' | 'unreachable'; account: null }
  /** `hasLeft`: by signing out on this page, not because a session ended elsewhere or never was. */
  | { status: 'signed-out'; account: null; hasLeft?: true }
  | { status: 'signed-in'; account: Account }

export const plainSession = plainObject<Session>({
  account: orNull(
    plainObject<Account>({
      uid: plainString,
      email: plainString,
      displayName: plainString,
      emailVerified: plainBoolean,
      role: oneOf('user', 'admin'),
    }),
  ),
})

const UNKNOWN: SessionState = { status: 'unknown', account: null }
const FIRST_RETRY_MILLISECONDS = 4_000
const LAST_RETRY_MILLISECONDS = 60_000

let state: SessionState = UNKNOWN
/** Grows with each change, so that an answer asked for before a login cannot undo it. */
let changes = 0
let asked: Promise<void> | undefined
const listeners = new Set<() => void>()

function show(next: SessionState): void {
  state = next
  changes += 1
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentSession = (): SessionState => state

/** Who is signed in. While a page is prerendered, and until the server told, nobody knows. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, currentSession, () => UNKNOWN)
}

/** Takes over who is signed in now. `loggedInAt` is told at a login only. */
export function applySession(account: Account | null, loggedInAt?: Date): void {
  if (account) keepUser(account, loggedInAt)
  else forgetUser()
  show(account ? { status: 'signed-in', account } : { status: 'signed-out', account: null })
}

/** The visitor has signed out on this page. */
export function leaveSession(): void {
  forgetUser()
  show({ status: 'signed-out', account: null, hasLeft: true })
}

/** Asks the server who is signed in. What is known stays known when it cannot be reached. */
export function loadSession(): Promise<void> {
  const before = changes
  asked ??= callApi('/api/account/session', plainSession)
    .then((result) => {
      if (changes !== before) return
      if (result.ok) applySession(result.value.account)
      else if (state.status === 'unknown') show({ status: 'unreachable', account: null })
    })
    .finally(() => {
      asked = undefined
    })
  return asked
}

/** Asks anew after something has changed on the server: an answer that is still on its way may not know of it. */
export async function reloadSession(): Promise<void> {
  await asked
  return loadSession()
}

/** Loads the session and keeps it true: across tabs, after a lost connection, after verifying elsewhere. */
export function watchSession(): () => void {
  let wait = FIRST_RETRY_MILLISECONDS
  let timer: ReturnType<typeof setTimeout> | undefined
  const load = () => {
    clearTimeout(timer)
    void loadSession().then(() => {
      if (state.status !== 'unreachable') return
      timer = setTimeout(load, wait)
      wait = Math.min(wait * 2, LAST_RETRY_MILLISECONDS)
    })
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === USER_KEY) load()
  }
  const onSight = () => {
    const isUnverified = state.status === 'signed-in' && !state.account.emailVerified
    if (document.visibilityState === 'visible' && isUnverified) load()
  }
  addEventListener('storage', onStorage)
  addEventListener('online', load)
  document.addEventListener('visibilitychange', onSight)
  const stopListening = whenSignedOut(load)
  load()
  return () => {
    clearTimeout(timer)
    removeEventListener('storage', onStorage)
    removeEventListener('online', load)
    document.removeEventListener('visibilitychange', onSight)
    stopListening()
  }
}
