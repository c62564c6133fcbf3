/** Accounts whose owner said that nobody else uses this browser: they are asked once, not at every sign-out. */
const KEY = 'candi.own-device'

function readUids(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}

export const isOwnDevice = (uid: string): boolean => readUids().includes(uid)

export function keepOwnDevice(uid: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...readUids(), uid])]))
  } catch {
    // Without storage the question comes again.
  }
}
