import { stat } from 'node:fs/promises'
import type { ErrorCode, UploadProgress } from '@candi/contracts'
import { done, type Outcome, type Refusal, refused } from '../accounts/outcome.ts'
import {
  type ContributionRow,
  deleteReceiving,
  findContribution,
  finishUpload,
} from '../store/contributions.ts'
import type { ContributionTools } from './contribution-tools.ts'
import { WorkshopIsFull } from './ports.ts'

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

  private async complete({ id }: ContributionRow): Promise<Outcome<UploadProgress>> {
    const { database, storage } = this.tools
    // It was read a while ago: somebody may have ended or withdrawn it since.
    const row = await findContribution(database, id)
    if (!row) return this.refusalOf(id)
    if (row.state !== 'receiving') return completed(row)
    const became = await this.makeRecording(row).catch(async (error: unknown) => {
      if (error instanceof WorkshopIsFull) return 'workshop-busy' as const
      // Withdrawn while it was worked on: its bytes went away under our hands.
      if ((await findContribution(database, id)) === null) return 'not-found' as const
      throw error
    })
    // All that arrived stays: whoever asks again gets a turn, and so does a row that nobody asks for, once an hour.
    if (became === 'workshop-busy') return refused(became)
    if (became !== null) return this.refuse(row, became)
    await storage.removeUpload(id).catch(this.tools.onFailure)
    return completed(row)
  }

  /** Null: it waits for its review. */
  private makeRecording(row: ContributionRow): Promise<ErrorCode | null> {
    const { database, storage, workshop } = this.tools
    return storage.withDraft(async (draft) => {
      const inspected = await storage.withUpload(row.id, row.bytes, (path) =>
        workshop.strip(path, draft, row.userId),
      )
      if (inspected === null) return 'recording-not-audio'
      const { size } = await stat(draft)
      await storage.keep(row.id, draft)
      const finished = await finishUpload(database, row.id, { ...inspected, keptBytes: size })
      return finished === 'known' ? 'recording-known' : finished === 'gone' ? 'not-found' : null
    })
  }

  private async refuse(row: ContributionRow, code: ErrorCode): Promise<Outcome<UploadProgress>> {
    const { id } = row
    const isOurs = await deleteReceiving(this.tools.database, id)
    // Another server on the same database ended it meanwhile: what waits or was approved is not ours to refuse.
    if (!isOurs && (await findContribution(this.tools.database, id)) !== null) return completed(row)
    this.refusals.set(id, code)
    for (const oldest of this.refusals.keys()) {
      if (this.refusals.size <= MOST_REMEMBERED) break
      this.refusals.delete(oldest)
    }
    // What cannot be removed now is swept away later: it belongs to no row any more.
    await this.tools.storage.remove(id).catch(this.tools.onFailure)
    return refused(code)
  }
}

const completed = ({ id, bytes }: ContributionRow) => done({ id, offset: bytes, isComplete: true })
