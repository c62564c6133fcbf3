import type { Hearing } from '@candi/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { listenTo } from './listen.ts'

const hearing: Hearing = {
  seconds: 8,
  state: { id: 'idle', probability: 0.9, isTold: true },
  fault: null,
  sounds: [],
  orders: [],
  engineSpeed: null,
  flaws: ['too_quiet'],
  signs: [],
  summary: 'I cannot tell from this recording.',
  next: null,
}
const sound = new Blob(['RIFF'], { type: 'audio/wav' })
const line = (value: object) => `${JSON.stringify(value)}\n`
const watching = (onProgress = (_done: number) => {}) => ({
  signal: new AbortController().signal,
  onProgress,
})

/** A body that arrives in these pieces, whatever lines they cut. */
function answers(pieces: string[], status = 200) {
  const sent = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(controller) {
            for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
            controller.close()
          },
        }),
        { status },
      ),
    ),
  )
  vi.stubGlobal('fetch', sent)
  return sent
}
afterEach(() => vi.unstubAllGlobals())

test('the file goes out with what the owner said of it, and progress is told before the hearing', async () => {
  const sent = answers([line({ type: 'progress', done: 0.5 }) + line({ type: 'hearing', hearing })])
  const told: number[] = []
  const result = await listenTo(
    sound,
    { state: 'idle', rpm: 800 },
    watching((done) => told.push(done)),
  )
  expect(result).toEqual({ ok: true, value: hearing })
  expect(told).toEqual([0.5])
  expect(sent.mock.calls[0]?.[0]).toBe('/api/listen?state=idle&rpm=800')
  expect(sent.mock.calls[0]?.[1].body).toBe(sound)
})

test('lines that arrive in pieces are put together, also inside a letter', async () => {
  const text = line({ type: 'hearing', hearing: { ...hearing, summary: 'Knock — “twice”.' } })
  const bytes = new TextEncoder().encode(text)
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(controller) {
            for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
            controller.close()
          },
        }),
      ),
    ),
  )
  const result = await listenTo(sound, { state: null, rpm: null }, watching())
  expect(result.ok && result.value.summary).toBe('Knock — “twice”.')
})

test('a failure in the stream and a refusal before it are told in the words of the server', async () => {
  answers([line({ type: 'failure', code: 'recording-too-long', message: 'Five minutes at most.' })])
  expect(await listenTo(sound, { state: null, rpm: null }, watching())).toMatchObject({
    ok: false,
    code: 'recording-too-long',
    message: 'Five minutes at most.',
  })
  answers([JSON.stringify({ error: { code: 'pro-needed', message: 'In Pro and Founder.' } })], 403)
  expect(await listenTo(sound, { state: null, rpm: null }, watching())).toMatchObject({
    ok: false,
    code: 'pro-needed',
    status: 403,
  })
})

test('an answer that breaks off, or is none of ours, is a failure and no hearing', async () => {
  answers([line({ type: 'progress', done: 0.1 })])
  expect(await listenTo(sound, { state: null, rpm: null }, watching())).toMatchObject({
    code: 'network-request-failed',
  })
  answers(['<html>proxy</html>\n'])
  expect(await listenTo(sound, { state: null, rpm: null }, watching())).toMatchObject({
    code: 'response-invalid',
  })
})

test('whoever stops it is told that it was stopped', async () => {
  const stopping = new AbortController()
  stopping.abort()
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'AbortError')))
  expect(
    await listenTo(sound, { state: null, rpm: null }, { signal: stopping.signal, onProgress: () => {} }),
  ).toMatchObject({ code: 'aborted' })
})
