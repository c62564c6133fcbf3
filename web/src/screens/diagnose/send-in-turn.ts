import { type ApiResult, NETWORK_FAILURE } from '../../api/call-api.ts'
import { isOffline } from '../../api/offline-sentence.ts'
import { restUntilOnline } from '../../api/rest-until-online.ts'
import type { Watching } from '../../api/send-file.ts'

/** Tries where the network is there and our server is not, before the owner is told. */
const TRIES = 3
const REST_MILLISECONDS = 3_000
const LONG_REST_MILLISECONDS = 60_000

/** Done from 0 to 1, or waiting for the network. */
export type TakeProgress = number | 'offline'

/** Has something kept judged by the server, however long the network is away. */
export async function sendInTurn<T>(
  send: (watching: Watching) => Promise<ApiResult<T>>,
  signal: AbortSignal,
  onProgress: (progress: TakeProgress) => void,
): Promise<ApiResult<T>> {
  for (let tries = 1; ; ) {
    onProgress(isOffline() ? 'offline' : 0)
    const result = isOffline() ? undefined : await send({ signal, onProgress })
    const isUnreached = !result || (!result.ok && result.code === NETWORK_FAILURE)
    if (result && (!isUnreached || signal.aborted || (tries >= TRIES && !isOffline()))) return result
    if (!isOffline()) tries += 1
    await restUntilOnline(isOffline() ? LONG_REST_MILLISECONDS : REST_MILLISECONDS, signal)
    if (signal.aborted) return { ok: false, code: 'aborted', message: '', status: 0 }
  }
}
