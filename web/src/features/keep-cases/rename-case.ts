import { CASES, caseDatabase } from './case-store.ts'

/** Changes the name and nothing else: the case may be open, here or in another tab, and be further than the list. */
export async function renameCase(id: string, title: string): Promise<void> {
  const transaction = (await caseDatabase()).transaction(CASES, 'readwrite')
  const stored: unknown = await transaction.store.get(id)
  if (typeof stored === 'object' && stored !== null) await transaction.store.put({ ...stored, title })
  await transaction.done
}
