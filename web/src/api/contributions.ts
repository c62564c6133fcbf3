import {
  type ContributionRequest,
  type OwnContributions,
  ownContributionsSchema,
  storagePassSchema,
  type UploadProgress,
  uploadProgressSchema,
} from '@candi/contracts'
import { type ApiFailure, type ApiResult, anyAnswer, callApi } from './call-api.ts'
import { callWithin } from './call-within.ts'
import { isOffline } from './offline-sentence.ts'
import { restUntilOnline } from './rest-until-online.ts'
import { REAL_SURROUNDINGS } from './retry-operation.ts'
import { createStorageClient, type RecordingPart } from './storage-client.ts'
import { keepPass, type StoragePass } from './storage-pass.ts'

const ROOT = '/api/contributions'
const pathOf = (id: string) => `${ROOT}/${encodeURIComponent(id)}`

const passSchema = storagePassSchema.transform(
  (pass): StoragePass => ({ ...pass, expiresAt: Date.parse(pass.expiresAt) }),
)
const pass = keepPass(() => callApi(`${ROOT}/pass`, passSchema, { method: 'POST' }), REAL_SURROUNDINGS.now)

/** Called when something failed that is tried again by itself. */
export type OnSetback = (failure: ApiFailure) => void
/** One try; a part takes about two seconds, and the last one waits until the sound was looked at. */
const ONE_TRY_MILLISECONDS = 60_000
const clientFor = (onSetback: OnSetback) =>
  createStorageClient({
    pass,
    send: callWithin(ONE_TRY_MILLISECONDS),
    surroundings: {
      ...REAL_SURROUNDINGS,
      rest: (milliseconds, signal, failure) => {
        onSetback(failure)
        return restUntilOnline(milliseconds, signal)
      },
    },
  })
const quiet = clientFor(() => undefined)
const never = () => new AbortController().signal

export const readOwnContributions = (): Promise<ApiResult<OwnContributions>> =>
  callApi(ROOT, ownContributionsSchema)

/** Somebody waits before a form: it is told after so many tries, not after two minutes. */
const MOST_START_TRIES = 4

/** Tells of a recording before its bytes. What waiting a moment cannot mend is told at once. */
export function startContribution(request: ContributionRequest): Promise<ApiResult<UploadProgress>> {
  const stop = new AbortController()
  let tries = 0
  const client = clientFor(({ code }) => {
    tries += 1
    if (tries === MOST_START_TRIES || code === 'slow-down' || isOffline()) stop.abort()
  })
  return client.operate(ROOT, uploadProgressSchema, { method: 'POST', body: request }, stop.signal)
}

/** How far it came. */
export const readUploadProgress = (
  id: string,
  signal: AbortSignal,
  onSetback: OnSetback,
): Promise<ApiResult<UploadProgress>> =>
  clientFor(onSetback).operate(`${pathOf(id)}/content`, uploadProgressSchema, { method: 'GET' }, signal)

export const sendRecordingPart = (
  id: string,
  part: RecordingPart,
  signal: AbortSignal,
  onSetback: OnSetback,
): Promise<ApiResult<UploadProgress>> =>
  clientFor(onSetback).upload(`${pathOf(id)}/content`, uploadProgressSchema, part, signal)

export const withdrawContribution = (id: string): Promise<ApiResult<undefined>> =>
  quiet.operate(pathOf(id), anyAnswer, { method: 'DELETE' }, never())

/** Spends five approved recordings on one case with everything. */
export const openEarnedCase = (): Promise<ApiResult<OwnContributions>> =>
  quiet.operate(`${ROOT}/case`, ownContributionsSchema, { method: 'POST' }, never())

/** For an audio player. */
export const ownSoundPath = (id: string): string => `${pathOf(id)}/sound`
