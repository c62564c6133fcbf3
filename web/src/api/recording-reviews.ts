import {
  type Contribution,
  contributionSchema,
  type Review,
  type ReviewList,
  reviewListSchema,
  type Waveform,
  waveformSchema,
} from '@candi/contracts'
import { type ApiResult, callApi } from './call-api.ts'

const ROOT = '/api/admin/contributions'
const pathOf = (id: string) => `${ROOT}/${encodeURIComponent(id)}`

/** Recordings that wait for a listener, oldest first; pages count from 0. */
export const readWaitingRecordings = (page: number): Promise<ApiResult<ReviewList>> =>
  callApi(`${ROOT}?${new URLSearchParams({ state: 'waiting', page: String(page) })}`, reviewListSchema)

export const readWaveform = (id: string): Promise<ApiResult<Waveform>> =>
  callApi(`${pathOf(id)}/waveform`, waveformSchema)

export const reviewRecording = (id: string, review: Review): Promise<ApiResult<Contribution>> =>
  callApi(pathOf(id), contributionSchema, { method: 'POST', body: review })

/** For an audio player. */
export const reviewedSoundPath = (id: string): string => `${pathOf(id)}/sound`

/** Its bytes, or null where they cannot be had. */
export async function readReviewedSound(id: string): Promise<ArrayBuffer | null> {
  const answer = await fetch(reviewedSoundPath(id))
  return answer.ok ? answer.arrayBuffer() : null
}
