import { type Hearing, type ListenQuery, listenLineSchema } from '@candi/contracts'
import { type ApiFailure, type ApiResult, NETWORK_FAILURE, NETWORK_TEXT, readFailure } from './call-api.ts'

const GIVES_UP_AFTER_MILLISECONDS = 600_000
const BROKEN_OFF = 'The answer broke off before it was complete.'
const ODD_ANSWER = 'The server gave an answer that this page does not understand.'

type Told = { state: ListenQuery['state'] | null; rpm: number | null }
type Watching = { signal: AbortSignal; onProgress: (done: number) => void }

const failure = (code: string, message: string, status = 0): ApiFailure => ({
  ok: false,
  code,
  message,
  status,
})

function pathOf({ state, rpm }: Told): string {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (rpm !== null) query.set('rpm', String(rpm))
  return query.size ? `/api/listen?${query}` : '/api/listen'
}

/** Has a recording listened to; nothing of it is kept there. Never throws: a failure is a value with a sentence for the visitor. */
export async function listenTo(
  sound: Blob,
  told: Told,
  { signal, onProgress }: Watching,
): Promise<ApiResult<Hearing>> {
  const stop = new AbortController()
  const abort = () => stop.abort()
  signal.addEventListener('abort', abort)
  const timer = setTimeout(abort, GIVES_UP_AFTER_MILLISECONDS)
  try {
    const response = await fetch(pathOf(told), {
      method: 'POST',
      headers: { 'content-type': sound.type || 'application/octet-stream' },
      body: sound,
      signal: stop.signal,
    })
    if (!response.ok || !response.body) return readFailure(await response.text(), response.status)
    for await (const line of linesOf(response.body)) {
      const parsed = listenLineSchema.safeParse(parseJson(line))
      if (!parsed.success) return failure('response-invalid', ODD_ANSWER, response.status)
      if (parsed.data.type === 'hearing') return { ok: true, value: parsed.data.hearing }
      if (parsed.data.type === 'failure')
        return failure(parsed.data.code, parsed.data.message, response.status)
      onProgress(parsed.data.done)
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
