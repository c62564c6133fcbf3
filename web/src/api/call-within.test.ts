import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anyAnswer, callApi } from './call-api.ts'
import { callWithin } from './call-within.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // A line on which nothing ever comes back.
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError'))),
      ),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const call = callWithin(60_000, callApi)

test('a try that nobody answers is a lost line after its time, so that it is tried again', async () => {
  const result = call('/api/x', anyAnswer, { signal: new AbortController().signal })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await result).toMatchObject({ ok: false, code: 'network-request-failed', status: 0 })
})

test('stopped by the caller it is stopped', async () => {
  const stop = new AbortController()
  const result = call('/api/x', anyAnswer, { signal: stop.signal })
  stop.abort()
  expect(await result).toMatchObject({ ok: false, code: 'aborted' })
  expect(vi.getTimerCount()).toBe(0)
})

test('an answer in time is the answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  expect(await call('/api/x', anyAnswer)).toMatchObject({ ok: true })
  expect(vi.getTimerCount()).toBe(0)
})
