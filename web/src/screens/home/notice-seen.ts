const KEY = 'candi.notice-seen'

/** Whether this very notice was closed in this browser before. */
export function wasNoticeSeen(notice: string): boolean {
  try {
    return localStorage.getItem(KEY) === notice
  } catch {
    return false // storage is closed to us: better told twice than never
  }
}

export function keepNoticeSeen(notice: string): void {
  try {
    localStorage.setItem(KEY, notice)
  } catch {
    // It is told again on the next visit.
  }
}
