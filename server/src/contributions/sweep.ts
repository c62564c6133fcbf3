import { UPLOAD_LIMITS } from '@candi/contracts'
import { deleteAbandoned, knownIds, releaseRejected, unfinished } from '../store/contributions.ts'
import type { CompleteUpload } from './complete-upload.ts'
import type { ContributionTools } from './contribution-tools.ts'

const HOUR_MS = 60 * 60_000
/** The sound of a rejected recording is kept so long, for who wants to hear what was wrong with it. */
export const REJECTED_DAYS = 30
/** Ids looked up in the database at a time. */
const AT_ONCE = 200

/**
 * Puts in order what people left and what killed servers left: abandoned uploads, sounds of long rejected recordings,
 * bytes that belong to no row, and uploads that had arrived but were not worked on yet.
 */
export async function sweep(tools: ContributionTools, complete: CompleteUpload): Promise<void> {
  const { database, storage, now } = tools
  const at = now()
  await storage.tidy(at)
  const abandoned = new Date(at.getTime() - UPLOAD_LIMITS.abandonedHours * HOUR_MS)
  for (const id of await deleteAbandoned(database, abandoned)) await storage.remove(id)
  const longAgo = new Date(at.getTime() - REJECTED_DAYS * 24 * HOUR_MS)
  for (const id of await releaseRejected(database, longAgo)) await storage.remove(id)
  await removeOrphans(tools)
  for (const row of await unfinished(database)) await complete.run(row)
}

/** Rows are written before bytes come and deleted before bytes go: bytes without a row are nobody's. */
async function removeOrphans({ database, storage }: ContributionTools): Promise<void> {
  let looked: string[] = []
  const look = async () => {
    const known = await knownIds(database, looked)
    for (const id of new Set(looked)) if (!known.has(id)) await storage.remove(id)
    looked = []
  }
  for await (const id of storage.ids()) {
    looked.push(id)
    if (looked.length >= AT_ONCE) await look()
  }
  await look()
}
