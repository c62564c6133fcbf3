import { UPLOAD_LIMITS } from '@candi/contracts'
import {
  deleteAbandoned,
  knownIds,
  receivingIds,
  releaseRejected,
  unfinished,
} from '../store/contributions.ts'
import { hasAccounts } from '../store/has-accounts.ts'
import type { CompleteUpload } from './complete-upload.ts'
import type { ContributionTools } from './contribution-tools.ts'

const HOUR_MS = 60 * 60_000
/** The sound of a rejected recording is kept so long, for who wants to hear what was wrong with it. */
export const REJECTED_DAYS = 30
/** Ids looked up in the database at a time. */
const AT_ONCE = 200

/**
 * Puts in order what people left and what killed servers left: uploads that had arrived but were not worked on yet,
 * abandoned ones, sounds of long rejected recordings, and bytes that belong to no row. One that fails keeps no other
 * from its turn: its bytes are looked at again the next time.
 */
export async function sweep(tools: ContributionTools, complete: CompleteUpload): Promise<void> {
  const { database, storage, now, onFailure } = tools
  const at = now()
  await storage.tidy(at)
  // Before the abandoned ones: what arrived whole was left alone by a server, not by its sender.
  for (const row of await unfinished(database)) await complete.run(row).catch(onFailure)
  const abandoned = new Date(at.getTime() - UPLOAD_LIMITS.abandonedHours * HOUR_MS)
  for (const id of await deleteAbandoned(database, abandoned)) await storage.remove(id).catch(onFailure)
  const longAgo = new Date(at.getTime() - REJECTED_DAYS * 24 * HOUR_MS)
  for (const id of await releaseRejected(database, longAgo)) await storage.remove(id).catch(onFailure)
  await removeOrphans(tools)
}

/** Rows are written before bytes come and deleted before bytes go: bytes without a row are nobody's. */
async function removeOrphans({ database, storage, onFailure }: ContributionTools): Promise<void> {
  // A new database beside recordings that stand already is about to be filled from a backup.
  if (!(await hasAccounts(database))) return
  const removing = (remove: (id: string) => Promise<void>) => (id: string) => remove(id).catch(onFailure)
  // What became a recording holds its titles and places still as it was sent: a server was killed before it removed it.
  await removeUnwanted(
    storage.uploadIds(),
    (ids) => receivingIds(database, ids),
    removing((id) => storage.removeUpload(id)),
  )
  await removeUnwanted(
    storage.ids(),
    (ids) => knownIds(database, ids),
    removing((id) => storage.remove(id)),
  )
}

async function removeUnwanted(
  found: AsyncIterable<string>,
  wantedOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  remove: (id: string) => Promise<void>,
): Promise<void> {
  let looked = new Set<string>()
  const look = async () => {
    const wanted = await wantedOf([...looked])
    for (const id of looked) if (!wanted.has(id)) await remove(id)
    looked = new Set()
  }
  for await (const id of found) {
    looked.add(id)
    if (looked.size >= AT_ONCE) await look()
  }
  await look()
}
