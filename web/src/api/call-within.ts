import { callApi, NETWORK_FAILURE, NETWORK_TEXT } from './call-api.ts'

/**
 * Calls like `callApi`, and gives one try up after so long as if the line were lost: a phone that changed its network
 * may wait forever for an answer that nobody sends.
 */
export const callWithin =
  (milliseconds: number, call: typeof callApi = callApi): typeof callApi =>
  async (path, schema, request = {}) => {
    const outer = request.signal
    const own = new AbortController()
    const stop = () => own.abort()
    const timer = setTimeout(stop, milliseconds)
    outer?.addEventListener('abort', stop)
    if (outer?.aborted) stop()
    const result = await call(path, schema, { ...request, signal: own.signal })
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
    const isTooLate = !result.ok && result.code === 'aborted' && !outer?.aborted
    return isTooLate ? { ok: false, code: NETWORK_FAILURE, message: NETWORK_TEXT, status: 0 } : result
  }
