import { type IDBPDatabase, openDB } from 'idb'
import { type CaseRecord, isBegun, parseCase } from './case-record.ts'
import { photos, sounds } from './kept-blobs.ts'

const STORE = 'cases'
let opened: Promise<IDBPDatabase> | undefined

/** This browser's own database; rejects where the browser keeps none (some private windows). */
function database(): Promise<IDBPDatabase> {
  opened ??= openDB('candi', 1, {
    upgrade: (db) => {
      db.createObjectStore(STORE, { keyPath: 'id' })
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

export async function putCase(record: CaseRecord): Promise<void> {
  await (await database()).put(STORE, record)
}

export async function readCase(id: string): Promise<CaseRecord | undefined> {
  return parseCase(await (await database()).get(STORE, id))
}

/** All begun cases, last touched first. */
export async function listCases(): Promise<CaseRecord[]> {
  return (await allCases()).filter(isBegun)
}

/** The newest case in which nothing was said yet: its draft and its car are waiting. */
export async function readUnbegun(): Promise<CaseRecord | undefined> {
  return (await allCases()).find((record) => !isBegun(record))
}

export async function deleteCase(id: string): Promise<void> {
  await Promise.all([sounds.removeOf(id), photos.removeOf(id)])
  await (await database()).delete(STORE, id)
}

/** For a shared device: nothing stays, not even what could not be read. */
export async function deleteAllCases(): Promise<void> {
  await Promise.all([sounds.removeAll(), photos.removeAll()])
  await (await database()).clear(STORE)
}

async function allCases(): Promise<CaseRecord[]> {
  const stored: unknown[] = await (await database()).getAll(STORE)
  const records = stored.flatMap((entry) => parseCase(entry) ?? [])
  return records.sort((a, b) => b.updatedAt - a.updatedAt)
}
