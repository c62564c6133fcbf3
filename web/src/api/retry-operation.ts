import type { ApiFailure, ApiResult } from './call-api.ts'

/** What a retry needs of the world; tests bring their own. */
export type Surroundings = {
  now: () => number
  /** Resolves after so many milliseconds, or as soon as the signal says stop. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Between two tries, where something may end the wait early: a line that is back. Told what failed. */
  rest?: (milliseconds: number, signal: AbortSignal, failure: ApiFailure) => Promise<void>
  /** From 0 to 1: a thousand browsers that lost one server must not come back in one moment. */
  random: () => number
}

const FIRST_WAIT_MILLISECONDS = 1_000
const LONGEST_WAIT_MILLISECONDS = 30_000
/** An operation is given up after so long. */
export const OPERATION_MILLISECONDS = 120_000

/** Failures that may pass by themselves: no answer at all, 408, 429 and every 5xx. */
export const isRetryable = ({ status, code }: { status: number; code: string }): boolean =>
  code !== 'aborted' && (status === 0 || status === 408 || status === 429 || status >= 500)

/** Tries until it works, backing off, for at most 120 seconds or as told; then the last failure is the answer. */
export async function retryOperation<T>(
  call: () => Promise<ApiResult<T>>,
  signal: AbortSignal,
  { now, wait, rest = wait, random }: Surroundings,
  mostMilliseconds = OPERATION_MILLISECONDS,
): Promise<ApiResult<T>> {
  const begun = now()
  for (let backOff = FIRST_WAIT_MILLISECONDS; ; backOff = Math.min(backOff * 2, LONGEST_WAIT_MILLISECONDS)) {
    const result = await call()
    if (result.ok || signal.aborted || !isRetryable(result)) return result
    const asked = (result.retryAfterSeconds ?? 0) * 1_000
    const pause = Math.max(asked, backOff * (0.5 + random() / 2))
    if (now() + pause - begun > mostMilliseconds) return result
    await rest(pause, signal, result)
    if (signal.aborted) return result
  }
}

export const REAL_SURROUNDINGS: Surroundings = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      signal.addEventListener('abort', end)
      if (signal.aborted) end()
    }),
  random: () => Math.random(),
}
