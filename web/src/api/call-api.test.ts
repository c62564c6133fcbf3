import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { anyAnswer, callApi, whenSignedOut } from './call-api.ts'

const answer = (status: number, body: string) => {
  globalThis.fetch = vi.fn(async () => new Response(body, { status }))
}
const original = globalThis.fetch
afterEach(() => {
  globalThis.fetch = original
})

test("an answer is read with a contract's schema", async () => {
  answer(200, '{"used":3,"more":"left out"}')
  expect(await callApi('/api/x', z.object({ used: z.number() }))).toEqual({ ok: true, value: { used: 3 } })
})

test('a body goes out as JSON', async () => {
  answer(200, '{}')
  await callApi('/api/x', anyAnswer, { method: 'POST', body: { a: 1 } })
  expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  })
})

test('a failure carries the code, the sentence and the seconds to wait', async () => {
  answer(429, '{"error":{"code":"too-many-requests","message":"Later.","retryAfterSeconds":754}}')
  expect(await callApi('/api/x', anyAnswer)).toEqual({
    ok: false,
    code: 'too-many-requests',
    message: 'Later.',
    status: 429,
    retryAfterSeconds: 754,
  })
})

test('a broken line is network-request-failed with the sentence of the catalogue', async () => {
  globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await callApi('/api/x', anyAnswer)).toMatchObject({
    ok: false,
    code: 'network-request-failed',
    message: 'Network error. Please check your connection.',
  })
})

test('a stop by the caller is told apart from a broken line', async () => {
  globalThis.fetch = async (_input, init) => {
    init?.signal?.throwIfAborted()
    return new Response('{}')
  }
  expect(await callApi('/api/x', anyAnswer, { signal: AbortSignal.abort() })).toMatchObject({
    code: 'aborted',
  })
})

test('a page of a proxy and an answer of another form are never shown as they are', async () => {
  answer(502, '<html>Bad Gateway</html>')
  expect(await callApi('/api/x', anyAnswer)).toMatchObject({ code: 'response-invalid', status: 502 })
  answer(200, '{"used":"three"}')
  expect(await callApi('/api/x', z.object({ used: z.number() }))).toMatchObject({ code: 'response-invalid' })
})

test('whoever wants to know hears that the session is over', async () => {
  const heard = vi.fn()
  const stop = whenSignedOut(heard)
  answer(401, '{"error":{"code":"signed-out","message":"Please log in first."}}')
  await callApi('/api/x', anyAnswer)
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  await callApi('/api/x', anyAnswer)
  expect(heard).toHaveBeenCalledTimes(1)
})
