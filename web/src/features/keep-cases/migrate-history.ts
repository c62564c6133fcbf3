import { newCase } from './case-record.ts'
import { HISTORY_KEY, putCase } from './case-store.ts'

/** Every piece of text in a value of unknown shape, in order, without repeats. */
export function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  if (depth > 6 || typeof value !== 'object' || value === null) return []
  return [...new Set(Object.values(value).flatMap((inner) => textsOf(inner, depth + 1)))]
}

/**
 * Turns an older version's history (an array of unknown shape) into cases, once. The old entry goes
 * only after all of its text is kept; a damaged one is left where it is.
 */
export async function migrateHistory(locale: string): Promise<number> {
  const old = localStorage.getItem(HISTORY_KEY)
  if (old === null) return 0
  let entries: unknown
  try {
    entries = JSON.parse(old)
  } catch {
    entries = [old]
  }
  const now = Date.now()
  let kept = 0
  for (const entry of Array.isArray(entries) ? entries : [entries]) {
    const carriedOver = textsOf(entry).join('\n')
    if (!carriedOver) continue
    await putCase({ ...newCase(locale, now - kept), carriedOver })
    kept += 1
  }
  localStorage.removeItem(HISTORY_KEY)
  return kept
}
