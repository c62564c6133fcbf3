import type { BlobStore } from './blob-store.ts'
import { type CaseRecord, parseCase } from './case-record.ts'
import { CASES, caseDatabase } from './case-store.ts'
import { photos, sounds } from './kept-blobs.ts'

/**
 * Deletes a case and what lies beside it, but for what another case shows as well. The words go first: on a full disk the
 * other databases may not open.
 * @returns whether its recordings and photos are gone too
 */
export async function deleteCase(id: string): Promise<boolean> {
  const transaction = (await caseDatabase()).transaction(CASES, 'readwrite')
  const stored: unknown[] = await transaction.store.getAll()
  await transaction.store.delete(id)
  await transaction.done
  const cases = stored.flatMap((entry) => parseCase(entry) ?? [])
  const areGone = await Promise.all([
    removeTakes(sounds, cases, id, ({ recordings }) => recordings),
    removeTakes(photos, cases, id, (record) => record.photos),
  ])
  return areGone.every(Boolean)
}

/** For a shared device: nothing stays, not even what could not be read. Rejects where the browser kept some of it. */
export async function deleteAllCases(): Promise<void> {
  const cleared = await Promise.allSettled([
    caseDatabase().then((db) => db.clear(CASES)),
    sounds.removeAll(),
    photos.removeAll(),
  ])
  for (const result of cleared) if (result.status === 'rejected') throw result.reason
}

async function removeTakes(
  store: BlobStore,
  cases: readonly CaseRecord[],
  id: string,
  takesOf: (record: CaseRecord) => readonly { id: string }[],
): Promise<boolean> {
  const idsOf = (records: readonly CaseRecord[]) => records.flatMap(takesOf).map((take) => take.id)
  const its = idsOf(cases.filter((record) => record.id === id))
  const others = new Set(idsOf(cases.filter((record) => record.id !== id)))
  try {
    await store.removeOf(id, its, others)
    return true
  } catch {
    return its.length === 0
  }
}
