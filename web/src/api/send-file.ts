import { type ApiFailure, type ApiResult, NETWORK_FAILURE, NETWORK_TEXT, readFailure } from './call-api.ts'

const GIVES_UP_AFTER_MILLISECONDS = 600_000
const BROKEN_OFF = 'The answer broke off before it was complete.'
const ODD_ANSWER = 'The server gave an answer that this page does not understand.'

export type Watching = { signal: AbortSignal; onProgress: (done: number) => void }

/** One line of an answer that arrives in lines of JSON. */
export type AnswerLine<T> =
  | { type: 'progress'; done: number }
  | { type: 'answer'; answer: T }
  | { type: 'failure'; code: string; message: string }

const failure = (code: string, message: string, status = 0): ApiFailure => ({
  ok: false,
  code,
  message,
  status,
})

/**
 * Sends a file to be judged and reads the lines that come back. Never throws: a failure is a value with a sentence for the
 * visitor.
 * @param readLine undefined for a line that is none of ours
 */
export async function sendFile<T>(
  path: string,
  file: Blob,
  readLine: (line: unknown) => AnswerLine<T> | undefined,
  { signal, onProgress }: Watching,
): Promise<ApiResult<T>> {
  const stop = new AbortController()
  const abort = () => stop.abort()
  signal.addEventListener('abort', abort)
  const timer = setTimeout(abort, GIVES_UP_AFTER_MILLISECONDS)
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': file.type || 'application/octet-stream' },
      body: file,
      signal: stop.signal,
    })
    if (!response.ok || !response.body) return readFailure(await response.text(), response.status)
    for await (const text of linesOf(response.body)) {
      const line = readLine(parseJson(text))
      if (!line) return failure('response-invalid', ODD_ANSWER, response.status)
      if (line.type === 'answer') return { ok: true, value: line.answer }
      if (line.type === 'failure') return failure(line.code, line.message, response.status)
      onProgress(line.done)
    }
    return failure(NETWORK_FAILURE, BROKEN_OFF)
  } catch {
    return failure(signal.aborted ? 'aborted' : NETWORK_FAILURE, NETWORK_TEXT)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined // half a line, or a proxy's page: the schema tells that it will not do
  }
}

/** Whole lines as they arrive, empty ones left out. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += decoder.decode(value, { stream: !done })
      const lines = rest.split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.trim()) yield line
      if (done) return
    }
  } finally {
    // Whoever has what they came for leaves; a body that ended already is not bothered by it.
    void reader.cancel().catch(() => undefined)
  }
}
