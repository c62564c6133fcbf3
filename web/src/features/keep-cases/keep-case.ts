import { newId } from '../../parts/new-id.ts'
import type { CaseRecord } from './case-record.ts'
import { CASES, caseDatabase } from './case-store.ts'

export type KeptCase = {
  state: 'kept' | 'deleted' | 'full' | 'refused'
  /** Another one than was given where the case had gone on in another tab: what was given is then a case of its own. */
  id: string
}

/** The states of cases that this page wrote or took over: any other was written by another tab. */
const own = new Set<string>()
/** Cases that stood in this browser: one that is gone was deleted, and is not to come back. */
const stood = new Set<string>()
/** Where the cases of this page went that went on in another tab. */
const moved = new Map<string, string>()

const stateOf = (id: string, revision: unknown) => `${id} ${revision ?? ''}`

/** The case is open in this page from now on, as it was read. */
export function takeOver({ id, revision }: CaseRecord): void {
  own.add(stateOf(id, revision))
  stood.add(id)
  moved.delete(id)
}

/**
 * Writes an open case, and never over what another tab wrote meanwhile. Its name is written by `renameCase` alone, in
 * whichever tab that was. Writes of one browser come one after the other, whatever tab they come from.
 */
export async function keepCase(record: CaseRecord, now = Date.now()): Promise<KeptCase> {
  const revision = newId()
  try {
    const transaction = (await caseDatabase()).transaction(CASES, 'readwrite')
    // Awaited below; where reading or writing fails, it fails as well.
    transaction.done.catch(() => undefined)
    const stored: unknown = await transaction.store.get(record.id)
    if (!stored && stood.has(record.id)) return { state: 'deleted', id: record.id }
    const before: Partial<Record<string, unknown>> = Object(stored)
    const isOurs = !stored || own.has(stateOf(record.id, before.revision))
    const id = isOurs ? record.id : (moved.get(record.id) ?? newId())
    const title = isOurs && typeof before.title === 'string' ? before.title : record.title
    if (!isOurs) moved.set(record.id, id)
    // Before it is written: the next write of this page may read it as soon as it stands.
    own.add(stateOf(id, revision))
    await transaction.store.put({ ...record, id, title, updatedAt: now, revision })
    await transaction.done
    stood.add(id)
    return { state: 'kept', id }
  } catch (failure) {
    const isFull = failure instanceof Error && failure.name === 'QuotaExceededError'
    return { state: isFull ? 'full' : 'refused', id: record.id }
  }
}
