import type { Membership } from '@candi/contracts'
import { type ApiResult, callApi, NETWORK_FAILURE } from './call-api.ts'
import { plainMembership } from './kept-membership.ts'
import { retryOperation, type Surroundings } from './retry-operation.ts'

/** The server holds an answer back so long; the contract bounds it to 5 to 30 seconds. */
const HELD_SECONDS = 25
/** An answer that is later than this will not come. */
const PATIENCE_MILLISECONDS = (HELD_SECONDS + 10) * 1_000
/**
 * Who gets no news sooner than any poll may end was not held: the session has ended, or too many tabs are open. They
 * are asked again after a pause.
 */
const SOONER_MILLISECONDS = 4_000
const UNHELD_PAUSE_MILLISECONDS = 10_000
/** After an operation was given up, the next begins so much later. */
const GIVEN_UP_PAUSE_MILLISECONDS = 60_000

export type ReadMembership = (
  after: number | undefined,
  signal: AbortSignal,
) => Promise<ApiResult<Membership>>

export const readMembership: ReadMembership = async (after, signal) => {
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, PATIENCE_MILLISECONDS)
  signal.addEventListener('abort', end)
  const query = after === undefined ? '' : `?after=${after}&wait=${HELD_SECONDS}`
  const result = await callApi(`/api/membership${query}`, plainMembership, { signal: ending.signal })
  clearTimeout(timer)
  signal.removeEventListener('abort', end)
  // Stopped by our own patience it is a failure of the line like others.
  return result.ok || signal.aborted || result.code !== 'aborted'
    ? result
    : { ...result, code: NETWORK_FAILURE }
}

/**
 * Tells the membership document whenever it changes, by long polling, until the signal ends it; undefined where it
 * could not be loaded. The first answer comes at once.
 */
export async function pollMembership(
  read: ReadMembership,
  tell: (membership: Membership | undefined) => void,
  signal: AbortSignal,
  surroundings: Surroundings,
): Promise<void> {
  let after: number | undefined
  while (!signal.aborted) {
    const asked = surroundings.now()
    const result = await retryOperation(() => read(after, signal), signal, surroundings)
    if (signal.aborted) return
    if (!result.ok) {
      after = undefined
      tell(undefined)
      await surroundings.wait(GIVEN_UP_PAUSE_MILLISECONDS, signal)
      continue
    }
    tell(result.value)
    const isNews = result.value.version !== after
    after = result.value.version
    if (!isNews && surroundings.now() - asked < SOONER_MILLISECONDS)
      await surroundings.wait(UNHELD_PAUSE_MILLISECONDS, signal)
  }
}
