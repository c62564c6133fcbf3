import type { Page } from 'playwright-core'

/** The cases that this browser keeps, as they lie there. Never opens what is not there yet: the page itself must lay it out. */
export const keptCases = (page: Page): Promise<{ draft: string }[]> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'candi')) return []
    return new Promise<{ draft: string }[]>((told, failed) => {
      const opening = indexedDB.open('candi')
      opening.onerror = () => failed(opening.error)
      opening.onsuccess = () => {
        const database = opening.result
        const all = database.transaction('cases').objectStore('cases').getAll()
        all.onerror = () => failed(all.error)
        all.onsuccess = () => {
          database.close()
          told(all.result)
        }
      }
    })
  })

export const keptDrafts = async (page: Page) => (await keptCases(page)).map(({ draft }) => draft)
