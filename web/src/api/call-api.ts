import { orMissing, plainCount, plainObject, plainString, type Schema } from './plain-schema.ts'

export const NETWORK_FAILURE = 'network-request-failed'
export const NETWORK_TEXT = 'Network error. Please check your connection.'
const ODD_ANSWER = 'The server gave an answer that this page does not understand. Please try again.'
const GIVES_UP_AFTER_MILLISECONDS = 30_000

export type ApiFailure = {
  ok: false
  /** One of contracts' error codes; or network-request-failed, aborted, response-invalid. */
  code: string
  /** The sentence for the visitor. */
  message: string
  /** The HTTP status; 0 when there was no answer. */
  status: number
  /** Where waiting helps: seconds until the next try is let through. */
  retryAfterSeconds?: number
}
export type ApiResult<T> = { ok: true; value: T } | ApiFailure

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Sent as JSON; a blob is sent as it is. */
  body?: unknown
  /** Replaces the limit of 30 seconds. */
  signal?: AbortSignal
  headers?: Record<string, string>
}

type ErrorBody = { code: string; message: string; retryAfterSeconds?: number }
const errorBody = plainObject<{ error: ErrorBody }>({
  error: plainObject<ErrorBody>({
    code: plainString,
    message: plainString,
    retryAfterSeconds: orMissing(plainCount),
  }),
})

type Listener = () => void
const signedOutListeners = new Set<Listener>()
/** Calls back when the server says that nobody is signed in any more. */
export function whenSignedOut(listener: Listener): () => void {
  signedOutListeners.add(listener)
  return () => signedOutListeners.delete(listener)
}

const failure = (code: string, message: string, status: number): ApiFailure => ({
  ok: false,
  code,
  message,
  status,
})

/** One call of our own server. Never throws: a failure is a value with a sentence for the visitor. */
export async function callApi<T>(
  path: string,
  schema: Schema<T>,
  request: ApiRequest = {},
): Promise<ApiResult<T>> {
  const { method = 'GET', body, signal = AbortSignal.timeout(GIVES_UP_AFTER_MILLISECONDS), headers } = request
  let response: Response
  let text: string
  try {
    response = await fetch(path, {
      method,
      signal,
      headers: { ...(body === undefined ? {} : { 'content-type': typeOf(body) }), ...headers },
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    })
    text = await response.text()
  } catch {
    const isStopped = request.signal?.aborted ?? false
    return failure(isStopped ? 'aborted' : NETWORK_FAILURE, NETWORK_TEXT, 0)
  }
  if (response.ok) {
    const parsed = schema.safeParse(parseJson(text))
    return parsed.success
      ? { ok: true, value: parsed.data }
      : failure('response-invalid', ODD_ANSWER, response.status)
  }
  return readFailure(text, response.status)
}

/** The failure that the body of a refusal tells. */
export function readFailure(text: string, status: number): ApiFailure {
  const parsed = errorBody.safeParse(parseJson(text))
  if (!parsed.success) return failure('response-invalid', ODD_ANSWER, status)
  const { code, message, retryAfterSeconds } = parsed.data.error
  if (code === 'signed-out') for (const listener of signedOutListeners) listener()
  return {
    ...failure(code, message, status),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  }
}

const typeOf = (body: unknown) =>
  body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json'

/** For calls whose answer holds nothing that is needed. */
export const anyAnswer: Schema<undefined> = { safeParse: () => ({ success: true, data: undefined }) }

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // an empty answer or a proxy's page: the schema decides whether that will do
  }
}
