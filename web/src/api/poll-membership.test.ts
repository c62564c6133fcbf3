import { FREE_MEMBERSHIP, type Membership } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import type { ApiResult } from './call-api.ts'
import { pollMembership } from './poll-membership.ts'

const document = (version: number, membershipTier: Membership['membershipTier'] = 'free'): Membership => ({
  ...FREE_MEMBERSHIP,
  membershipTier,
  version,
})
const busy = { ok: false, code: 'busy', message: '', status: 503 } as const
const broken = { ok: false, code: 'response-invalid', message: '', status: 200 } as const

/** Answers one after the other, each after so many milliseconds of a clock that only waiting moves; then it ends. */
async function poll(answers: { result: ApiResult<Membership>; after: number }[]) {
  const stop = new AbortController()
  const asked: (number | undefined)[] = []
  const told: (Membership | undefined)[] = []
  const waits: number[] = []
  let at = 0
  await pollMembership(
    async (after) => {
      const answer = answers.shift()
      if (!answer) {
        stop.abort()
        return busy
      }
      asked.push(after)
      at += answer.after
      return answer.result
    },
    (membership) => told.push(membership),
    stop.signal,
    {
      now: () => at,
      wait: async (milliseconds) => {
        waits.push(milliseconds)
        at += milliseconds
      },
      random: () => 1,
    },
  )
  return { asked, told, waits }
}

describe('polling the membership', () => {
  it('asks first for what there is, then for what comes after it', async () => {
    const { asked, told, waits } = await poll([
      { result: { ok: true, value: document(0) }, after: 10 },
      { result: { ok: true, value: document(0) }, after: 25_000 },
      { result: { ok: true, value: document(3, 'founder') }, after: 700 },
      { result: { ok: true, value: document(3, 'founder') }, after: 25_000 },
    ])
    expect(asked).toEqual([undefined, 0, 0, 3])
    expect(told.map((membership) => membership?.membershipTier)).toEqual([
      'free',
      'free',
      'founder',
      'founder',
    ])
    expect(waits).toEqual([])
  })

  it('goes on in silence over failures that pass', async () => {
    const { told, waits } = await poll([
      { result: { ok: true, value: document(2, 'pro') }, after: 10 },
      { result: busy, after: 10 },
      { result: busy, after: 10 },
      { result: { ok: true, value: document(2, 'pro') }, after: 25_000 },
    ])
    expect(told).toEqual([document(2, 'pro'), document(2, 'pro')])
    expect(waits).toEqual([1_000, 2_000])
  })

  it('tells that the document could not be loaded, and begins anew a minute later', async () => {
    const { asked, told, waits } = await poll([
      { result: { ok: true, value: document(2, 'pro') }, after: 10 },
      { result: broken, after: 10 },
      { result: { ok: true, value: document(2, 'pro') }, after: 10 },
    ])
    expect(asked).toEqual([undefined, 2, undefined])
    expect(told).toEqual([document(2, 'pro'), undefined, document(2, 'pro')])
    expect(waits).toEqual([60_000])
  })

  it('does not hammer a server that holds nothing back', async () => {
    const { waits } = await poll([
      { result: { ok: true, value: FREE_MEMBERSHIP }, after: 5 },
      { result: { ok: true, value: FREE_MEMBERSHIP }, after: 5 },
      { result: { ok: true, value: FREE_MEMBERSHIP }, after: 5 },
    ])
    expect(waits).toEqual([10_000, 10_000])
  })
})
