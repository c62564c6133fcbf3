import { type IDBPDatabase, openDB } from 'idb'

const CASE = 'case'

type StoredBlob = { id: string; caseId: string; type: string; bytes: ArrayBuffer }

/**
 * What is too large to lie in a case lies beside it, in a database of its own: a tab with an older version of the cases'
 * database open would hold back a new version of it for as long as it is open.
 */
export function openBlobStore(name: string, store: string) {
  let opened: Promise<IDBPDatabase> | undefined
  /** What the browser did not take (a private window, a full disk) stays until the tab is closed. */
  const held = new Map<string, Blob>()

  function database(): Promise<IDBPDatabase> {
    opened ??= openDB(name, 1, {
      upgrade: (db) => {
        db.createObjectStore(store, { keyPath: 'id' }).createIndex(CASE, 'caseId')
      },
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        opened = undefined
      },
    })
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }

  return {
    /** Keeps it beside its case. @returns whether it is still there when the tab was closed */
    async keep(id: string, caseId: string, blob: Blob): Promise<boolean> {
      held.set(id, blob)
      try {
        const stored: StoredBlob = { id, caseId, type: blob.type, bytes: await blob.arrayBuffer() }
        await (await database()).put(store, stored)
        held.delete(id)
        return true
      } catch {
        return false
      }
    },
    async read(id: string): Promise<Blob | undefined> {
      const kept = held.get(id)
      if (kept) return kept
      const stored: unknown = await (await database()).get(store, id)
      if (typeof stored !== 'object' || stored === null || !('bytes' in stored)) return undefined
      const { bytes } = stored
      const type = 'type' in stored && typeof stored.type === 'string' ? stored.type : ''
      return bytes instanceof ArrayBuffer ? new Blob([bytes], { type }) : undefined
    },
    async remove(id: string): Promise<void> {
      held.delete(id)
      await (await database()).delete(store, id)
    },
    /** With a case goes what was kept for it, and what it shows that was kept for another; but for what others show. */
    async removeOf(caseId: string, shown: readonly string[], others: ReadonlySet<unknown>): Promise<void> {
      for (const id of shown) held.delete(id)
      const db = await database()
      const its = await db.getAllKeysFromIndex(store, CASE, caseId)
      const ids = [...its, ...shown].filter((id) => !others.has(id))
      await Promise.all(ids.map((id) => db.delete(store, id)))
    },
    async removeAll(): Promise<void> {
      held.clear()
      await (await database()).clear(store)
    },
  }
}
export type BlobStore = ReturnType<typeof openBlobStore>
