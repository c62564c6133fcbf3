import { describe, expect, it } from 'vitest'
import type { ApiFailure, ApiResult } from './call-api.ts'
import { isRetryable, retryOperation, type Surroundings } from './retry-operation.ts'

const failed = (status: number, more: Partial<ApiFailure> = {}): ApiFailure => ({
  ok: false,
  code: status === 0 ? 'network-request-failed' : 'busy',
  message: '',
  status,
  ...more,
})

/** A clock that only waiting moves. */
function still() {
  const waits: number[] = []
  let at = 0
  const surroundings: Surroundings = {
    now: () => at,
    wait: async (milliseconds) => {
      waits.push(milliseconds)
      at += milliseconds
    },
    random: () => 1,
  }
  return { surroundings, waits, at: () => at }
}
const never = new AbortController().signal

describe('an operation that fails', () => {
  it.each([
    [0, true],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
    [599, true],
    [400, false],
    [401, false],
    [403, false],
    [404, false],
    [413, false],
  ])('with status %i may pass by itself: %s', (status, may) => {
    expect(isRetryable(failed(status))).toBe(may)
  })

  it('is tried again after 1, 2, 4 … seconds, at most 30, until it works', async () => {
    const { surroundings, waits } = still()
    const answers: ApiResult<string>[] = [
      ...Array.from({ length: 6 }, () => failed(503)),
      { ok: true, value: 'here' },
    ]
    const result = await retryOperation(async () => answers.shift() ?? failed(500), never, surroundings)
    expect(result).toEqual({ ok: true, value: 'here' })
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000])
  })

  it('is given up after at most 120 seconds', async () => {
    const { surroundings, at } = still()
    expect(await retryOperation(async () => failed(0), never, surroundings)).toMatchObject({
      ok: false,
      status: 0,
    })
    expect(at()).toBeGreaterThan(60_000)
    expect(at()).toBeLessThanOrEqual(120_000)
  })

  it('waits as long as the server asked for, and not at all where that would be too long', async () => {
    const { surroundings, waits } = still()
    const answers: ApiResult<string>[] = [
      failed(429, { retryAfterSeconds: 40 }),
      failed(429, { retryAfterSeconds: 900 }),
    ]
    await retryOperation(async () => answers.shift() ?? failed(500), never, surroundings)
    expect(waits).toEqual([40_000])
  })

  it('is not tried again where trying cannot help, nor when it was stopped', async () => {
    const { surroundings, waits } = still()
    await retryOperation(async () => failed(404), never, surroundings)
    await retryOperation(async () => failed(503), AbortSignal.abort(), surroundings)
    expect(waits).toEqual([])
  })
})
