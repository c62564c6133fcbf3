/** Set when a visitor without an account wants to become a founder; Plans reads it after the login. */
export const PENDING_FOUNDER_KEY = 'candi.pending-founder'

export function setPendingFounder(): void {
  try {
    localStorage.setItem(PENDING_FOUNDER_KEY, 'true')
  } catch {
    // Without storage the card is not highlighted after login; nothing else is lost.
  }
}

export function hasPendingFounder(): boolean {
  try {
    return localStorage.getItem(PENDING_FOUNDER_KEY) === 'true'
  } catch {
    return false
  }
}

export function clearPendingFounder(): void {
  try {
    localStorage.removeItem(PENDING_FOUNDER_KEY)
  } catch {
    // Nothing could be kept where nothing can be removed.
  }
}
