import type { Page } from 'playwright-core'

/** How many things lie in a store of the browser's own database. */
export const countKept = (page: Page, database: string, store: string): Promise<unknown> =>
  page.evaluate(
    (asked) =>
      new Promise((told) => {
        const request = indexedDB.open(asked.database)
        request.onsuccess = () => {
          const all = request.result.transaction(asked.store).objectStore(asked.store).count()
          all.onsuccess = () => told(all.result)
        }
      }),
    { database, store },
  )
