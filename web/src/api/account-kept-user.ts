import type { Account } from '@candi/contracts'

/** Where this browser keeps a copy of who is signed in. Encoded, not encrypted: it holds nothing secret. */
export const USER_KEY = 'candi.user'

export type KeptUser = { uid: string; email: string; displayName: string; lastLogin: string }

const encode = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
const decode = (code: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0)))

/** The kept copy; undefined where there is none or it is damaged. */
export function readKeptUser(): KeptUser | undefined {
  try {
    const value: unknown = JSON.parse(decode(localStorage.getItem(USER_KEY) ?? ''))
    if (typeof value !== 'object' || value === null) return undefined
    const { uid, email, displayName, lastLogin }: Partial<Record<string, unknown>> = { ...value }
    if (typeof uid !== 'string' || typeof email !== 'string') return undefined
    if (typeof displayName !== 'string' || typeof lastLogin !== 'string') return undefined
    return { uid, email, displayName, lastLogin }
  } catch {
    return undefined
  }
}

/** Keeps the copy. `loggedInAt` is told at a login only; a reload keeps the time of the last one. */
export function keepUser(account: Account, loggedInAt?: Date): void {
  const kept = readKeptUser()
  const before = kept?.uid === account.uid ? kept.lastLogin : new Date().toISOString()
  const { uid, email, displayName } = account
  const user: KeptUser = { uid, email, displayName, lastLogin: loggedInAt?.toISOString() ?? before }
  try {
    localStorage.setItem(USER_KEY, encode(JSON.stringify(user)))
  } catch {
    // Private windows may refuse storage; the session itself lives in a cookie.
  }
}

export function forgetUser(): void {
  try {
    localStorage.removeItem(USER_KEY)
  } catch {
    // Nothing could be kept where nothing can be removed.
  }
}
