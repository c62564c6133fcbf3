import type { Hearing } from '@candi/contracts'
import { type ApiResult, NETWORK_FAILURE } from '../../api/call-api.ts'
import type { CaseRecording } from '../../api/case-recording.ts'
import { listenTo } from '../../api/listen.ts'
import { isOffline } from '../../api/offline-sentence.ts'
import { restUntilOnline } from '../../api/rest-until-online.ts'
import { readSound } from '../../features/keep-cases/sound-store.ts'

/** Tries where the network is there and our server is not, before the owner is told. */
const TRIES = 3
const REST_MILLISECONDS = 3_000
const LONG_REST_MILLISECONDS = 60_000
const GONE =
  'The sound of this recording is not in this browser any more, so it cannot be heard again. What was heard before stays.'

/** Done from 0 to 1, or waiting for the network. */
export type HearingProgress = number | 'offline'

/** Has one kept recording heard, however long the network is away. */
export async function hearInTurn(
  { id, told }: CaseRecording,
  signal: AbortSignal,
  onProgress: (progress: HearingProgress) => void,
): Promise<ApiResult<Hearing>> {
  const sound = await readSound(id).catch(() => undefined)
  if (!sound) return { ok: false, code: 'sound-gone', message: GONE, status: 0 }
  for (let tries = 1; ; ) {
    onProgress(isOffline() ? 'offline' : 0)
    const result = isOffline() ? undefined : await listenTo(sound, told, { signal, onProgress })
    const isUnreached = !result || (!result.ok && result.code === NETWORK_FAILURE)
    if (result && (!isUnreached || signal.aborted || (tries >= TRIES && !isOffline()))) return result
    if (!isOffline()) tries += 1
    await restUntilOnline(isOffline() ? LONG_REST_MILLISECONDS : REST_MILLISECONDS, signal)
    if (signal.aborted) return { ok: false, code: 'aborted', message: '', status: 0 }
  }
}
