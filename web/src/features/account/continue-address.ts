import { isOurs } from './remembered-location.ts'

/** Where a mailed link continues: its `continueUrl` when that is a page of ours, else the fallback. */
export function continueAddress(search: URLSearchParams, fallback: '/plans' | '/login'): string {
  const given = search.get('continueUrl')
  if (!given) return fallback
  try {
    const { origin, pathname } = new URL(given, location.origin)
    return origin === location.origin && isOurs(pathname) ? pathname : fallback
  } catch {
    return fallback
  }
}
