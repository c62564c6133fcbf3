import { type IDBPDatabase, openDB } from 'idb'

/**
 * Sounds lie in a database of their own: a tab with an older version of the cases' database open would hold back a new
 * version of it for as long as it is open.
 */
const NAME = 'candi-recordings'
const STORE = 'sounds'
const CASE = 'case'
let opened: Promise<IDBPDatabase> | undefined
/** What the browser did not take (a private window, a full disk) stays until the tab is closed. */
const held = new Map<string, Blob>()

type StoredSound = { id: string; caseId: string; type: string; bytes: ArrayBuffer }

function database(): Promise<IDBPDatabase> {
  opened ??= openDB(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore(STORE, { keyPath: 'id' }).createIndex(CASE, 'caseId')
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

/** Keeps a sound beside its case. @returns whether it is still there when the tab was closed */
export async function keepSound(id: string, caseId: string, sound: Blob): Promise<boolean> {
  held.set(id, sound)
  try {
    const stored: StoredSound = { id, caseId, type: sound.type, bytes: await sound.arrayBuffer() }
    await (await database()).put(STORE, stored)
    held.delete(id)
    return true
  } catch {
    return false
  }
}

export async function readSound(id: string): Promise<Blob | undefined> {
  const kept = held.get(id)
  if (kept) return kept
  const stored: unknown = await (await database()).get(STORE, id)
  if (typeof stored !== 'object' || stored === null || !('bytes' in stored)) return undefined
  const { bytes } = stored
  const type = 'type' in stored && typeof stored.type === 'string' ? stored.type : ''
  return bytes instanceof ArrayBuffer ? new Blob([bytes], { type }) : undefined
}

export async function deleteSound(id: string): Promise<void> {
  held.delete(id)
  await (await database()).delete(STORE, id)
}

/** With a case go its sounds. */
export async function deleteSoundsOf(caseId: string): Promise<void> {
  const db = await database()
  const ids = await db.getAllKeysFromIndex(STORE, CASE, caseId)
  await Promise.all(ids.map((id) => db.delete(STORE, id)))
}

export async function deleteAllSounds(): Promise<void> {
  held.clear()
  await (await database()).clear(STORE)
}
