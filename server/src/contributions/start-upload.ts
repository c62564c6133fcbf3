import { randomUUID } from 'node:crypto'
import type { ContributionRequest, UploadProgress } from '@candi/contracts'
import { done, type Outcome, refused } from '../accounts/outcome.ts'
import { addContribution, countReceiving, findOwn } from '../store/contributions.ts'
import { carKeyOf } from './car-key.ts'
import type { ContributionTools } from './contribution-tools.ts'

/** Uploads that one account may have begun and not ended: a bound on what a program can make us keep for a day. */
const MOST_AT_ONCE = 20
const RETRY_SECONDS = 60

/** Writes down what is told of a recording, with the consent to it. Its bytes come afterwards. */
export async function startUpload(
  { database, now }: ContributionTools,
  uid: string,
  request: ContributionRequest,
): Promise<Outcome<UploadProgress>> {
  if ((await countReceiving(database, uid)) >= MOST_AT_ONCE) return refused('slow-down', RETRY_SECONDS)
  const { beforeRecording: before } = request
  if (before !== null && (await findOwn(database, uid, before)) === null) return refused('request-invalid')
  const at = now()
  const id = randomUUID()
  await addContribution(database, {
    id,
    userId: uid,
    state: 'receiving',
    consentVersion: request.consent.version,
    consentedAt: at,
    problem: request.problem,
    severity: request.severity,
    confidence: request.confidence,
    description: request.description,
    phone: request.phone,
    vehicle: JSON.stringify(request.vehicle),
    carKey: carKeyOf(request.vehicle),
    isConfirmedByRepair: request.isConfirmedByRepair,
    beforeRecording: before,
    fileName: request.file.name.replace(/\p{C}/gu, ''),
    bytes: request.file.bytes,
    createdAt: at,
    touchedAt: at,
  })
  return done({ id, offset: 0, isComplete: false })
}
