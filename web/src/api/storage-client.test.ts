import { afterEach, describe, expect, it, vi } from 'vitest'
import { anyAnswer } from './call-api.ts'
import type { Surroundings } from './retry-operation.ts'
import { createStorageClient } from './storage-client.ts'
import { keepPass } from './storage-pass.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A clock that moves when somebody waits; what waits longest is woken last. */
function fakeWorld(answers: (() => Response | Promise<Response>)[], passLifeSeconds = 300) {
  let clock = 0
  const sleeping: { until: number; wake: () => void }[] = []
  const surroundings: Surroundings = {
    now: () => clock,
    random: () => 1,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          signal.removeEventListener('abort', wake)
          resolve()
        }
        sleeping.push({ until: clock + milliseconds, wake })
        signal.addEventListener('abort', wake)
      }),
  }
  const requests: { path: string; headers: Headers; method: string; body: unknown; at: number }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push({
      path,
      headers: new Headers(init.headers),
      method: init.method ?? '',
      body: init.body,
      at: clock,
    })
    const answer = answers[Math.min(requests.length - 1, answers.length - 1)]
    let refuse = () => {}
    const aborted = new Promise<never>((_, reject) => {
      refuse = () => reject(new DOMException('stopped', 'AbortError'))
    })
    init.signal?.addEventListener('abort', refuse)
    try {
      return await Promise.race([answer?.() ?? new Response(null, { status: 500 }), aborted])
    } finally {
      init.signal?.removeEventListener('abort', refuse)
    }
  })
  let passes = 0
  const pass = keepPass(
    async () => {
      passes += 1
      const expiresAt = clock + passLifeSeconds * 1_000
      return { ok: true, value: { token: `token-${passes}`, appCheck: 'check', expiresAt } }
    },
    () => clock,
  )
  const client = createStorageClient({ pass, surroundings })
  /** Lets time pass until the client has an answer. */
  const outcome = async <T>(running: Promise<T>): Promise<T> => {
    let isDone = false
    const done = running.finally(() => {
      isDone = true
    })
    for (let turn = 0; turn < 2_000 && !isDone; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      if (isDone) break
      sleeping.sort((a, b) => a.until - b.until)
      const next = sleeping.shift()
      if (!next) continue
      clock = Math.max(clock, next.until)
      next.wake()
    }
    return done
  }
  return { client, requests, outcome, clock: () => clock, passes: () => passes }
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify({ error: { code: 'busy', message: 'Later.' } }), { status: code, headers })
const fine = () => new Response('{}')
const never = () => new Promise<Response>(() => {})
const signal = new AbortController().signal
const recording = { bytes: new Blob(['sound'], { type: 'audio/wav' }), offset: 3 }

describe('the storage client', () => {
  it('sends the bearer token, the app check, the storage version, the app id and the offset with a part of an upload', async () => {
    const { client, requests, outcome } = fakeWorld([fine])
    expect(await outcome(client.upload('/api/storage/1', anyAnswer, recording, signal))).toMatchObject({
      ok: true,
    })
    const [sent] = requests
    expect(sent?.method).toBe('PATCH')
    expect(sent?.body).toBe(recording.bytes)
    expect(sent?.headers.get('upload-offset')).toBe('3')
    expect(sent?.headers.get('content-type')).toBe('audio/wav')
    expect(sent?.headers.get('authorization')).toBe('Bearer token-1')
    expect(sent?.headers.get('x-app-check')).toBe('check')
    expect(sent?.headers.get('x-storage-version')).toBe('1')
    expect(sent?.headers.get('x-app-id')).toBe('candi-web')
  })

  it('tries again, backing off, after 408, 429, every 5xx and no answer at all', async () => {
    const { client, requests, outcome } = fakeWorld([
      status(408),
      status(429),
      status(500),
      status(503),
      () => Promise.reject(new TypeError('network')),
      fine,
    ])
    expect(
      (await outcome(client.operate('/api/storage/1', anyAnswer, { method: 'DELETE' }, signal))).ok,
    ).toBe(true)
    expect(requests.map(({ at }) => at)).toEqual([0, 1_000, 3_000, 7_000, 15_000, 31_000])
  })

  it('does not try again what cannot come right by itself', async () => {
    for (const code of [400, 403, 404, 409, 413]) {
      const { client, requests, outcome } = fakeWorld([status(code)])
      const result = await outcome(client.upload('/api/storage/1', anyAnswer, recording, signal))
      expect(result).toMatchObject({ ok: false, status: code })
      expect(requests).toHaveLength(1)
    }
  })

  it('gives an operation up after 120 seconds and an upload after 600', async () => {
    for (const [most, start] of [
      [
        120_000,
        (world: ReturnType<typeof fakeWorld>) =>
          world.client.operate('/api/storage/1', anyAnswer, { method: 'GET' }, signal),
      ],
      [
        600_000,
        (world: ReturnType<typeof fakeWorld>) =>
          world.client.upload('/api/storage/1', anyAnswer, recording, signal),
      ],
    ] as const) {
      const world = fakeWorld([status(503)])
      expect(await world.outcome(start(world))).toMatchObject({ ok: false, status: 503 })
      const last = world.requests.at(-1)?.at ?? 0
      expect(last).toBeLessThanOrEqual(most)
      // The next try would have come at most 30 seconds later, past the limit.
      expect(last).toBeGreaterThan(most - 31_000)
    }
  })

  it('does not wait longer for an answer that never comes', async () => {
    const world = fakeWorld([never])
    const result = await world.outcome(world.client.upload('/api/storage/1', anyAnswer, recording, signal))
    expect(result).toMatchObject({ ok: false, code: 'aborted' })
    expect(world.clock()).toBe(600_000)
  })

  it('stops when it is told to', async () => {
    const stop = new AbortController()
    const world = fakeWorld([never])
    const running = world.client.upload('/api/storage/1', anyAnswer, recording, stop.signal)
    await new Promise((resolve) => setImmediate(resolve))
    stop.abort()
    expect(await running).toMatchObject({ ok: false, code: 'aborted' })
    expect(world.requests).toHaveLength(1)
  })

  it('asks for a pass once for many uploads, and for a new one shortly before it ends', async () => {
    const world = fakeWorld([status(503), status(503), status(503), status(503), status(503), fine], 45)
    await world.outcome(world.client.upload('/api/storage/1', anyAnswer, recording, signal))
    // Good until 45 s, renewed 30 s before that: the tries at 0, 1, 3 and 7 s share one, those at 15 and 31 s do not.
    expect(world.requests.map(({ headers }) => headers.get('authorization')?.slice(7))).toEqual([
      'token-1',
      'token-1',
      'token-1',
      'token-1',
      'token-2',
      'token-3',
    ])
  })

  it('takes a new pass once when the storage refuses the old one', async () => {
    const world = fakeWorld([status(401), fine])
    expect(
      (await world.outcome(world.client.upload('/api/storage/1', anyAnswer, recording, signal))).ok,
    ).toBe(true)
    expect(world.passes()).toBe(2)
    const refusing = fakeWorld([status(401)])
    const refused = await refusing.outcome(
      refusing.client.upload('/api/storage/1', anyAnswer, recording, signal),
    )
    expect(refused).toMatchObject({ ok: false, status: 401 })
    expect(refusing.requests).toHaveLength(2)
  })
})
