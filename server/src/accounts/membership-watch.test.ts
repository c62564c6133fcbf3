import { drizzle } from 'drizzle-orm/pg-proxy'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as schema from '../store/schema/index.ts'
import { MembershipWatch } from './membership-watch.ts'

describe('how long a poll is held', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A database that holds no document and tells of no change. */
  const quiet = {
    kind: 'embedded' as const,
    database: drizzle(async () => ({ rows: [] }), { schema }),
    listen: async () => async () => {},
    close: async () => {},
  }

  it.each([5_000, 30_000])('is as long as was asked for, and no longer: %i ms', async (waitMs) => {
    const watch = await MembershipWatch.start(quiet, () => {})
    let isAnswered = false
    const held = watch.next('ann', 0, waitMs, new AbortController().signal).then(() => {
      isAnswered = true
    })
    await vi.advanceTimersByTimeAsync(waitMs - 1)
    expect(isAnswered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await held
    expect(isAnswered).toBe(true)
    await watch.close()
  })
})
