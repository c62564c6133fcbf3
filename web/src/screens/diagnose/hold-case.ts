/**
 * Takes a case for this tab, until the signal: what was left unsent is handed to one tab at a time. Where the browser has
 * no locks (an address without https), every tab gets it, and `keepCase` tells them apart as they write.
 */
export function holdCase(id: string, until: AbortSignal): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return Promise.resolve(true)
  return new Promise((tell) => {
    locks
      .request(`candi.case.${id}`, { ifAvailable: true }, (lock) => {
        tell(lock !== null)
        if (lock === null || until.aborted) return
        return new Promise<void>((left) => until.addEventListener('abort', () => left(), { once: true }))
      })
      .catch(() => tell(true))
  })
}
