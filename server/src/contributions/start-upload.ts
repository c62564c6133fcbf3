import { randomUUID } from 'node:crypto'
import type { ContributionRequest, UploadProgress } from '@candi/contracts'
import { done, type Outcome, refused } from '../accounts/outcome.ts'
import { addContribution, deleteSilent, findOwn, type NewContribution } from '../store/contributions.ts'
import { holdAccount, unreviewed } from '../store/unreviewed.ts'
import { WAITING_BOUNDS } from './arriving-bytes.ts'
import { carKeyOf } from './car-key.ts'
import type { ContributionTools } from './contribution-tools.ts'

/** Uploads that one account may have begun and not ended: a bound on what a program can make us keep for a day. */
const MOST_AT_ONCE = 20
const RETRY_SECONDS = 60
/** Recordings of one account that nobody reviewed yet. */
const MOST_WAITING = 100
/** An upload of which no byte has come for so long holds no place any more; it was begun and forgotten, or only to hold it. */
const SILENT_MS = 10 * 60_000

/** Writes down what is told of a recording, with the consent to it. Its bytes come afterwards. */
export async function startUpload(
  { database, now }: ContributionTools,
  uid: string,
  request: ContributionRequest,
): Promise<Outcome<UploadProgress>> {
  const { beforeRecording: before } = request
  if (before !== null && (await findOwn(database, uid, before)) === null) return refused('request-invalid')
  const at = now()
  const id = randomUUID()
  const row: NewContribution = {
    id,
    userId: uid,
    state: 'receiving',
    consentVersion: request.consent.version,
    consentedAt: at,
    problem: request.problem,
    severity: request.severity,
    confidence: request.confidence,
    description: storable(request.description),
    phone: storable(request.phone),
    vehicle: JSON.stringify(request.vehicle),
    carKey: storable(carKeyOf(request.vehicle)),
    isConfirmedByRepair: request.isConfirmedByRepair,
    beforeRecording: before,
    fileName: request.file.name.replace(/\p{C}/gu, ''),
    bytes: request.file.bytes,
    createdAt: at,
    touchedAt: at,
  }
  // Held meanwhile, so that of many begun at once no more fit than one after the other.
  return database.transaction(async (transaction) => {
    if (!(await holdAccount(transaction, uid))) return refused('signed-out')
    await deleteSilent(transaction, uid, new Date(at.getTime() - SILENT_MS))
    const own = await unreviewed(transaction, uid)
    if (own.receiving >= MOST_AT_ONCE) return refused('slow-down', RETRY_SECONDS)
    if (own.recordings >= MOST_WAITING || own.bytes + row.bytes > WAITING_BOUNDS.bytesOfOne)
      return refused('recordings-waiting')
    if ((await unreviewed(transaction, null)).bytes + row.bytes > WAITING_BOUNDS.bytesInAll)
      return refused('recordings-full')
    await addContribution(transaction, row)
    return done({ id, offset: 0, isComplete: false })
  })
}

/** PostgreSQL holds every character but this one. */
const storable = (text: string) => text.replaceAll('\0', '')
