import { UPLOAD_LIMITS, type UploadProgress } from '@candi/contracts'
import { done, type Outcome, type Refusal, refused } from '../accounts/outcome.ts'
import { advance, type ContributionRow, deleteReceiving, findOwn } from '../store/contributions.ts'
import { unreviewed } from '../store/unreviewed.ts'
import type { ArrivingBytes } from './arriving-bytes.ts'
import type { CompleteUpload } from './complete-upload.ts'
import type { ContributionTools } from './contribution-tools.ts'

/** How far an upload came. */
export const progressOf = (row: ContributionRow): UploadProgress => ({
  id: row.id,
  offset: row.receivedBytes,
  isComplete: row.state !== 'receiving',
})

/**
 * Takes bytes of an upload from `offset` on, which must be where what we have ends. What is acknowledged is on the disk;
 * a line that breaks in the middle loses nothing that had arrived. The last byte completes the recording.
 */
export async function receivePart(
  tools: ContributionTools,
  complete: CompleteUpload,
  arriving: ArrivingBytes,
  who: { readonly uid: string; readonly id: string },
  offset: number,
  bytes: AsyncIterable<Uint8Array>,
  announcedBytes: number | null,
): Promise<Outcome<UploadProgress>> {
  const row = await findOwn(tools.database, who.uid, who.id)
  if (!row) return complete.refusalOf(who.id)
  if (row.state !== 'receiving') return done(progressOf(row))
  if (offset !== row.receivedBytes) return refused('upload-offset')
  const most = row.bytes - offset
  if (announcedBytes !== null && announcedBytes > most) return tooMuch(tools, row, offset + announcedBytes)
  if (most === 0) return complete.run(row)
  const stored = {
    own: (await unreviewed(tools.database, who.uid)).bytes,
    all: (await unreviewed(tools.database, null)).bytes,
  }
  const arrival = arriving.charge(who.uid, stored, bytes)
  const kept = await keepPart(tools, row, arrival.bytes, most).finally(arrival.end)
  if (typeof kept !== 'number') return kept
  const refusal = arrival.refusal()
  if (refusal !== null) return refused(refusal)
  const received = offset + kept
  if (received < row.bytes) return done({ id: row.id, offset: received, isComplete: false })
  return complete.run({ ...row, receivedBytes: received })
}

/** Bytes that the storage and the database have now, or why none of them. */
async function keepPart(
  tools: ContributionTools,
  row: ContributionRow,
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): Promise<number | Refusal> {
  const offset = row.receivedBytes
  const { kept, isOver } = await tools.storage.append(row.id, offset, bytes, most)
  if (isOver) return tooMuch(tools, row, row.bytes + 1)
  const isOurs = kept === 0 || (await advance(tools.database, row.id, offset, kept, tools.now()))
  return isOurs ? kept : refused('upload-offset')
}

/** More than was announced. A recording beyond the limit is given up; a part that is merely too long is not taken. */
async function tooMuch(
  { database, storage }: ContributionTools,
  row: ContributionRow,
  reaches: number,
): Promise<Refusal> {
  if (reaches <= UPLOAD_LIMITS.bytes && row.bytes < UPLOAD_LIMITS.bytes) return refused('upload-offset')
  if (await deleteReceiving(database, row.id)) await storage.remove(row.id)
  return refused('recording-too-large')
}
