import { type IDBPDatabase, openDB } from 'idb'
import { type CaseRecord, isBegun, parseCase } from './case-record.ts'

export const CASES = 'cases'
/** Where an older version kept its history. */
export const HISTORY_KEY = 'diagnosisHistory'
let opened: Promise<IDBPDatabase> | undefined

/** This browser's own database; rejects where the browser keeps none (some private windows). */
export function caseDatabase(): Promise<IDBPDatabase> {
  opened ??= openDB('candi', 1, {
    upgrade: (db) => {
      db.createObjectStore(CASES, { keyPath: 'id' })
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** Writes it whatever stands there: for a case that no tab has open. An open one is kept by `keepCase`. */
export async function putCase(record: CaseRecord): Promise<void> {
  await (await caseDatabase()).put(CASES, record)
}

export async function readCase(id: string): Promise<CaseRecord | undefined> {
  return parseCase(await (await caseDatabase()).get(CASES, id))
}

/** All begun cases, last touched first. */
export async function listCases(): Promise<CaseRecord[]> {
  return (await allCases()).filter(isBegun)
}

/** Those in which nothing was said yet, last touched first: their drafts and their cars are waiting. */
export async function listUnbegun(): Promise<CaseRecord[]> {
  return (await allCases()).filter((record) => !isBegun(record))
}

async function allCases(): Promise<CaseRecord[]> {
  const stored: unknown[] = await (await caseDatabase()).getAll(CASES)
  const records = stored.flatMap((entry) => parseCase(entry) ?? [])
  return records.sort((a, b) => b.updatedAt - a.updatedAt)
}
