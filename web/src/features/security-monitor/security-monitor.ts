import { clearField, findThreats, type Page, suspiciousFields } from './find-threats.ts'
import { watchConsole } from './watch-console.ts'

export const LOOK_EVERY_MILLISECONDS = 30_000
export const ALERT_AT_THREATS = 5

export type Watched = {
  /** The page as it stands now. */
  page: () => Page
  console: Console
}
export type Told = {
  /** So many threats were found that the page should not be trusted any more. */
  onAlert: () => void
  /** Fields were emptied. */
  onCleared: () => void
}

/**
 * Looks at the page every 30 seconds and reads along in its console. Each threat counts once; at five it alerts, then
 * begins to count anew. Returns what ends it.
 */
export function startSecurityMonitor({ page, console }: Watched, { onAlert, onCleared }: Told): () => void {
  const known = new Set<string>()
  let counted = 0
  const add = (key: string) => {
    if (known.has(key)) return
    known.add(key)
    counted += 1
    if (counted < ALERT_AT_THREATS) return
    counted = 0
    onAlert()
  }
  const look = () => {
    const now = page()
    for (const { key } of findThreats(now)) add(key)
    const fields = suspiciousFields(now)
    for (const field of fields) clearField(field)
    if (fields.length > 0) onCleared()
  }
  const stopReading = watchConsole(console, (line) => add(`console ${line}`))
  const timer = setInterval(look, LOOK_EVERY_MILLISECONDS)
  return () => {
    clearInterval(timer)
    stopReading()
  }
}

/** The page of this browser. */
export const thisPage = (): Page => ({
  address: location.href,
  fields: [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')],
  storageKeys: keysOf(() => localStorage),
  elements: [...document.querySelectorAll('*')],
})

function keysOf(storage: () => Storage): string[] {
  try {
    return Object.keys(storage())
  } catch {
    return [] // a browser that keeps nothing
  }
}
