import { STORAGE_CLIENT } from '@candi/contracts'
import { type ApiResult, callApi } from './call-api.ts'
import type { Schema } from './plain-schema.ts'
import { OPERATION_MILLISECONDS, retryOperation, type Surroundings } from './retry-operation.ts'
import type { keepPass } from './storage-pass.ts'

/** Bytes of an upload, all their tries together, are given up after so long; a smaller operation as soon as any other. */
export const UPLOAD_MILLISECONDS = 600_000

type Parts = {
  pass: ReturnType<typeof keepPass>
  surroundings: Surroundings
  /** Sends one request; `callApi` in the product. */
  send?: typeof callApi
}
type StorageRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
}
/** Bytes of a recording, and which of its bytes is their first. */
export type RecordingPart = { bytes: Blob; offset: number }

/**
 * Speaks to the storage of recordings. Every request carries a short-lived bearer token, the app-check token of the
 * session, the version of the storage and the id of the app; what fails in a way that may pass is tried again, backing
 * off. Failures are values.
 */
export function createStorageClient({ pass, surroundings, send = callApi }: Parts) {
  async function attempt<T>(
    path: string,
    schema: Schema<T>,
    request: StorageRequest,
    signal: AbortSignal,
  ): Promise<ApiResult<T>> {
    const given = await pass.get()
    if (!given.ok) return given
    const result = await send(path, schema, {
      ...request,
      signal,
      headers: {
        ...request.headers,
        authorization: `Bearer ${given.value.token}`,
        'x-app-check': given.value.appCheck,
        'x-storage-version': STORAGE_CLIENT.version,
        'x-app-id': STORAGE_CLIENT.appId,
      },
    })
    if (!result.ok && result.status === 401) pass.forget()
    return result
  }

  async function carryOut<T>(
    path: string,
    schema: Schema<T>,
    request: StorageRequest,
    mostMilliseconds: number,
    signal: AbortSignal,
  ): Promise<ApiResult<T>> {
    const limit = boundedSignal(signal, mostMilliseconds, surroundings)
    // A pass that ran out on the way is no reason to trouble anybody: once, with a new one.
    let mayRenew = true
    try {
      return await retryOperation(
        async () => {
          const result = await attempt(path, schema, request, limit.signal)
          if (result.ok || result.status !== 401 || !mayRenew) return result
          mayRenew = false
          return attempt(path, schema, request, limit.signal)
        },
        limit.signal,
        surroundings,
        mostMilliseconds,
      )
    } finally {
      limit.end()
    }
  }

  return {
    /** Anything small: 120 seconds at most. */
    operate: <T>(path: string, schema: Schema<T>, request: StorageRequest, signal: AbortSignal) =>
      carryOut(path, schema, request, OPERATION_MILLISECONDS, signal),
    /** A part of a recording: 600 seconds at most. */
    upload: <T>(path: string, schema: Schema<T>, { bytes, offset }: RecordingPart, signal: AbortSignal) =>
      carryOut(
        path,
        schema,
        { method: 'PATCH', body: bytes, headers: { 'upload-offset': String(offset) } },
        UPLOAD_MILLISECONDS,
        signal,
      ),
  }
}

/** A signal that says stop when the caller's does, or when the time is up. */
function boundedSignal(outer: AbortSignal, milliseconds: number, { wait }: Surroundings) {
  const bound = new AbortController()
  const over = new AbortController()
  const stop = () => bound.abort()
  outer.addEventListener('abort', stop)
  if (outer.aborted) stop()
  void wait(milliseconds, over.signal).then(() => {
    if (!over.signal.aborted) stop()
  })
  return {
    signal: bound.signal,
    end: () => {
      outer.removeEventListener('abort', stop)
      over.abort()
    },
  }
}
