/** What Chrome and its kin tell where the page can become an app; not in TypeScript's lists. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

/** Goes with "clear this device". */
const KEY = 'candi.install'
let kept: InstallEvent | undefined

/** Called as the program starts: browsers tell it once, and soon. Their own banner is held back. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    kept = event as InstallEvent
  })
  addEventListener('appinstalled', () => {
    kept = undefined
  })
}

/**
 * What makes the page an app of this device; undefined where the browser cannot, and where it was done before: whoever
 * answered once, whichever way, is not offered it again.
 */
export function installOffer(): (() => void) | undefined {
  const event = kept
  try {
    if (!event || localStorage.getItem(KEY)) return undefined
  } catch {
    // Without storage the next visit offers it again.
  }
  return () => {
    kept = undefined
    try {
      localStorage.setItem(KEY, 'offered')
    } catch {
      // As above.
    }
    event?.prompt().catch(() => undefined)
  }
}
