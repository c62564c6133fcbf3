import { stat } from 'node:fs/promises'
import type { ErrorCode, UploadProgress } from '@candi/contracts'
import { done, type Outcome, type Refusal, refused } from '../accounts/outcome.ts'
import { type ContributionRow, deleteContribution, finishUpload } from '../store/contributions.ts'
import type { ContributionTools } from './contribution-tools.ts'

/** Refused recordings whose reason is remembered, for who asks again because the line broke before the answer. */
const MOST_REMEMBERED = 1_000

/**
 * Turns the bytes of a complete upload into a recording that waits for its review: nothing but its sound, once. Safe to
 * run again after a crash at any point: the row says "receiving" until all of it is done.
 */
export class CompleteUpload {
  private readonly underWay = new Map<string, Promise<Outcome<UploadProgress>>>()
  private readonly refusals = new Map<string, ErrorCode>()

  constructor(private readonly tools: ContributionTools) {}

  /** Several that ask for the same upload at once get the same answer. */
  run(row: ContributionRow): Promise<Outcome<UploadProgress>> {
    const known = this.underWay.get(row.id)
    if (known) return known
    const work = this.complete(row).finally(() => this.underWay.delete(row.id))
    this.underWay.set(row.id, work)
    return work
  }

  /** Why an upload is not there any more. */
  refusalOf(id: string): Refusal {
    return refused(this.refusals.get(id) ?? 'not-found')
  }

  private async complete(row: ContributionRow): Promise<Outcome<UploadProgress>> {
    const { database, storage, workshop } = this.tools
    const became = await storage.withDraft(async (draft) => {
      const inspected = await storage.withUpload(row.id, row.bytes, (path) => workshop.strip(path, draft))
      if (inspected === null) return 'recording-not-audio'
      const { size } = await stat(draft)
      await storage.keep(row.id, draft)
      const finished = await finishUpload(database, row.id, { ...inspected, keptBytes: size })
      return finished === 'known' ? 'recording-known' : finished === 'gone' ? 'not-found' : null
    })
    if (became !== null) return this.refuse(row.id, became)
    await storage.removeUpload(row.id).catch(this.tools.onFailure)
    return done({ id: row.id, offset: row.bytes, isComplete: true })
  }

  private async refuse(id: string, code: ErrorCode): Promise<Refusal> {
    this.refusals.set(id, code)
    for (const oldest of this.refusals.keys()) {
      if (this.refusals.size <= MOST_REMEMBERED) break
      this.refusals.delete(oldest)
    }
    await deleteContribution(this.tools.database, id)
    // What cannot be removed now is swept away later: it belongs to no row any more.
    await this.tools.storage.remove(id).catch(this.tools.onFailure)
    return refused(code)
  }
}
